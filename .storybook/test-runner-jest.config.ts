import { getJestConfig } from '@storybook/test-runner';
import { fileURLToPath } from 'node:url';

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Storybook's runner of stories, with the hooks of `test-runner.ts` and one page for all titles of a worker. */
export default {
  ...getJestConfig(),
  // A story works for half of its time and waits for timers and frames in the other.
  maxWorkers: 5,
  // A single title, too, runs in a worker.
  workerIdleMemoryLimit: '1GB',
  // A loaded machine takes its time; only what never happens fails by time.
  testTimeout: 120_000,
  testEnvironment: here('./test-runner-environment.ts'),
  setupFilesAfterEnv: [],
  testEnvironmentOptions: { 'jest-playwright': { skipInitialization: true } },
};
