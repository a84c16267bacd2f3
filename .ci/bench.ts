/**
 * `npm run bench`: builds the app, then prints what a browser loads, how the components
 * work beside Ant Design's, and how the server performs. Fails
 * when a figure misses its limit. `BENCH_ORDERS` makes the store smaller.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

const steps = [
  { title: 'app', script: 'build' },
  { title: 'what a browser loads', script: 'sizes' },
  { title: 'components at work, beside Ant Design', script: 'bench:ui' },
  { title: 'server', script: 'bench:server' },
];

const failed = steps.filter(({ title, script }) => {
  console.log(`\n── ${title} ──`);
  const { status } = spawnSync('npm', ['run', '--silent', script], { cwd: root, stdio: 'inherit' });
  return status !== 0;
});

process.exitCode = failed.length === 0 ? 0 : 1;
