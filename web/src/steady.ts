/** Keeps what has not changed the same object, so that nothing is drawn anew for it. */

/**
 * The fresh value, in which every part that equals the same part of the old one is that old part. `fresh` is plain data
 * that nobody else holds, as from JSON: its parts are exchanged in place.
 */
export function keepEqual<Value>(old: unknown, fresh: Value): Value {
  return exchange(old, fresh) as Value;
}

/** A function to derive something that keeps the equal parts of what it made before. */
export function steadily<Value>(make: () => Value): () => Value {
  let last: Value | undefined;
  return () => (last = keepEqual(last, make()));
}

type Parts = Record<string, unknown>;

function exchange(old: unknown, fresh: unknown): unknown {
  if (Object.is(old, fresh) || !hasParts(old) || !hasParts(fresh)) return fresh;
  if (Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const names = Object.keys(fresh);
  let isEqual = names.length === Object.keys(old).length;
  for (const name of names) {
    const part = fresh[name];
    const kept = exchange(old[name], part);
    if (kept !== part) fresh[name] = kept;
    if (!Object.is(kept, old[name]) || !(name in old)) isEqual = false;
  }
  return isEqual ? old : fresh;
}

function hasParts(value: unknown): value is Parts {
  if (typeof value !== "object" || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
