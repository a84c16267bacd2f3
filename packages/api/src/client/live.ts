import {
  livePoll,
  liveProtocol,
  type LiveProtocol,
  liveProtocols,
  livePath,
  liveReplay,
  liveSilence,
} from '../contract/live.ts';
import { RoomChange } from '../contract/room.ts';
import { join } from './request.ts';

/** Connected, reconnecting, or polling every 15 s. */
export type LiveState = 'live' | 'reconnecting' | 'polling';

/** The part of a WebSocket that the push needs. */
type LiveSocket = Pick<WebSocket, 'addEventListener' | 'close'>;

/** A connection that pushes messages. */
interface PushOptions {
  /** A ws: or wss: address, see `liveUrl`. */
  url: string;
  /** The whole stored token, read at every attempt; null waits until there is one. */
  token: () => string | null;
  protocol: LiveProtocol;
  /** Takes each message, the heartbeat too. */
  onMessage: (message: unknown) => void;
  onState: (state: LiveState) => void;
  /**
   * Called to read again: the connection has opened again, or at first so late that changes may have been missed, or
   * polling is due.
   */
  onReload: () => void;
  socket?: (url: string, protocols: string[]) => LiveSocket;
  /** 0 to 1, for the jitter. */
  random?: () => number;
  /** The target of the browser's `offline` and `online` events. */
  network?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
}

export interface LiveOptions extends Omit<PushOptions, 'protocol' | 'onMessage'> {
  onChanges: (changes: RoomChange[]) => void;
}

/** After this time a connection is stable: the next reconnect starts with a short delay. */
const stableAfter = 10_000;

const minDelay = 1_000;
const maxDelay = 30_000;

/**
 * Milliseconds to wait before the next attempt, 1 to 30 s. Each attempt (from 0) doubles the range;
 * `random` (0 to 1) picks within it, so that the clients of a restarted server do not reconnect at once.
 */
export function backoff(attempt: number, random: number): number {
  const widest = Math.min(maxDelay, minDelay * 2 ** Math.min(attempt + 1, 10));
  return minDelay + random * (widest - minDelay);
}

/** The room changes in a pushed message: one or an array as JSON. Invalid ones are skipped. */
function changesIn(message: unknown): RoomChange[] {
  if (typeof message !== 'string') return [];
  let parsed: unknown;
  try {
    parsed = JSON.parse(message);
  } catch {
    return [];
  }
  return [parsed].flat().flatMap((one) => {
    const change = RoomChange.safeParse(one);
    return change.success ? [change.data] : [];
  });
}

/** The address of the WebSocket, below the API base or, without one, on the page's origin. */
export function liveUrl(base: string, origin: string): string {
  return join(new URL(base || '/', origin).href, livePath).replace(/^http/, 'ws');
}

/** Opens the WebSocket of room changes, and reopens it until `close` is called. */
export const openLive = ({ onChanges, ...options }: LiveOptions): { close: () => void } =>
  openPush({
    ...options,
    protocol: liveProtocol,
    onMessage: (message) => {
      const changes = changesIn(message);
      if (changes.length > 0) onChanges(changes);
    },
  });

/** Opens a WebSocket, and reopens it until `close` is called. */
export function openPush(options: PushOptions): { close: () => void } {
  const { url, token, protocol, onMessage, onState, onReload } = options;
  const open = options.socket ?? ((address, protocols) => new WebSocket(address, protocols));
  const random = options.random ?? Math.random;
  const network = options.network ?? (typeof window === 'undefined' ? undefined : window);
  let socket: LiveSocket | null = null;
  let attempt = 0;
  let state: LiveState | null = null;
  /** The changes since this time are pushed when the connection opens: null once they cannot be all. */
  let missesNothingSince: number | null = performance.now();
  let silence: Timer;
  let stable: Timer;
  let retry: Timer;
  let poll: Timer;

  function setState(next: LiveState): void {
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

  function reconnect(): void {
    drop();
    setState(state === 'polling' ? 'polling' : 'reconnecting');
    poll ??= setInterval(() => {
      setState('polling');
      onReload();
    }, livePoll);
    clearTimeout(retry);
    retry = setTimeout(connect, backoff(attempt, random()));
    attempt += 1;
  }

  function restartSilence(): void {
    clearTimeout(silence);
    silence = setTimeout(reconnect, liveSilence);
  }

  function connect(): void {
    const current = tryOpen();
    if (!current) return reconnect();
    socket = current;
    // A connection attempt may hang too.
    restartSilence();
    /** Listens to the current socket only: a dropped one may still fire. */
    const on = <Name extends 'open' | 'message' | 'close' | 'error'>(
      name: Name,
      listener: (event: WebSocketEventMap[Name]) => void,
    ) =>
      current.addEventListener(name, (event) => {
        if (socket === current) listener(event as WebSocketEventMap[Name]);
      });
    on('open', opened);
    on('message', ({ data }) => {
      restartSilence();
      onMessage(data);
    });
    on('close', reconnect);
    on('error', reconnect);
  }

  function tryOpen(): LiveSocket | null {
    const secret = token();
    try {
      return secret ? open(url, liveProtocols(secret, protocol)) : null;
    } catch {
      return null;
    }
  }

  function opened(): void {
    clearInterval(poll);
    poll = undefined;
    stable = setTimeout(() => (attempt = 0), stableAfter);
    restartSilence();
    setState('live');
    const isInTime =
      missesNothingSince !== null && performance.now() - missesNothingSince <= liveReplay / 2;
    missesNothingSince = null;
    if (!isInTime) onReload();
  }

  /** The network is back, after sleep for example: an old connection may be dead, so a new one is opened at once. */
  function cameOnline(): void {
    attempt = 0;
    clearTimeout(retry);
    drop();
    connect();
  }

  setState('reconnecting');
  connect();
  // A connection without a network is lost, though the browser notices only after a while.
  network?.addEventListener('offline', reconnect);
  network?.addEventListener('online', cameOnline);
  return {
    close() {
      network?.removeEventListener('offline', reconnect);
      network?.removeEventListener('online', cameOnline);
      drop();
      clearTimeout(retry);
      clearInterval(poll);
    },
  };
}

type Timer = ReturnType<typeof setTimeout> | undefined;
