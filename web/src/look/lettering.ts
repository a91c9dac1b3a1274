/** Words drawn on the board, which has no lines of its own: they are shortened or wrapped to the room there is. */

/** How wide a letter is on average, in parts of its size. */
const LETTER = 0.56;

/** Words that fit into a width, cut if they must be. */
export function shorten(words: string, width: number, size: number): string {
  const most = Math.max(2, Math.floor(width / (size * LETTER)));
  return words.length <= most ? words : `${words.slice(0, most - 1)}…`;
}

/** Words in the largest size that lets them fit into a width; in the smallest they are cut if they must be. */
export function fitted(
  words: string,
  width: number,
  { largest, smallest }: { largest: number; smallest: number },
): { words: string; size: number } {
  const fitting = width / (words.length * LETTER);
  if (fitting < smallest) return { words: shorten(words, width, smallest), size: smallest };
  return { words, size: Math.min(largest, fitting) };
}

/** Words in lines of a width. */
export function wrap(words: string, width: number, size: number): string[] {
  const most = width / (size * LETTER);
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
