import type * as z from 'zod/mini';
import { NoData } from './codecs.ts';
import { isOwnHotelClosed } from './closedHotel.ts';
import { isDeskOffered } from './desk.ts';
import type { Role } from './role.ts';

/**
 * Who may call: everyone without a token, booking channels with an API key, every signed-in user, or
 * the given roles.
 */
export type Access = 'open' | 'apiKey' | 'signedIn' | readonly Role[];

/** The header of a change that may be sent again when its answer was lost: it is not made twice. */
export const requestKeyHeader = 'Idempotency-Key';

/** A random `Idempotency-Key`; `randomUUID` is there over HTTPS only. */
export const newRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** What one form sends: again when the answer was lost, and never twice. */
export interface KeyedForm {
  requestKey: string;
}

/**
 * Changes may carry a key. Uploads are new files each time; a sign-in gives a session or a code that works once, which is
 * not kept to be given again.
 */
export const takesRequestKey = ({
  access,
  changes,
  encoding,
}: Pick<Endpoint, 'access' | 'changes' | 'encoding'>): boolean =>
  changes && encoding !== 'multipart' && (access === 'apiKey' || Array.isArray(access));

/** The encoding of the body. */
export type Encoding = 'json' | 'form' | 'multipart';

/** The kind of response: an envelope, or a file (or, on failure, an envelope). */
export type AnswerKind = 'envelope' | 'file';

/**
 * One call of the system, as data: the client, the server and the OpenAPI document are
 * built on it.
 *
 * `input` is one object: keys that occur in the path as `{key}` are sent there, the rest in the query
 * (GET) or the body.
 */
export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
  Kind extends AnswerKind = AnswerKind,
> {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: `/${string}`;
  /** The title in Chinese, in the OpenAPI document and in logs. */
  readonly summary: string;
  /** What a caller has to know besides, in Chinese. */
  readonly description?: string;
  readonly access: Who;
  readonly input: Input;
  readonly data: Data;
  readonly encoding: Encoding;
  readonly answer: Kind;
  /** True for calls that change data: never retried, prefetched or cached, and never run twice at once. */
  readonly changes: boolean;
  /** True for calls that are sent without the user doing anything: they do not extend the session. */
  readonly isBackground: boolean;
  /** True for reads that show more of a person than lists do, which is logged. */
  readonly unmasks: boolean;
  /** True for calls that send and set cookies, also when the API is at another origin of the site. */
  readonly hasCookie: boolean;
  /** True for reads that a standby may serve, some seconds behind: files, and figures over many days. */
  readonly mayLag: boolean;
  /** True for the front desk's own calls, which another back end may lack: `setDeskOffered`. */
  readonly isDesk: boolean;
  /** True for what a closed hotel refuses: bookings, stays, isolation, new rooms and prices. */
  readonly sells: boolean;
  /** How many seconds the answer may take. */
  readonly seconds: number;
  /** Some resources of the existing system return the string '200'. */
  readonly successCode: 200 | '200';
}

type Needed = 'path' | 'summary' | 'access' | 'input';
type Defaulted = Exclude<keyof Endpoint, Needed>;

/** Seconds that an answer may take, unless the call declares others. */
export const usualSeconds = 15;

/** Declares a call: a POST that changes nothing and answers without data, unless it says otherwise. */
export function endpoint<
  Input extends z.ZodMiniType,
  const Who extends Access,
  Data extends z.ZodMiniType = typeof NoData,
  Kind extends AnswerKind = 'envelope',
>(
  declaration: Pick<Endpoint<Input, Data, Who, Kind>, Needed> &
    Partial<Pick<Endpoint<Input, Data, Who, Kind>, Defaulted>>,
): Endpoint<Input, Data, Who, Kind> {
  return {
    method: 'POST',
    data: NoData as unknown as Data,
    encoding: 'json',
    answer: 'envelope' as Kind,
    changes: false,
    isBackground: false,
    unmasks: false,
    hasCookie: false,
    mayLag: declaration.answer === 'file',
    isDesk: false,
    sells: false,
    seconds: usualSeconds,
    successCode: 200,
    ...declaration,
  };
}

/**
 * Whether a role may send a call. Without a role, as of a user of another back end, every call is offered:
 * the server refuses. The desk's calls are offered where the back end has them, and what sells while the own hotel is open.
 */
export const mayCall = (
  { access, isDesk, sells }: Pick<Endpoint, 'access' | 'isDesk'> & Partial<Pick<Endpoint, 'sells'>>,
  role: Role | null,
): boolean =>
  (isDeskOffered() || !isDesk) &&
  !(sells === true && isOwnHotelClosed()) &&
  (typeof access === 'string' || role === null || access.includes(role));

/** The input of a call, decoded. */
export type InputOf<E extends Endpoint> = z.output<E['input']>;

/** The data of a response, decoded. */
export type DataOf<E extends Endpoint> = z.output<E['data']>;

/** The keys of the input that are sent in the path. */
export function pathKeys(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}
