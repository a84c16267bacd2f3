import { LogType } from '@anzhu/api/contract/log';
import type { Origin, Session } from '../caller.ts';
import type { Clock } from '../clock.ts';
import type { LogEntry, Store } from '../db/store.ts';
import type { Log } from '../log.ts';

/** The account that an event concerns. */
export type Account = Pick<Session, 'userId' | 'username' | 'hotelId'>;

/** Something that was refused, and that anyone can cause as often as they like. */
interface SecurityEvent {
  type:
    | typeof LogType.signInFailed
    | typeof LogType.refusedCall
    | typeof LogType.account
    | typeof LogType.personalData;
  /** What happened, in a short Chinese sentence. */
  sketch: string;
  /** Null where there is none: what was typed as its name may be a password, and is never written. */
  account: Account | null;
  /** What the log calls a caller without an account. @default 未知账号 */
  name?: string;
  /** Tells callers without an account apart; never written. */
  key?: string;
  origin: Origin;
  /** Why it was refused, or which call was. */
  detail?: { label: string; value: string };
}

/** Writes what was refused into the log, and bounds how much of it. */
export interface SecurityLog {
  /**
   * Writes the first event of an account, address and type at once; those of the following minute are
   * counted, and written as one entry when it is over. A store that cannot be written is reported in the
   * operator's log only.
   */
  record(event: SecurityEvent): Promise<void>;
  /** Writes the counts that are due; all of them before the server closes. */
  flush(which: 'due' | 'all'): Promise<void>;
  /** Writes all counts and stops. */
  close(): Promise<void>;
}

/** A log entry about an account's own sign-ins, sign-outs and password: of the change that it describes. */
export const accountEntry = (
  { userId, hotelId }: Pick<Account, 'userId' | 'hotelId'>,
  sketch: string,
  type: typeof LogType.signIn | typeof LogType.account = LogType.signIn,
): LogEntry => ({ type, sketch, target: { kind: 'user', id: userId }, hotelId });

/** Milliseconds for which the events of an account, address and type make one entry. */
const span = 60_000;

/** Pairs of account and address with entries of their own per type within `span`; further ones share one. */
const mostApart = 30;

/** Values of one count that are written down. */
const mostValues = 20;

/** The events of one account, address and type after the first one. */
interface Burst {
  first: SecurityEvent;
  since: number;
  count: number;
  values: Set<string>;
}

const entryOf = ({ sketch, account, type, detail }: SecurityEvent): LogEntry => ({
  type,
  sketch,
  target: { kind: 'user', id: account?.userId ?? 0 },
  hotelId: account?.hotelId ?? null,
  ...(detail && { after: { [detail.label]: detail.value } }),
});

const countOf = ({ first, count, values }: Burst): LogEntry => ({
  ...entryOf(first),
  sketch: `${first.sketch}，一分钟内又有 ${count} 次`,
  after: { 次数: count, ...(first.detail && { [first.detail.label]: [...values].join('、') }) },
});

/** A security log that counts in the memory of this process. */
export function makeSecurityLog({
  store,
  clock,
  log,
}: {
  store: Store;
  clock: Clock;
  log: Log;
}): SecurityLog {
  const bursts = new Map<string, Burst>();

  async function write({ account, name = '未知账号', origin }: SecurityEvent, entry: LogEntry) {
    try {
      await store.change({ session: account, name, origin }, () =>
        Promise.resolve({ data: null, log: entry }),
      );
    } catch (error) {
      log.error('security log', error);
    }
  }

  /** The burst of an event, or a new one that is empty. */
  function burstOf(event: SecurityEvent): Burst {
    const { type, account, key = '', origin } = event;
    const own = [type, account?.userId ?? '', key, origin.address].join(' ');
    const known = bursts.get(own);
    if (known) return known;
    const prefix = `${type} `;
    const isFull = [...bursts.keys()].filter((one) => one.startsWith(prefix)).length >= mostApart;
    const first = isFull
      ? { ...event, account: null, name: '多个来源', origin: { ...origin, address: '' } }
      : event;
    const id = isFull ? `${prefix}others` : own;
    const burst = bursts.get(id) ?? {
      first,
      since: clock.now(),
      count: isFull ? 0 : -1,
      values: new Set<string>(),
    };
    bursts.set(id, burst);
    return burst;
  }

  async function flush(which: 'due' | 'all'): Promise<void> {
    const now = clock.now();
    for (const [id, burst] of bursts) {
      const isRunning = now >= burst.since && now - burst.since < span;
      if (which === 'due' && isRunning) continue;
      bursts.delete(id);
      if (burst.count > 0) await write(burst.first, countOf(burst));
    }
  }

  const timer = setInterval(() => void flush('due'), span);
  // A browser's timers are numbers.
  timer.unref?.();

  return {
    async record(event) {
      await flush('due');
      const burst = burstOf(event);
      burst.count += 1;
      if (burst.count === 0) return write(event, entryOf(event));
      if (event.detail && burst.values.size < mostValues) burst.values.add(event.detail.value);
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush('all');
    },
  };
}
