/** The words of lessons, fetched when first asked for. */
import * as server from "../server/http";
import type { Language, ShownLesson } from "../server/wire";

const fetched = new Map<string, Promise<ShownLesson>>();

/** The words of a game's lesson; what could not be fetched is asked for again next time. */
export function findLesson(game: string, language: Language): Promise<ShownLesson> {
  const key = `${game} ${language}`;
  let lesson = fetched.get(key);
  if (!lesson) {
    lesson = server.getLesson(game, language);
    fetched.set(key, lesson);
    lesson.catch(() => fetched.delete(key));
  }
  return lesson;
}
