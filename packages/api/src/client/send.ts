import { readSessionEnd, sessionEndHeader, type SessionEnd } from '../contract/sessionEnd.ts';
import { startDeadline } from './deadline.ts';
import type { Outgoing } from './request.ts';

/** Transferred and total bytes; the total is null when it is unknown. */
export type OnProgress = (loaded: number, total: number | null) => void;

/** What a caller gives besides the input of a call. */
export interface Transfer {
  signal?: AbortSignal | undefined;
  /** Of files. */
  onProgress?: OnProgress | undefined;
}

/** An answer before it is parsed. */
export interface Received {
  status: number;
  text: string;
  /** Milliseconds by which the server's clock is ahead of this machine's; absent where it sends no `Date`. */
  clockOffset?: number;
  /** When the session of the call ends; absent where the back end does not say. */
  sessionEnd?: SessionEnd;
}

export type Fetch = typeof globalThis.fetch;

/** What `fetch` takes besides the address. */
export const initOf = ({ url: _url, ...request }: Outgoing, signal: AbortSignal): RequestInit => ({
  ...request,
  signal,
  cache: 'no-store',
});

/** An answer that took longer, in ms, says nothing of the clock: the machine may have slept since it was sent. */
const longestTrip = 30_000;

/** What the `Date` of an answer that has just come says of this machine's clock. It has seconds: half of one is added. */
function clockOf(date: string | null, sent: number): Pick<Received, 'clockOffset'> {
  const server = Date.parse(date ?? '');
  const now = Date.now();
  return Number.isNaN(server) || now - sent > longestTrip
    ? {}
    : { clockOffset: server + 500 - now };
}

/** Sends a call and reads the whole answer. */
export async function send(
  fetch: Fetch,
  request: Outgoing,
  signal?: AbortSignal,
  seconds?: number,
): Promise<Received> {
  const deadline = startDeadline(signal, seconds);
  const sent = Date.now();
  try {
    const response = await fetch(request.url, initOf(request, deadline.signal));
    const clock = clockOf(response.headers.get('Date'), sent);
    const end = readSessionEnd(response.headers.get(sessionEndHeader));
    return {
      status: response.status,
      text: await response.text(),
      ...clock,
      ...(end && { sessionEnd: end }),
    };
  } catch (error) {
    throw deadline.toError(error);
  } finally {
    deadline.end();
  }
}
