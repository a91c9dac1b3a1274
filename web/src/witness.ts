/** What this browser saw of a table's dice before they were rolled, kept to be compared when all parts are open. */
import type { ShownTable } from "./server/wire";

export interface Witness {
  /** What bound the server to its part, and then to all of them. */
  entropy?: string;
  commitment?: string;
  /** The parts this browser added itself, by seat. */
  nonces?: Record<string, string>;
}

const PLACE = "pessoi-dice";
/** For how many tables it is kept, the latest ones. */
const MOST = 100;

function readAll(): [table: string, witness: Witness][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? (kept as [string, Witness][]) : [];
  } catch {
    return [];
  }
}

/** What was seen of this table; null if nothing was. */
export function witnessOf(table: string): Witness | null {
  return readAll().find(([kept]) => kept === table)?.[1] ?? null;
}

function keep(table: string, witness: Witness): void {
  const others = readAll().filter(([kept]) => kept !== table);
  localStorage.setItem(PLACE, JSON.stringify([...others, [table, witness]].slice(-MOST)));
}

/** Keeps what a table shows when it is first seen; what is shown later does not replace it. */
export function bearWitness({ id, status, entropy_commitment: entropy, commitment }: ShownTable): void {
  if (status === "finished") return;
  const seen = witnessOf(id);
  if (seen?.entropy !== undefined && (commitment === null || seen.commitment !== undefined)) return;
  const news = commitment === null ? { entropy } : { entropy, commitment };
  keep(id, { ...news, ...seen });
}

/** Keeps the part that this browser adds for a seat. */
export function addPart(table: string, seat: number, nonce: string): void {
  const seen = witnessOf(table);
  keep(table, { ...seen, nonces: { ...seen?.nonces, [seat]: nonce } });
}
