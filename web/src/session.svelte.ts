/** Who one is here: nobody yet, a guest, or somebody with an account. */
import * as server from "./server/http";
import type { ShownPerson } from "./server/wire";

/** Names to lend to those who have not said theirs. */
export const NAMES = [
  "Kalliope", "Theseus", "Atalanta", "Daidalos", "Ariadne", "Orpheus", "Kassandra", "Nestor", "Penelope", "Ikaros",
  "Elektra", "Kastor", "Medea", "Pollux", "Phaidra", "Linos", "Europa", "Iolaos", "Thetis", "Philoktet",
]; // prettier-ignore

export function lendNames(count: number): string[] {
  const left = [...NAMES];
  return Array.from({ length: count }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0] ?? "");
}

class Session {
  person = $state.raw<ShownPerson | null>(null);
  /** The name a guest will have. */
  name = $state(lendNames(1)[0] ?? "");
  #asked: Promise<void> | null = null;

  /** Ask the server once whom it takes us for. */
  ready(): Promise<void> {
    this.#asked ??= server.getMe().then(
      (person) => this.take(person),
      (error: unknown) => {
        if (!(error instanceof server.Refused)) throw error;
        if (error.status !== 401) this.#asked = null;
      },
    );
    return this.#asked;
  }

  take(person: ShownPerson | null): void {
    this.person = person;
    if (person) this.name = person.name;
  }

  /** Be somebody: a guest by the name in the field, if nobody is known yet; under another name if it was changed. */
  async ensure(): Promise<void> {
    await this.ready();
    const name = this.name.trim() || (lendNames(1)[0] ?? "");
    if (!this.person) this.take(await server.addGuest(name));
    else if (this.person.name !== name) this.take(await server.renameMe(name));
  }
}

export const session = new Session();
