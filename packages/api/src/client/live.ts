import { livePoll, liveProtocols, livePath, liveSilence } from '../contract/live.ts';
import { backoff } from './backoff.ts';
import { join } from './request.ts';
import { changesIn, type RoomChange } from './roomChanges.ts';

/** How fresh the board is: pushed to, opening again, or read every 15 s. */
export type LiveState = 'live' | 'reconnecting' | 'polling';

/** The part of a WebSocket that the push needs. */
type LiveSocket = Pick<WebSocket, 'addEventListener' | 'close'>;

export interface LiveOptions {
  /** A ws: or wss: address, see `liveUrl`. */
  url: string;
  /** The whole stored token, read at every attempt; null waits until there is one. */
  token: () => string | null;
  onChanges: (changes: RoomChange[]) => void;
  onState: (state: LiveState) => void;
  /** Read the board now: the connection has opened, or there is none for a while. */
  onReread: () => void;
  socket?: (url: string, protocols: string[]) => LiveSocket;
  /** 0 to 1, for the jitter. */
  random?: () => number;
  /** Where the browser says that it is online again. */
  network?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
}

/** After this long a connection counts as stable and the next loss starts with short waits. */
const stableAfter = 10_000;

/** Where the push is opened, below the API base or, without one, on the page's own origin. */
export function liveUrl(base: string, origin: string): string {
  return join(new URL(base || '/', origin).href, livePath).replace(/^http/, 'ws');
}

/** Opens the push of room changes and keeps it open until it is closed. */
export function openLive(options: LiveOptions): { close: () => void } {
  const { url, token, onChanges, onState, onReread } = options;
  const open = options.socket ?? ((address, protocols) => new WebSocket(address, protocols));
  const random = options.random ?? Math.random;
  const network = options.network ?? (typeof window === 'undefined' ? undefined : window);
  let socket: LiveSocket | null = null;
  let attempt = 0;
  let state: LiveState | null = null;
  let silence: Timer;
  let stable: Timer;
  let again: Timer;
  let poll: Timer;

  function show(next: LiveState): void {
    if (state === next) return;
    state = next;
    onState(next);
  }

  function drop(): void {
    const dropped = socket;
    socket = null;
    clearTimeout(silence);
    clearTimeout(stable);
    dropped?.close();
  }

  function lost(): void {
    drop();
    show(state === 'polling' ? 'polling' : 'reconnecting');
    poll ??= setInterval(() => {
      show('polling');
      onReread();
    }, livePoll);
    clearTimeout(again);
    again = setTimeout(connect, backoff(attempt, random()));
    attempt += 1;
  }

  function hear(): void {
    clearTimeout(silence);
    silence = setTimeout(lost, liveSilence);
  }

  function connect(): void {
    const current = tryOpen();
    if (!current) return lost();
    socket = current;
    // A connection that is not there yet may hang too.
    hear();
    /** Events of a socket that was dropped say nothing any more. */
    const on = <Name extends 'open' | 'message' | 'close' | 'error'>(
      name: Name,
      listener: (event: WebSocketEventMap[Name]) => void,
    ) =>
      current.addEventListener(name, (event) => {
        if (socket === current) listener(event as WebSocketEventMap[Name]);
      });
    on('open', opened);
    on('message', ({ data }) => {
      hear();
      const changes = changesIn(data);
      if (changes.length > 0) onChanges(changes);
    });
    on('close', lost);
    on('error', lost);
  }

  function tryOpen(): LiveSocket | null {
    const secret = token();
    try {
      return secret ? open(url, liveProtocols(secret)) : null;
    } catch {
      return null;
    }
  }

  function opened(): void {
    clearInterval(poll);
    poll = undefined;
    stable = setTimeout(() => (attempt = 0), stableAfter);
    hear();
    show('live');
    onReread();
  }

  /** The network is back, after sleep for example: no need to wait, and an old connection may be dead. */
  function cameOnline(): void {
    attempt = 0;
    clearTimeout(again);
    drop();
    connect();
  }

  show('reconnecting');
  connect();
  network?.addEventListener('online', cameOnline);
  return {
    close() {
      network?.removeEventListener('online', cameOnline);
      drop();
      clearTimeout(again);
      clearInterval(poll);
    },
  };
}

type Timer = ReturnType<typeof setTimeout> | undefined;
