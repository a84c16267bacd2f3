import type { Contract } from '@anzhu/api/contract';
import type { WithRowIds } from '@anzhu/api/contract/codecs';
import type { DataOf, Endpoint, InputOf } from '@anzhu/api/contract/endpoint';
import type { Envelope } from '@anzhu/api/contract/envelope';
import type { Role } from '@anzhu/api/contract/role';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import type { Channel, Origin, Session } from '../caller.ts';
import type { Server } from '../server.ts';

/** What the routes find beside a request. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: RequestIdVariables;
}

/** A request as its route finds it. */
export type CallContext = Context<AppEnv>;

/** Cookies of one call. */
export interface Cookies {
  /** The value that the browser sent; null for none. */
  get(name: string): string | null;
  /** Sets a cookie with the response. */
  set(name: string, value: string, options: CookieOptions): void;
}

interface CookieOptions {
  /** Where the browser sends it back: this path and those below. Over HTTPS to every path. */
  path: string;
  /** Lifetime in seconds. */
  maxAge: number;
}

/** A call that is not sent by HTTP: its caller is known. */
export interface DirectCall {
  session: Session;
  /** As on the wire. */
  input: unknown;
  origin: Origin;
  signal: AbortSignal;
  /** Its `Idempotency-Key`. */
  requestKey?: string;
  /** What it works with in place of the server's own: a store of trials or of a batch, a moment of the past. */
  using?: Partial<Pick<Server, 'store' | 'clock'>>;
}

/** Makes a call of the contract by all of its rules. @returns its envelope */
export type RunCall = (name: keyof Contract, call: DirectCall) => Promise<Envelope>;

/** A call that has passed permission and validation. Only calls for people have a session. */
interface Call<E extends Endpoint> {
  input: InputOf<E>;
  session: E['access'] extends 'signedIn' | readonly Role[] ? Session : Session | null;
  /** Only calls for channels have one. */
  channel: E['access'] extends 'apiKey' ? Channel : Channel | null;
  origin: Origin;
  /** Aborted when the caller leaves: long work ends with it, by throwing the signal's reason. */
  signal: AbortSignal;
  cookies: Cookies;
  /** Makes another call. */
  run: RunCall;
}

/** A file as a response: streamed, with its name. */
export interface FileResponse {
  fileName: string;
  contentType: string;
  body: ReadableStream<Uint8Array>;
}

type Result<E extends Endpoint> = E['answer'] extends 'file' ? FileResponse : WithRowIds<DataOf<E>>;

/**
 * Implements an endpoint: its input is valid, its result is sent, a Refusal that it throws becomes the
 * envelope.
 */
export type EndpointHandler<E extends Endpoint> = (
  call: Call<E>,
  server: Server,
) => Promise<Result<E>> | Result<E>;

/** Implements a call of the contract. */
export type Handler<Name extends keyof Contract> = EndpointHandler<Contract[Name]>;

/** The input of a call. */
export type CallInput<Name extends keyof Contract> = InputOf<Contract[Name]>;

/** One handler for every call: a missing one is a compile error. */
export type Handlers = { [Name in keyof Contract]: Handler<Name> };
