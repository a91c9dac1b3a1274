/** Calls of the server's HTTP interface, each by its name. What is refused is thrown as `Refused`. */
import type {
  KeptToken,
  Language,
  NewTable,
  Problem,
  Scene,
  ShownGame,
  ShownMatch,
  ShownPerson,
  ShownTable,
  ShownToken,
} from "./wire";

/** What the server has refused, or that it does not answer. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
  ) {
    super(message);
  }
}

type Method = "GET" | "POST" | "PUT" | "DELETE";
type Query = Record<string, string | number | boolean | null | undefined>;

async function call<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused("unreachable", "the server does not answer");
  }
  if (answer.status === 204) return undefined as Answer;
  const content: unknown = await answer.json().catch(() => null);
  if (answer.ok) return content as Answer;
  const problem = content as Partial<Problem> | null;
  throw new Refused(problem?.code ?? "internal", problem?.message ?? answer.statusText, answer.status);
}

function withQuery(path: string, query: Query): string {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) parts.set(name, String(value));
  }
  return parts.size > 0 ? `${path}?${parts}` : path;
}

/** A part of the seed that nobody else can know. */
export function freshNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Oneself
export const getMe = () => call<ShownPerson>("GET", "/me");
export const addGuest = (name: string) => call<ShownPerson>("POST", "/guests", { name });
export const renameMe = (name: string) => call<ShownPerson>("PUT", "/me", { name });
export const openAccount = (login: string, password: string) =>
  call<ShownPerson>("POST", "/accounts", { login, password });
export const logIn = (login: string, password: string) => call<ShownPerson>("POST", "/sessions", { login, password });
export const logOut = () => call<undefined>("DELETE", "/sessions");
export const listTokens = () => call<KeptToken[]>("GET", "/tokens");
export const addToken = (label: string) => call<ShownToken>("POST", "/tokens", { label });
export const removeToken = (id: string) => call<undefined>("DELETE", `/tokens/${id}`);

// What there is to play
export const listGames = (language: Language) => call<ShownGame[]>("GET", withQuery("/games", { language }));
export const listBots = () => call<string[]>("GET", "/bots");

// Tables
export const openTable = (table: Partial<NewTable> & Pick<NewTable, "game" | "seats">) =>
  call<ShownTable>("POST", "/tables", table);
export const listTables = (query: { game?: string | null; status?: string | null; mine?: boolean; limit?: number }) =>
  call<ShownTable[]>("GET", withQuery("/tables", query));
export const findInvitation = (word: string) => call<ShownTable>("GET", `/invitations/${encodeURIComponent(word)}`);
export const takeSeat = (table: string, seat: number, name = "") =>
  call<ShownTable>("PUT", `/tables/${table}/seats/${seat}`, { nonce: freshNonce(), name });
export const leaveSeat = (table: string, seat: number) => call<ShownTable>("DELETE", `/tables/${table}/seats/${seat}`);
export const seatBot = (table: string, seat: number, bot: string | null) =>
  call<ShownTable>("PUT", `/tables/${table}/seats/${seat}/bot`, { bot });
export const shareSeat = (table: string, seat: number, isShared: boolean) =>
  call<ShownTable>("PUT", `/tables/${table}/seats/${seat}/share`, { is_shared: isShared });
export const startTable = (table: string) => call<ShownTable>("POST", `/tables/${table}/start`);
export const rematch = (table: string) => call<ShownTable>("POST", `/tables/${table}/rematch`);

// Matches
export const listMatches = (query: { game?: string | null; finished?: boolean; mine?: boolean; limit?: number }) =>
  call<ShownMatch[]>("GET", withQuery("/matches", query));
export const getTable = (id: string) => call<ShownTable>("GET", `/tables/${id}`);
export const getMatch = (id: string, withResult = false) =>
  call<ShownMatch>("GET", withQuery(`/matches/${id}`, { with_result: withResult }));
export const getRecord = (id: string) => call<{ is_sealed: boolean; record: string }>("GET", `/matches/${id}/record`);
export const getPosition = (match: string, ply: number, seat: number, language: Language) =>
  call<Scene>("GET", withQuery(`/matches/${match}/positions/${ply}`, { seat, language }));
