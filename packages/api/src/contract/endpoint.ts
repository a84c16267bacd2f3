import type * as z from 'zod/mini';
import type { Role } from './role.ts';

/**
 * Who may call: everyone without a token, booking channels with an API key, everyone signed in, or
 * the roles named.
 */
export type Access = 'open' | 'apiKey' | 'signedIn' | readonly Role[];

/** How the input travels when it is not in the path or the query. */
export type Encoding = 'json' | 'form' | 'multipart';

/** What comes back: an envelope, or a file (an envelope then means an error). */
export type AnswerKind = 'envelope' | 'file';

/**
 * One call of the system, as data. The client sends by it, the server implements it, the mocks
 * answer by it and the OpenAPI document is printed from it.
 *
 * `input` holds everything a caller gives, in one object: the keys named in the path as `{key}`
 * travel there, the rest in the query (GET) or the body.
 */
export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
  Kind extends AnswerKind = AnswerKind,
> {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: `/${string}`;
  /** What it does, in a Chinese sentence: printed in the OpenAPI document and in logs. */
  readonly summary: string;
  readonly access: Who;
  readonly input: Input;
  readonly data: Data;
  readonly encoding: Encoding;
  readonly answer: Kind;
  /** True when it changes something: never retried, prefetched or cached, and never run twice at once. */
  readonly changes: boolean;
  /** The existing system answers some resources with the string '200'. */
  readonly successCode: 200 | '200';
}

type Needed = 'method' | 'path' | 'summary' | 'access' | 'input' | 'data';
type Defaulted = Exclude<keyof Endpoint, Needed>;

/** Declares a call. `changes` defaults to false for what reads; say it for what writes. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  Input extends z.ZodMiniType,
  Data extends z.ZodMiniType,
  const Who extends Access,
  Kind extends AnswerKind = 'envelope',
>(
  declaration: Pick<Endpoint<Input, Data, Who, Kind>, Needed> &
    Partial<Pick<Endpoint<Input, Data, Who, Kind>, Defaulted>>,
): Endpoint<Input, Data, Who, Kind> {
  return {
    encoding: 'json',
    answer: 'envelope' as Kind,
    changes: false,
    successCode: 200,
    ...declaration,
  };
}

/** What a caller gives, and a handler receives. */
export type InputOf<E extends Endpoint> = z.output<E['input']>;

/** What a handler answers, and a caller receives. */
export type DataOf<E extends Endpoint> = z.output<E['data']>;

/** The keys of the input that travel in the path. */
export function pathKeys(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}
