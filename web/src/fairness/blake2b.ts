/** BLAKE2b (RFC 7693) with a key and a personalisation, which browsers do not have of their own. */

const INITIAL = new BigUint64Array([
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
]);
const ROUNDS = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
/** The columns and diagonals that a round mixes, each of four places. */
const MIXED = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;
const BLOCK = 128;
const ALL_BITS = 0xffffffffffffffffn;

interface Parameters {
  /** How many bytes are wanted. */
  size: number;
  key?: Uint8Array;
  /** At most sixteen letters of ASCII that set one use apart from another. */
  person?: string;
}

/** The digest of some bytes. */
export function blake2b(bytes: Uint8Array, { size, key = new Uint8Array(), person = "" }: Parameters): Uint8Array {
  const parameters = new Uint8Array(64);
  parameters.set([size, key.length, 1, 1]);
  parameters.set(new TextEncoder().encode(person), 48);
  const start = wordsOf(parameters);
  const state = INITIAL.map((word, place) => word ^ (start[place] ?? 0n));

  const keyed = new Uint8Array(key.length ? BLOCK + bytes.length : bytes.length);
  keyed.set(key);
  keyed.set(bytes, keyed.length - bytes.length);
  const blocks = Math.max(1, Math.ceil(keyed.length / BLOCK));
  for (let number = 1; number <= blocks; number++) {
    const block = new Uint8Array(BLOCK);
    block.set(keyed.subarray((number - 1) * BLOCK, number * BLOCK));
    compress(state, wordsOf(block), Math.min(number * BLOCK, keyed.length), number === blocks);
  }
  const digest = new DataView(new ArrayBuffer(64));
  state.forEach((word, place) => digest.setBigUint64(place * 8, word, true));
  return new Uint8Array(digest.buffer, 0, size);
}

function compress(state: BigUint64Array, block: BigUint64Array, length: number, isLast: boolean): void {
  const mixed = new BigUint64Array(16);
  mixed.set(state);
  mixed.set(INITIAL, 8);
  const at = (place: number) => mixed[place] ?? 0n;
  mixed[12] = at(12) ^ BigInt(length);
  if (isLast) mixed[14] = at(14) ^ ALL_BITS;
  for (let round = 0; round < 12; round++) {
    const order = ROUNDS[round % 10] ?? [];
    MIXED.forEach(([a, b, c, d], step) => {
      const word = (which: number) => block[order[2 * step + which] ?? 0] ?? 0n;
      mixed[a] = at(a) + at(b) + word(0);
      mixed[d] = turned(at(d) ^ at(a), 32n);
      mixed[c] = at(c) + at(d);
      mixed[b] = turned(at(b) ^ at(c), 24n);
      mixed[a] = at(a) + at(b) + word(1);
      mixed[d] = turned(at(d) ^ at(a), 16n);
      mixed[c] = at(c) + at(d);
      mixed[b] = turned(at(b) ^ at(c), 63n);
    });
  }
  for (let place = 0; place < 8; place++) state[place] = (state[place] ?? 0n) ^ at(place) ^ at(place + 8);
}

/** A word of 64 bits turned to the right. */
function turned(word: bigint, by: bigint): bigint {
  return (word >> by) | ((word << (64n - by)) & ALL_BITS);
}

function wordsOf(bytes: Uint8Array): BigUint64Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return BigUint64Array.from({ length: bytes.length / 8 }, (_, place) => view.getBigUint64(place * 8, true));
}
