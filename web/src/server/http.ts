/** Calls of the server's HTTP interface, each by its name. What is refused is thrown as `Refused`. */
import { addPart } from "../witness";
import type {
  BellKind,
  Data,
  GameRatings,
  GameStatistics,
  KeptSession,
  KeptToken,
  Language,
  NewTable,
  PersonStatistics,
  Problem,
  ReviewStatus,
  ShownBell,
  ShownBells,
  ShownChallenges,
  ShownChat,
  ShownGame,
  ShownHint,
  ShownLesson,
  ShownMatch,
  ShownPerson,
  ShownReview,
  ShownRules,
  ShownSilence,
  ShownStep,
  ShownTable,
  ShownToken,
  Somebody,
} from "./wire";

/** What the server has refused, or that it does not answer. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
    /** The reason as words to be said; those of the message are English. */
    readonly words: Data | null = null,
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
  const { code = "internal", message = answer.statusText, words = null } = problem ?? {};
  throw new Refused(code, message, answer.status, words);
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
export const changePassword = (password: string, new_password: string) =>
  call<ShownPerson>("PUT", "/accounts", { password, new_password });
export const deleteAccount = (password: string) => call<undefined>("POST", "/accounts/deletion", { password });
export const listSessions = () => call<KeptSession[]>("GET", "/sessions");
export const endSession = (id: string) => call<undefined>("DELETE", `/sessions/${id}`);
export const listTokens = () => call<KeptToken[]>("GET", "/tokens");
export const addToken = (label: string) => call<ShownToken>("POST", "/tokens", { label });
export const removeToken = (id: string) => call<undefined>("DELETE", `/tokens/${id}`);
export const listBells = () => call<ShownBells>("GET", "/bells");
export const addBell = (kind: BellKind, address: string, language: Language) =>
  call<ShownBell>("POST", "/bells", { kind, address, language });
export const removeBell = (id: string) => call<undefined>("DELETE", `/bells/${id}`);
export const confirmBell = (word: string) => call<undefined>("POST", "/bells/confirmation", { word });
export const silenceBell = (word: string) => call<undefined>("POST", "/bells/silence", { word });
export const arrive = (word: string) => call<{ table: string; name: string }>("POST", "/arrivals", { word });
export const listSilences = () => call<ShownSilence[]>("GET", "/silences");
export const addSilence = (who: Somebody, kind: ShownSilence["kind"]) =>
  call<ShownSilence>("POST", "/silences", { ...who, kind });
export const endSilence = (id: string) => call<undefined>("DELETE", `/silences/${id}`);
export const addReport = (who: Somebody, reason: string) =>
  call<{ id: string }>("POST", "/reports", { ...who, reason });

// What there is to play
export const listGames = (language: Language) => call<ShownGame[]>("GET", withQuery("/games", { language }));
export const getRules = (game: string, language: Language) =>
  call<ShownRules>("GET", withQuery(`/games/${game}/rules`, { language }));
export const getLesson = (game: string, language: Language) =>
  call<ShownLesson>("GET", withQuery(`/games/${encodeURIComponent(game)}/lesson`, { language }));
export const beginLesson = (game: string) => call<ShownTable>("POST", `/games/${encodeURIComponent(game)}/lesson`);
export const listBots = () => call<string[]>("GET", "/bots");

// Tables
export const openTable = (table: Partial<NewTable> & Pick<NewTable, "game" | "seats">) =>
  call<ShownTable>("POST", "/tables", table);
export const listTables = (query: { game?: string | null; status?: string | null; mine?: boolean; limit?: number }) =>
  call<ShownTable[]>("GET", withQuery("/tables", query));
export const findInvitation = (word: string) => call<ShownTable>("GET", `/invitations/${encodeURIComponent(word)}`);
/** Come by an invitation; from then on one may sit and watch at its table. */
export const acceptInvitation = (word: string) => call<ShownTable>("POST", `/invitations/${encodeURIComponent(word)}`);
export const renewInvitation = (table: string) => call<ShownTable>("PUT", `/tables/${table}/invitation`);
export const withdrawInvitation = (table: string) => call<ShownTable>("DELETE", `/tables/${table}/invitation`);
/** Sit down with a part of the seed, which is remembered unless the match has begun without it. */
export async function takeSeat(table: string, seat: number, name = ""): Promise<ShownTable> {
  const nonce = freshNonce();
  const shown = await call<ShownTable>("PUT", `/tables/${table}/seats/${seat}`, { nonce, name });
  if (shown.status === "open") addPart(table, seat, nonce);
  return shown;
}
export const leaveSeat = (table: string, seat: number) => call<ShownTable>("DELETE", `/tables/${table}/seats/${seat}`);
export const askStandIn = (table: string, seat: number) =>
  call<ShownTable>("POST", `/tables/${table}/seats/${seat}/stand-in`);
export const removeTable = (table: string) => call<undefined>("DELETE", `/tables/${table}`);
export const resign = (table: string, seat: number) =>
  call<ShownTable>("POST", `/tables/${table}/resignation`, { seat });
export const askStop = (table: string, seat: number) => call<ShownTable>("POST", `/tables/${table}/stop`, { seat });
/** What somebody wishes that others have to agree to. */
export type Wish = "take-back" | "stop";
export const answerWish = (table: string, wish: Wish, seat: number, agrees: boolean) =>
  call<ShownTable>("PUT", `/tables/${table}/${wish}`, { seat, agrees });
export const seatBot = (table: string, seat: number, bot: string | null) =>
  call<ShownTable>("PUT", `/tables/${table}/seats/${seat}/bot`, { bot });
export const shareSeat = (table: string, seat: number, isShared: boolean) =>
  call<ShownTable>("PUT", `/tables/${table}/seats/${seat}/share`, { is_shared: isShared });
export const startTable = (table: string) => call<ShownTable>("POST", `/tables/${table}/start`);
export const rematch = (table: string) => call<ShownTable>("POST", `/tables/${table}/rematch`);
export const getChat = (table: string) => call<ShownChat[]>("GET", `/tables/${table}/chat`);

// Challenges
export const getChallenges = () => call<ShownChallenges>("GET", "/challenges");
/** Take up a challenge of the day or the next step of a ladder, or go on with it. */
export const tryChallenge = (kind: "daily" | "ladder", game: string) =>
  call<ShownTable>("POST", `/challenges/${kind}/${game}`);

// Statistics
export const listStatistics = () => call<GameStatistics[]>("GET", "/statistics");
export const getStatistics = (game: string) => call<PersonStatistics>("GET", `/statistics/${game}`);
export const listRatings = () => call<GameRatings[]>("GET", "/ratings");

// Matches
export const listMatches = (query: { game?: string | null; finished?: boolean; mine?: boolean; limit?: number }) =>
  call<ShownMatch[]>("GET", withQuery("/matches", query));
export const getTable = (id: string) => call<ShownTable>("GET", `/tables/${id}`);
export const getMatch = (id: string, withResult = false) =>
  call<ShownMatch>("GET", withQuery(`/matches/${id}`, { with_result: withResult }));
export const getRecord = (id: string) => call<{ is_sealed: boolean; record: string }>("GET", `/matches/${id}/record`);
export const listPositions = (match: string, first: number, count: number, seat: number, panels: boolean) =>
  call<ShownStep[]>("GET", withQuery(`/matches/${match}/positions`, { first, count, seat, panels: panels || null }));
export const playOn = (match: string, ply: number, seat: number | null, bot: string) =>
  call<ShownTable>("POST", `/matches/${match}/forks`, { ply, seat, bot });
export const listReviews = (match: string) => call<ReviewStatus[]>("GET", `/matches/${match}/reviews`);
export const getReview = (match: string, bot: string) => call<ShownReview>("GET", `/matches/${match}/reviews/${bot}`);
export const askReview = (match: string, bot: string) => call<ShownReview>("PUT", `/matches/${match}/reviews/${bot}`);
export const stopReview = (match: string, bot: string) =>
  call<ShownReview>("DELETE", `/matches/${match}/reviews/${bot}`);
export const askHint = (table: string, seat: number, log: number) =>
  call<ShownHint | null>("POST", `/tables/${table}/hints`, { seat, log });
export const getPoints = (match: string) => call<number[][]>("GET", `/matches/${match}/points`);
