/**
 * `npm run bench`: builds the app, then prints what a browser loads, how the components
 * work beside Ant Design's, and how the server performs. Fails
 * when a figure misses its limit. `BENCH_ORDERS` makes the store smaller.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

const steps = [
  { says: 'app', script: 'build' },
  { says: 'what a browser loads', script: 'sizes' },
  { says: 'components at work, beside Ant Design', script: 'bench:ui' },
  { says: 'server', script: 'bench:server' },
];

const failed = steps.filter(({ says, script }) => {
  console.log(`\n── ${says} ──`);
  const { status } = spawnSync('npm', ['run', '--silent', script], { cwd: root, stdio: 'inherit' });
  return status !== 0;
});

process.exitCode = failed.length === 0 ? 0 : 1;
