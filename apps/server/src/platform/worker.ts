import { type ResourceLimits, Worker, type WorkerOptions } from 'node:worker_threads';

/** What a worker is given: its input, its share of memory, and buffers that are moved to it. */
interface WorkerInput extends Pick<WorkerOptions, 'transferList'> {
  workerData: unknown;
  resourceLimits: ResourceLimits;
}

/**
 * Starts a module in a thread of its own, without the secrets and flags of this process. Compiled modules
 * come from the cache, where there is one.
 */
export function startWorker(module: URL, input: WorkerInput): Worker {
  const cache = process.env['NODE_COMPILE_CACHE'];
  return new Worker(module, {
    ...input,
    execArgv: [],
    env: cache ? { NODE_COMPILE_CACHE: cache } : {},
  });
}
