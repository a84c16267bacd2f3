import type { Endpoint } from '@anzhu/api/contract/endpoint';
import type { Callers } from './caller.ts';
import { prepareDesk, turnsOf } from './desk.ts';
import { type Figure, Times } from './measure.ts';
import type { Running } from './running.ts';

const clients = 50;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 10);

/** Milliseconds at the beginning that do not count: all desks ask at once, of a server that was idle. */
const warmUp = 1000;

/** One answered call. */
interface Answered {
  endpoint: Endpoint;
  /** Milliseconds from the start of the load. */
  begun: number;
  ended: number;
}

/** Many clients, each asking one thing after another. @returns what was answered */
async function work(callers: Callers, length: number): Promise<Answered[]> {
  const prepared = await prepareDesk(callers, clients);
  const answered: Answered[] = [];
  const started = performance.now() + warmUp;
  const now = () => performance.now() - started;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (const { as, endpoint, input, read } of turnsOf(prepared, client)) {
        const begun = now();
        if (begun > length) return;
        const data = await callers[as].call(endpoint, input());
        const ended = now();
        answered.push({ endpoint, begun, ended });
        read?.(data);
      }
    }),
  );
  return answered;
}

/** The longest time in which nothing was answered, in milliseconds. */
function longestStall(answered: readonly Answered[]): number {
  const ends = answered.map(({ ended }) => ended).toSorted((a, b) => a - b);
  return ends.reduce((longest, end, place) => Math.max(longest, end - (ends[place - 1] ?? 0)), 0);
}

const timesOf = (answered: readonly Answered[]): Times =>
  new Times(answered.map(({ begun, ended }) => ended - begun));

/** The calls of the room board: what a desk sees and does there all day. */
const isOfBoard = ({ endpoint }: Answered): boolean =>
  /^\/api\/room(CheckInfo)?\//.test(endpoint.path);

/**
 * The mixed load of 50 desks, reads and writes of all kinds: requests per second, latency, and the
 * longest time without any response.
 */
export async function mixedLoad(
  { processor }: Pick<Running, 'processor'>,
  callers: Callers,
): Promise<Figure[]> {
  const before = await processor();
  const length = seconds * 1000;
  const sent = await work(callers, length);
  const answered = sent.filter(({ begun, ended }) => begun >= 0 && ended <= length);
  const after = await processor();
  const perCall = (spent: number): number => spent / sent.length;
  const says = `mixed load of ${clients} clients`;
  const all = timesOf(answered);
  const board = timesOf(answered.filter(isOfBoard));
  const changes = timesOf(answered.filter(({ endpoint }) => endpoint.changes));
  if (process.env['BENCH_EACH'] === '1') printEach(answered);
  return [
    { says, value: answered.length / seconds, unit: 'requests/s', limit: 600, isFloor: true },
    { says: `${says}, p50`, value: all.within(0.5), unit: 'ms' },
    { says: `${says}, p95`, value: all.within(0.95), unit: 'ms' },
    { says: `${says}, p99`, value: all.within(0.99), unit: 'ms', limit: 300 },
    { says: `${says}, longest stall`, value: longestStall(answered), unit: 'ms' },
    {
      says: `${says}, processor time of a call`,
      value: perCall(after.all - before.all),
      unit: 'ms',
    },
    {
      says: `${says}, of it on the first thread`,
      value: perCall(after.first - before.first),
      unit: 'ms',
    },
    { says: `${says}, changes`, value: changes.size / seconds, unit: 'requests/s' },
    { says: `${says}, changes, p99`, value: changes.within(0.99), unit: 'ms', limit: 300 },
    { says: `${says}, calls of the board, p99`, value: board.within(0.99), unit: 'ms', limit: 100 },
  ];
}

/** Each call by itself. */
function printEach(answered: readonly Answered[]): void {
  const paths = new Map<string, Answered[]>();
  for (const one of answered) {
    const { path } = one.endpoint;
    paths.set(path, [...(paths.get(path) ?? []), one]);
  }
  for (const [path, calls] of [...paths].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const times = timesOf(calls);
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => times.within(part).toFixed(1));
    console.log(`  ${path}: ${calls.length} calls, p50 ${p50}, p95 ${p95}, p99 ${p99} ms`);
  }
}
