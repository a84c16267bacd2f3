import type { Callers } from './caller.ts';
import { prepareDesks, turnsOf } from './desk.ts';
import { type Figure, within } from './measure.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 10);

/** Milliseconds at the beginning that do not count: all desks ask at once, of a server that was idle. */
const warmUp = 1000;

interface Load {
  says: string;
  desks: number;
  /** Milliseconds between two calls of a desk. */
  pause: number;
  limits: { p99: number; rate?: number };
}

/** Desks that each make one call after another, a third of them changes. */
export async function load(
  callers: Callers,
  { says, desks, pause, limits }: Load,
): Promise<Figure[]> {
  const prepared = await prepareDesks(callers);
  const began = performance.now() + warmUp;
  const end = began + seconds * 1000;
  const calls: { time: number; isChange: boolean }[] = [];
  await Promise.all(
    Array.from({ length: desks }, async (_, desk) => {
      await new Promise((done) => setTimeout(done, (pause * desk) / desks));
      for (const { as, endpoint, input, read } of turnsOf(prepared, desk)) {
        const started = performance.now();
        if (started > end) return;
        const data = await callers[as].call(endpoint, input());
        const now = performance.now();
        if (started >= began && now <= end) {
          calls.push({ time: now - started, isChange: endpoint.changes === true });
        }
        read?.(data);
        await new Promise((done) => setTimeout(done, Math.max(0, pause - (now - started))));
      }
    }),
  );
  const times = calls.map(({ time }) => time);
  const changes = calls.filter(({ isChange }) => isChange);
  return [
    {
      says,
      value: calls.length / seconds,
      unit: 'calls/s',
      ...(limits.rate && { floor: limits.rate }),
    },
    { says: `${says}, changes among them`, value: changes.length / seconds, unit: 'calls/s' },
    { says: `${says}, p50`, value: within(times, 0.5), unit: 'ms' },
    // At 1,000,000 orders at most twice that at 10,000.
    { says: `${says}, p95`, value: within(times, 0.95), unit: 'ms' },
    { says: `${says}, p99`, value: within(times, 0.99), unit: 'ms', limit: limits.p99 },
    { says: `${says}, longest`, value: Math.max(...times), unit: 'ms' },
  ];
}
