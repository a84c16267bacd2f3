import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveReplay } from '../contract/live.ts';
import { backoff, liveUrl, openLive, type LiveOptions } from './live.ts';

/** A WebSocket that does what the test says. */
class FakeSocket extends EventTarget {
  isClosed = false;
  readonly url: string;
  readonly protocols: string[];
  constructor(url: string, protocols: string[]) {
    super();
    this.url = url;
    this.protocols = protocols;
  }
  close(): void {
    this.isClosed = true;
  }
  open(): void {
    this.dispatchEvent(new Event('open'));
  }
  push(message: unknown): void {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  lose(): void {
    this.dispatchEvent(new Event('error'));
    this.dispatchEvent(new Event('close'));
  }
}

/** A push with fake sockets; `random` is 0, so that the first wait is a second. */
function start(options: Partial<LiveOptions> = {}) {
  const sockets: FakeSocket[] = [];
  const heard = { onChanges: vi.fn(), onState: vi.fn(), onReload: vi.fn() };
  const network = new EventTarget();
  const live = openLive({
    url: 'wss://api.example/api/room/live',
    token: () => 'Bearer secret',
    random: () => 0,
    network,
    socket: (url, protocols) => {
      const socket = new FakeSocket(url, protocols);
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    ...heard,
    ...options,
  });
  const last = (): FakeSocket => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  };
  const states = () => heard.onState.mock.calls.map(([state]) => state as string);
  return { live, sockets, last, states, network, ...heard };
}

const room = { id: 3, status: 1, isIsolation: 0 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('where the push is', () => {
  it.each([
    ['', 'http://localhost:8080', 'ws://localhost:8080/api/room/live'],
    ['', 'https://hotel.example', 'wss://hotel.example/api/room/live'],
    ['/base/', 'https://hotel.example', 'wss://hotel.example/base/api/room/live'],
    ['https://api.example/v1', 'http://localhost', 'wss://api.example/v1/api/room/live'],
  ])('with base %j on %s', (base, origin, url) => expect(liveUrl(base, origin)).toBe(url));
});

describe('the push', () => {
  it('opens with the second word of the token as a subprotocol', () => {
    const { last } = start();
    expect(last().url).toBe('wss://api.example/api/room/live');
    expect(last().protocols).toEqual(['anzhu.room.v1', 'secret']);
  });

  it('is live once it is open, and reads nothing again where that was soon', () => {
    const { last, states, onReload } = start();
    expect(states()).toEqual(['reconnecting']);
    last().open();
    expect(states()).toEqual(['reconnecting', 'live']);
    expect(onReload).not.toHaveBeenCalled();
  });

  it('reads again where it opens so late that the server has forgotten changes since the first read', () => {
    const { last, onReload } = start();
    vi.advanceTimersByTime(liveReplay / 2 + 1);
    last().open();
    expect(onReload).toHaveBeenCalledOnce();
  });

  it('hands on one room or many, as we have them', () => {
    const { last, onChanges } = start();
    last().open();
    last().push(room);
    last().push([room, { ...room, id: '4', isIsolation: 1, name: '404' }]);
    expect(onChanges.mock.calls).toEqual([
      [[{ id: '3', status: 1, isIsolation: false }]],
      [
        [
          { id: '3', status: 1, isIsolation: false },
          { id: '4', status: 1, isIsolation: true, name: '404' },
        ],
      ],
    ]);
  });

  it.each([
    '',
    'not JSON',
    'null',
    '7',
    '[]',
    '{"id":3}',
    '[[]]',
    '[{"id":3,"status":9,"isIsolation":0}]',
  ])('passes over %j', (message) => {
    const { last, onChanges, states } = start();
    last().open();
    last().push(message);
    expect(onChanges).not.toHaveBeenCalled();
    expect(states().at(-1)).toBe('live');
  });

  it('passes over one bad room, not over those beside it', () => {
    const { last, onChanges } = start();
    last().open();
    last().push([{ id: 9 }, room]);
    expect(onChanges).toHaveBeenCalledExactlyOnceWith([{ id: '3', status: 1, isIsolation: false }]);
  });
});

describe('a push that is lost', () => {
  it('opens again, counts error and close as one loss, and lets the board be read again', () => {
    const { last, sockets, states, onReload } = start();
    last().open();
    last().lose();
    expect(states().at(-1)).toBe('reconnecting');
    vi.advanceTimersByTime(999);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
    last().open();
    expect(states().at(-1)).toBe('live');
    expect(onReload).toHaveBeenCalledOnce();
  });

  it('waits longer each time, 30 s at most', () => {
    const { last, sockets } = start({ random: () => 1 });
    for (const wait of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      const before = sockets.length;
      last().lose();
      vi.advanceTimersByTime(wait - 1);
      expect(sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(before + 1);
    }
  });

  it('waits shortly again after a stable connection, but not after one that fell at once', () => {
    const { last, sockets } = start({ random: () => 1 });
    last().lose();
    vi.advanceTimersByTime(2_000);
    last().open();
    last().lose();
    vi.advanceTimersByTime(3_999);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1);
    last().open();
    vi.advanceTimersByTime(10_000);
    last().lose();
    vi.advanceTimersByTime(2_000);
    expect(sockets).toHaveLength(4);
  });

  it('reads every 15 s until it is open again', () => {
    const { last, states, onReload } = start({ random: () => 1 });
    last().open();
    last().lose();
    onReload.mockClear();
    vi.advanceTimersByTime(2_000);
    last().lose();
    vi.advanceTimersByTime(13_000);
    expect(onReload).toHaveBeenCalledTimes(1);
    expect(states().at(-1)).toBe('polling');
    last().lose();
    vi.advanceTimersByTime(15_000);
    expect(onReload).toHaveBeenCalledTimes(2);
    expect(states().at(-1)).toBe('polling');
    last().open();
    expect(states().at(-1)).toBe('live');
    onReload.mockClear();
    last().push('[]');
    vi.advanceTimersByTime(30_000);
    expect(onReload).not.toHaveBeenCalled();
  });

  it('takes 60 s of silence for a loss, and a beat for life', () => {
    const { last, sockets, states } = start();
    last().open();
    for (let beat = 0; beat < 4; beat += 1) {
      vi.advanceTimersByTime(59_999);
      last().push('[]');
    }
    expect(states().at(-1)).toBe('live');
    vi.advanceTimersByTime(60_000);
    expect(states().at(-1)).toBe('reconnecting');
    expect(sockets[0]?.isClosed).toBe(true);
  });

  it('does not hear a socket that it has given up', () => {
    const { last, sockets, onChanges, states } = start();
    last().open();
    vi.advanceTimersByTime(60_000);
    vi.advanceTimersByTime(1_000);
    last().open();
    sockets[0]?.push(room);
    sockets[0]?.lose();
    expect(onChanges).not.toHaveBeenCalled();
    expect(states().at(-1)).toBe('live');
  });

  it('is lost as soon as the network is, and opens at once when that is back', () => {
    const { last, sockets, states, network } = start({ random: () => 1 });
    last().open();
    network.dispatchEvent(new Event('offline'));
    expect(states().at(-1)).toBe('reconnecting');
    expect(last().isClosed).toBe(true);
    network.dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(2);
    last().open();
    expect(states().at(-1)).toBe('live');
  });

  it('opens at once when the network is back', () => {
    const { last, sockets, network } = start({ random: () => 1 });
    for (let times = 0; times < 4; times += 1) {
      last().lose();
      vi.advanceTimersByTime(30_000);
    }
    last().lose();
    const before = sockets.length;
    network.dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(before + 1);
    last().open();
    last().push('[]');
    vi.advanceTimersByTime(30_000);
    expect(sockets).toHaveLength(before + 1);
  });
});

describe('a push that cannot be opened', () => {
  it.each([
    ['there is no token', { token: () => null }],
    [
      'the browser refuses the subprotocol',
      {
        socket: () => {
          throw new SyntaxError('subprotocol');
        },
      },
    ],
  ])('because %s: the board is read instead', (_, options) => {
    const { states, onReload } = start(options);
    vi.advanceTimersByTime(45_000);
    expect(onReload).toHaveBeenCalledTimes(3);
    expect(states()).toEqual(['reconnecting', 'polling']);
  });

  it('uses the token of a new sign-in', () => {
    let token: string | null = null;
    const { last, sockets } = start({ token: () => token });
    expect(sockets).toHaveLength(0);
    token = 'Bearer new';
    vi.advanceTimersByTime(1_000);
    expect(last().protocols[1]).toBe('new');
  });
});

describe('closing', () => {
  it.each([
    ['before it opens', () => undefined],
    ['while it is live', (socket: FakeSocket) => socket.open()],
    ['while it waits', (socket: FakeSocket) => socket.lose()],
  ])('%s leaves nothing behind', (_, bring) => {
    const { live, last, sockets, states, network } = start();
    bring(last());
    live.close();
    const before = states().length;
    network.dispatchEvent(new Event('offline'));
    network.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(120_000);
    expect(vi.getTimerCount()).toBe(0);
    expect(sockets).toHaveLength(1);
    expect(last().isClosed).toBe(true);
    expect(states()).toHaveLength(before);
  });
});

describe('the wait before the next attempt', () => {
  it.each([
    [0, 0, 1_000],
    [0, 1, 2_000],
    [1, 1, 4_000],
    [2, 0.5, 4_500],
    [3, 1, 16_000],
    [4, 1, 30_000],
    [4, 0, 1_000],
    [1_000_000, 1, 30_000],
  ])('attempt %i with %d is %i ms', (attempt, random, wait) =>
    expect(backoff(attempt, random)).toBe(wait),
  );
});
