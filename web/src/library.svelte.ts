/** What can be played at this server, in the present language. */
import * as server from "./server/http";
import type { Language, ShownGame } from "./server/wire";
import { texts } from "./text/texts.svelte";

class Library {
  games = $state.raw<ShownGame[]>([]);
  bots = $state.raw<string[]>([]);
  #language: Language | null = null;

  /** Ask for the games, unless they are here in this language. */
  async load(language: Language): Promise<void> {
    if (this.#language === language) return;
    this.#language = language;
    try {
      const [games, bots] = await Promise.all([server.listGames(language), server.listBots()]);
      if (this.#language === language) [this.games, this.bots] = [games, bots];
    } catch (error) {
      this.#language = null;
      throw error;
    }
  }

  /** The bot offered unless somebody says otherwise: a fair opponent, or the strongest there is. */
  get usualBot(): string {
    return this.bots.includes("medium") ? "medium" : (this.bots.at(-1) ?? "");
  }

  game(name: string): ShownGame | undefined {
    return this.games.find((game) => game.name === name);
  }

  titleOf(name: string): string {
    return this.game(name)?.title ?? name;
  }
}

export const library = new Library();

/** What a bot is called, with its style; what this page does not know goes by the name it has. */
export function botName(bot: string): string {
  const [level = "", style] = bot.split("+");
  const name = texts.find(`bot-${level}`) ?? level;
  return style === undefined ? name : `${name}, ${styleName(style)}`;
}

/** What a style is called. */
export const styleName = (style: string): string => texts.find(`style-${style}`) ?? style;
