/** The dice of a match, derived from its seed as `pessoi/kernel/dice.py` does: a key, and a place in its stream. */
import { blake2b } from "./blake2b";

const BLOCK = 64;
const BYTE = 256;
const DIE = 6;

/** The key of the dice for a seed. */
export function keyOf(seed: string): Uint8Array {
  return blake2b(new TextEncoder().encode(seed), { size: 32, person: "pessoi seed" });
}

export class Dice {
  #position = 0;
  #block: Uint8Array = new Uint8Array();

  constructor(private readonly key: Uint8Array) {}

  #byte(): number {
    const place = this.#position % BLOCK;
    if (place === 0) {
      const number = new DataView(new ArrayBuffer(8));
      number.setBigUint64(0, BigInt(this.#position / BLOCK), true);
      this.#block = blake2b(new Uint8Array(number.buffer), { size: BLOCK, key: this.key, person: "pessoi dice" });
    }
    this.#position += 1;
    return this.#block[place] ?? 0;
  }

  /** A number from 0 to n - 1, for n up to 256; bytes that would favour the small ones are thrown away. */
  below(n: number): number {
    let byte = this.#byte();
    while (byte >= BYTE - (BYTE % n)) byte = this.#byte();
    return byte % n;
  }

  roll(): number {
    return this.below(DIE) + 1;
  }

  /** As much of the stream as it takes to shuffle so many cards. */
  shuffle(cards: number): void {
    for (let last = cards - 1; last > 0; last--) this.below(last + 1);
  }
}
