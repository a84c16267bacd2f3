import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** A call that has been answered. */
interface AnsweredCall {
  /** Its name in the contract. */
  name: string;
  /** Of the envelope. */
  code: number | string;
  seconds: number;
}

/** How a run ended: complete, stopped early, or with an error. */
export type RunEnd = 'done' | 'early' | 'failed';

/** A run of a timed job. */
interface JobRun {
  name: string;
  end: RunEnd;
  /** Milliseconds since 1970. */
  now: number;
}

/** Counts what the server does, for Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  called(call: AnsweredCall): void;
  jobEnded(run: JobRun): void;
}

/** The limits of a list, of a search or a chart, and of what a desk takes for slow or broken. */
const buckets = [0.01, 0.05, 0.1, 0.3, 1, 5, 30];

/** Counters of this instance, and those of its process: memory, event loop, garbage collection, files. */
export function makeMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Counter({
    name: 'anzhu_calls_total',
    help: 'Answered calls, by their name in the contract and the code of the envelope',
    labelNames: ['call', 'code'] as const,
    registers,
  });
  const seconds = new Histogram({
    name: 'anzhu_call_seconds',
    help: 'Time from the head of a request to its answer',
    labelNames: ['call'] as const,
    buckets,
    registers,
  });
  const runs = new Counter({
    name: 'anzhu_job_runs_total',
    help: 'Runs of timed jobs by this instance: done, early (stopped, the rest follows), failed',
    labelNames: ['name', 'end'] as const,
    registers,
  });
  const lastRun = new Gauge({
    name: 'anzhu_job_last_run_timestamp_seconds',
    help: 'When this instance ended a run of a timed job last',
    labelNames: ['name'] as const,
    registers,
  });
  return {
    registry,
    called({ name, code, seconds: taken }) {
      calls.inc({ call: name, code });
      seconds.observe({ call: name }, taken);
    },
    jobEnded({ name, end, now }) {
      runs.inc({ name, end });
      lastRun.set({ name }, now / 1000);
    },
  };
}
