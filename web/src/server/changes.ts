/** What has changed in a view, put into the one that is held; `pessoi/scene/changes.py` says how it is found. */
import type { Update } from "./wire";

type Changes = NonNullable<Update["changes"]>;
type Step = string | number;
type Parts = Record<Step, unknown>;

/** The view with these changes; what did not change is shared with the old one, which stays as it was. */
export function changed<View>(view: View, changes: Changes): View {
  return changes.reduce<unknown>((made, [path, value]) => withChange(made, path, value), view) as View;
}

function withChange(part: unknown, [step, ...rest]: Step[], value: unknown): unknown {
  if (step === undefined) return value;
  const twin = (Array.isArray(part) ? part.slice() : { ...(part as Parts) }) as Parts;
  twin[step] = withChange(twin[step], rest, value);
  return twin;
}
