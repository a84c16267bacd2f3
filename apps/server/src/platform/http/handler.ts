import type { Contract } from '@anzhu/api/contract';
import type { WithRowIds } from '@anzhu/api/contract/codecs';
import type { DataOf, Endpoint, InputOf } from '@anzhu/api/contract/endpoint';
import type { Role } from '@anzhu/api/contract/role';
import type { Server } from '../server.ts';

/** Who calls. The hotel is null for the platform's own people. */
export interface Session {
  userId: number;
  username: string;
  nickName: string;
  role: Role;
  departmentId: number;
  hotelId: number | null;
  /** SHA-256 of the token, hexadecimal: names the session without being the secret. */
  tokenHash: string;
}

/** Where a call comes from, for logs and limits. */
export interface Origin {
  requestId: string;
  address: string;
  /** What the browser calls itself, at most 200 characters. */
  agent: string;
  /** The `Host` header; absent for commands and timed jobs. */
  host?: string;
}

/** A booking channel, or the guests' mini program, by its key. */
export interface Channel {
  name: string;
}

/** A call that has passed permission and validation. Only calls for people have a session. */
export interface Call<E extends Endpoint> {
  input: InputOf<E>;
  session: E['access'] extends 'signedIn' | readonly Role[] ? Session : Session | null;
  /** Only calls for channels have one. */
  channel: E['access'] extends 'apiKey' ? Channel : Channel | null;
  origin: Origin;
}

/** A file as a response: streamed, with its name. */
export interface FileAnswer {
  fileName: string;
  contentType: string;
  body: ReadableStream<Uint8Array>;
}

type Answer<E extends Endpoint> = E['answer'] extends 'file' ? FileAnswer : WithRowIds<DataOf<E>>;

/**
 * Implements one call: its input is valid, its result is sent, a Refusal that it throws becomes the
 * envelope.
 */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
  server: Server,
) => Promise<Answer<E>> | Answer<E>;

/** One handler for every call that is named: a missing one is a compile error. */
export type Handlers<Name extends keyof Contract> = { [N in Name]: Handler<Contract[N]> };
