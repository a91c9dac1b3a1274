/** What of a record its dice depend on. */

/** What is agreed before the first roll. */
export interface Setup {
  seats: number;
  options: Record<string, unknown>;
}

export interface Fixed extends Setup {
  commitment: string;
  /** The server's part, then each seat's; none while the match is running. */
  parts: string[];
  /** Whether all of it was played under the rules of its beginning. */
  isWhole: boolean;
}

/** Reads the lines of a record in words. */
export function readRecord(record: string): Fixed {
  const fields = new Map(record.split("\n").map((line) => splitOnce(line)));
  const seed = fields.get("seed");
  return {
    seats: Number(fields.get("seats")),
    options: JSON.parse(fields.get("options") ?? "{}") as Record<string, unknown>,
    commitment: fields.get("commitment") ?? "",
    parts: seed === undefined ? [] : seed.split("/"),
    isWhole: !fields.has("origin"),
  };
}

function splitOnce(line: string): [string, string] {
  const place = line.indexOf(" ");
  return place < 0 ? [line, ""] : [line.slice(0, place), line.slice(place + 1)];
}
