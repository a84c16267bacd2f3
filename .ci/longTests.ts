/**
 * `npm run fuzz -- --seconds 300 --seed 7` and `npm run faults -- --rounds 20`: tests that `npm test`
 * runs for seconds and always with the same seed, run for as long as one likes.
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '120' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    rounds: { type: 'string', default: '20' },
  },
});
const [name = 'fuzz'] = positionals;
const child = spawn(
  'npx',
  ['vitest', 'run', '--project', 'server', `apps/server/test/${name}.test.ts`],
  {
    cwd: resolve(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: {
      ...process.env,
      FUZZ_SECONDS: values.seconds,
      FUZZ_SEED: values.seed,
      FAULT_ROUNDS: values.rounds,
    },
  },
);
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
