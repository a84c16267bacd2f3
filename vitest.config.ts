import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** Two kinds of tests: pure ones beside the code, and the server's over HTTP on real databases. */
export default defineConfig({
  test: {
    // Most of a server's test is waiting, for disks and databases: more of them run than a small machine has processors.
    maxWorkers: 3,
    projects: [
      {
        // Functions are tested that stand in the file of a component, which imports its styles.
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            '.ci/**/*.test.ts',
            'scaffold/**/*.test.ts',
            '.storybook/**/*.test.ts',
            'stories/**/*.test.ts',
            'apps/admin/src/**/*.test.ts',
            'apps/server/src/**/*.test.ts',
          ],
          // Tests undo what they change in globals and modules: each worker loads a module once.
          isolate: false,
          // A loaded machine takes its time here too.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/test/**/*.test.ts'],
          globalSetup: ['apps/server/test/databases.ts'],
          isolate: false,
          // A loaded machine takes its time; only what never happens fails by time.
          testTimeout: 300_000,
          expect: { poll: { timeout: 240_000 } },
        },
      },
    ],
  },
});
