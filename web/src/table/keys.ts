/** Whether a key is meant for the page, and not for a field one is writing in or for the browser. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const { target } = event;
  return !(target instanceof HTMLElement && target.closest("input, select, textarea, dialog"));
}
