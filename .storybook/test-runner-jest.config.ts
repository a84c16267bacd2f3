import { getJestConfig } from '@storybook/test-runner';
import { fileURLToPath } from 'node:url';

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Storybook's runner of stories, with the hooks of `test-runner.ts` and one page for all titles of a worker. */
export default {
  ...getJestConfig(),
  // Stories wait for timers and frames: on 2 processors three browsers take less time than two.
  maxWorkers: 3,
  // A single title, too, runs in a worker.
  workerIdleMemoryLimit: '1GB',
  // A loaded machine takes its time; only what never happens fails by time.
  testTimeout: 120_000,
  testEnvironment: here('./test-runner-environment.ts'),
  setupFilesAfterEnv: [],
  testEnvironmentOptions: { 'jest-playwright': { skipInitialization: true } },
};
