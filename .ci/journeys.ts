/**
 * `npm run journeys`: whole journeys in Chromium against the real server and the built app. Further
 * words go to the runner, for example a file's name: `npm run journeys -- checkIn`.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { findHeadlessShell } from './chromium.ts';

const root = resolve(import.meta.dirname, '..');
const { status } = spawnSync(
  'npx',
  [
    'playwright',
    'test',
    '--config',
    'apps/admin/e2e/playwright.config.ts',
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: await findHeadlessShell() },
  },
);
process.exitCode = status ?? 1;
