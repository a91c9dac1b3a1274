/** The record of a match as a file. */
import { getRecord } from "../server/http";

/** Lets the browser keep the record of a match. */
export async function downloadRecord(match: string, game: string): Promise<void> {
  const { record } = await getRecord(match);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  link.download = `${game}-${match}.pessoi`;
  link.click();
  URL.revokeObjectURL(link.href);
}
