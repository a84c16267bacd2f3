import { liveProtocol, type LiveProtocol } from '@anzhu/api/contract/live';
import type { WebSocket } from 'ws';
import type { Session } from '../caller.ts';
import { Refusal } from '../refusal.ts';
import { isActEvent, type Live, type LiveEvent } from '../roomEvents.ts';
import { makeActSignals } from './actSignals.ts';
import { type Audience, audienceOf, messageFor } from './audience.ts';
import { makeRecentEvents } from './recentEvents.ts';

/** Close codes: of our own (session over, not allowed), then of the protocol. */
export const CloseCode = {
  sessionOver: 4401,
  noPermission: 4403,
  goingAway: 1001,
  reconnect: 1012,
} as const;

/** Why a board is closed: a code, and for a session that is over its code of the envelope. */
interface Closing {
  code: number;
  reason: string;
}

/** A client that lets so many bytes pile up is dropped: it opens again and reads afresh. */
const maxBuffered = 1024 * 1024;

/** Heartbeat: to clients an empty list of changes. */
const heartbeat = Buffer.from('[]');

/** Time-out of the closing handshake, in milliseconds. */
const closeTimeoutMs = 1000;

/** Boards that open again are spread over so many milliseconds for each, and at most: all of them read afresh. */
const perBoardMs = 5;
const longestSpreadMs = 10_000;

/** An open board. */
interface Board {
  socket: WebSocket;
  tokenHash: string;
  protocol: LiveProtocol;
  audience: Audience;
  /** A pong arrived since the last heartbeat. */
  isAlive: boolean;
}

export interface BoardsOptions {
  /** Milliseconds between heartbeats. */
  beat: number;
  /** The session of a token hash as it is now; throws a Refusal when it is over. */
  findSession(tokenHash: string): Promise<Session>;
  /** Called with errors outside of a request. */
  onError(error: unknown): void;
}

/** The boards that are connected to this instance. */
export interface Boards extends Live {
  /** Whose rooms, or acts, a token may see, or why none. */
  admit(tokenHash: string, protocol?: LiveProtocol): Promise<Audience | Closing>;
  /** Takes a socket that has been admitted and has just opened, and sends it what it may have missed. */
  add(
    socket: WebSocket,
    tokenHash: string,
    { audience, protocol }: { audience: Audience; protocol?: LiveProtocol },
  ): void;
}

/**
 * Creates the boards of this instance. At every heartbeat dead sockets are dropped and sessions are
 * checked.
 */
export function makeBoards({ beat, findSession, onError }: BoardsOptions): Boards {
  const boards = new Set<Board>();
  const actSignals = makeActSignals();
  const recent = makeRecentEvents();
  let isClosed = false;
  let checking: Promise<void> | null = null;
  let checks = 0;
  /** Events that wait for a check of the sessions; null while none runs. */
  let held: LiveEvent[] | null = null;

  function closeBoard(board: Board, { code, reason }: Closing): void {
    boards.delete(board);
    board.socket.close(code, reason);
  }

  function dropBoard(board: Board): void {
    boards.delete(board);
    board.socket.terminate();
  }

  function send(board: Board, message: Buffer): void {
    if (board.socket.bufferedAmount > maxBuffered) dropBoard(board);
    else board.socket.send(message, { binary: false });
  }

  /** Writes each message once, however many boards it goes to. */
  function broadcast(events: readonly LiveEvent[]): void {
    recent.add(events, performance.now());
    const messages = new Map<Audience, Buffer | null>();
    for (const board of boards) {
      let message = messages.get(board.audience);
      if (message === undefined) {
        message = messageFor(board.audience, events);
        messages.set(board.audience, message);
      }
      if (message) send(board, message);
    }
  }

  async function admit(
    tokenHash: string,
    protocol: LiveProtocol = liveProtocol,
  ): Promise<Audience | Closing> {
    try {
      const audience = audienceOf(await findSession(tokenHash), protocol);
      return audience ?? { code: CloseCode.noPermission, reason: 'no permission' };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { code: CloseCode.sessionOver, reason: String(error.code) };
    }
  }

  /** Reads every session once for each protocol, however many boards it has open. */
  async function checkSessions(): Promise<void> {
    const groups = Map.groupBy(boards, ({ tokenHash, protocol }) => `${tokenHash} ${protocol}`);
    for (const group of groups.values()) {
      const [first] = group;
      const now = first && (await admit(first.tokenHash, first.protocol));
      for (const board of group) {
        if (typeof now === 'string') board.audience = now;
        else if (now) closeBoard(board, now);
      }
    }
  }

  let lastTick = performance.now();
  function tick(): void {
    const now = performance.now();
    // The process was blocked: pongs may have arrived that are not read yet, so no connection is closed.
    const isLate = now - lastTick > beat * 1.1;
    lastTick = now;
    for (const board of boards) {
      if (!board.isAlive && !isLate) {
        dropBoard(board);
        continue;
      }
      board.isAlive = false;
      board.socket.ping();
      send(board, heartbeat);
    }
    checking ??= checkSessions()
      .catch(onError)
      .finally(() => {
        checking = null;
      });
  }

  function deliver(events: readonly LiveEvent[]): void {
    for (const event of events) if (isActEvent(event)) actSignals.signal(event.userId);
    if (held) return void held.push(...events);
    // The change is committed already: an error of delivery must not fail the call.
    try {
      return broadcast(events);
    } catch (error) {
      return onError(error);
    }
  }

  function reconnect(board: Board): void {
    if (!boards.has(board)) return;
    closeBoard(board, { code: CloseCode.reconnect, reason: 'reconnect' });
  }

  const timer = setInterval(tick, beat);
  // A browser's timers are numbers.
  timer.unref?.();

  return {
    admit,
    add(socket, tokenHash, { audience, protocol = liveProtocol }) {
      // A broken socket emits `close` as well.
      socket.on('error', () => socket.terminate());
      const board: Board = { socket, tokenHash, protocol, audience, isAlive: true };
      if (isClosed) return closeBoard(board, { code: CloseCode.goingAway, reason: 'going away' });
      boards.add(board);
      socket.on('pong', () => {
        board.isAlive = true;
      });
      socket.on('close', () => boards.delete(board));
      const missed = messageFor(audience, recent.at(performance.now()));
      if (missed) send(board, missed);
      return undefined;
    },
    checkAgain() {
      held ??= [];
      checks += 1;
      void checkSessions()
        .catch((error: unknown) => {
          onError(error);
          boards.forEach(reconnect);
        })
        .finally(() => {
          checks -= 1;
          const waiting = held ?? [];
          if (checks > 0) return;
          held = null;
          deliver(waiting);
        });
    },
    deliver,
    waitForActs: actSignals.wait,
    closeSession(tokenHash) {
      for (const board of boards) {
        if (board.tokenHash !== tokenHash) continue;
        closeBoard(board, { code: CloseCode.sessionOver, reason: 'signed out' });
      }
    },
    reconnect() {
      recent.clear();
      const spread = Math.min(boards.size * perBoardMs, longestSpreadMs);
      for (const board of boards) setTimeout(() => reconnect(board), Math.random() * spread);
    },
    get size() {
      return boards.size;
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      const sockets = Array.from(boards, (board) => board.socket);
      for (const board of boards) {
        closeBoard(board, { code: CloseCode.goingAway, reason: 'going away' });
      }
      await Promise.all([checking, ...sockets.map(whenClosed)]);
    },
  };
}

/** Waits for a closing socket; it is terminated after the time-out. */
function whenClosed(socket: WebSocket): Promise<void> {
  if (socket.readyState === socket.CLOSED) return Promise.resolve();
  return new Promise((done) => {
    const timer = setTimeout(() => socket.terminate(), closeTimeoutMs);
    socket.once('close', () => {
      clearTimeout(timer);
      done();
    });
  });
}
