/** Lets a dialog stand before everything else as soon as it is there: `<dialog {@attach modal}>`. */
export function modal(dialog: HTMLDialogElement): void {
  dialog.showModal();
}
