import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureBrowser, ensureHeadlessShell } from './browser.ts';
import { ensurePostgres } from './postgres.ts';
import { hourOfRun, hours } from './hour.ts';
import { collect, endWithSignals, isEnding } from './processes.ts';
import { quickGates } from './quick.ts';
import { type Found, type Gate, readJest, readPlaywright, readReport, table } from './reports.ts';
import { openRunFolder } from './runFolder.ts';

const root = resolve(import.meta.dirname, '..');
const reports = join(root, 'reports');

const vitest = (name: string): Gate => ({
  name,
  remedy: `alone: npx vitest run --project ${name} FILE`,
  command: [
    name,
    '--',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=reports/${name}.json`,
  ],
  report: `${name}.json`,
  read: readJest,
});

/** A gate at the hour of the run; with `HOURS=all` at each, one after the other, since they write the same reports. */
const atEachHour = (gate: Gate): Gate[] => {
  const chosen = process.env['HOURS'] === 'all' ? hours : [hourOfRun()];
  const nameAt = (hour: string): string => `${gate.name} ${hour}`;
  return chosen.map((hour, at) => ({
    ...gate,
    name: nameAt(hour),
    env: { HOUR: hour },
    after: [...(gate.after ?? []), ...chosen.slice(0, at).map(nameAt)],
  }));
};

/** In the order in which they start, the fast ones first; each as soon as there are processors for it. */
const gates: Gate[] = [
  {
    name: 'workbench',
    command: ['build-storybook'],
    remedy: 'alone: npm run build-storybook; a part: STORIES=GLOB',
    cores: 1,
  },
  { name: 'types', command: ['types'], remedy: 'correct the lines above', cores: 1 },
  {
    name: 'lint',
    command: ['lint'],
    remedy: 'npx oxlint --fix, or correct the lines above; the laws are in .ci/laws.ts',
    cores: 1,
  },
  { name: 'format', command: ['format:check'], remedy: 'npm run format', cores: 1 },
  {
    name: 'unused',
    command: ['unused'],
    remedy: 'delete what is named, or its export; what only stories need has the tag @story',
    cores: 1,
  },
  { name: 'build', command: ['build'], remedy: 'alone: npm run build', cores: 1 },
  {
    name: 'sizes',
    command: ['sizes'],
    remedy: 'load it later with import(); the budgets are in .ci/sizes.ts',
    cores: 1,
    after: ['build'],
  },
  vitest('unit'),
  vitest('server'),
  {
    name: 'hydration',
    command: ['hydration'],
    remedy:
      'alone: npm run hydration; what only a browser has is read after it: useIsHydrated, or with a snapshot for servers',
    cores: 1,
  },
  ...atEachHour({
    name: 'demo',
    command: ['demo:build'],
    remedy: 'alone: npm run demo:build; it shows the site that it leaves in dist/demo',
    cores: 1,
    after: ['workbench'],
  }),
  ...atEachHour({
    name: 'failover',
    command: ['failover:short'],
    remedy:
      'alone: npm run failover:short; it says where its logs are; all of it: npm run failover',
    // It waits more than it works, and starts beside what builds the demo.
    cores: 1,
    after: ['workbench'],
  }),
  ...atEachHour({
    name: 'journeys',
    command: ['journeys'],
    remedy: 'alone, after npm run build: npm run journeys -- FILE',
    after: ['build'],
    report: 'journeys.json',
    read: readPlaywright,
  }),
  {
    name: 'stories',
    command: ['stories'],
    remedy: 'alone: npm run stories -- TITLE; to look at: npm run storybook, with the link above',
    after: ['workbench'],
    report: 'stories.json',
    read: readJest,
  },
];

/** Processors of the smallest machine that the gates are made for; more are used where they are. */
const smallest = 2;

/** Runs one gate and reads its counts; its output and its result are printed when it has ended. */
async function run({ name, command, remedy, report, read, env }: Gate): Promise<Result> {
  const [script = '', ...args] = command;
  const started = performance.now();
  const { code, output } = await collect('npm', ['run', '--silent', script, ...args], root, {
    ...process.env,
    ...env,
  });
  const seconds = (performance.now() - started) / 1000;
  const found = report === undefined ? null : await readReport(join(reports, report), read);
  const {
    passed,
    failed,
    skipped = 0,
    files = [],
  } = found ?? ({ passed: Number(code === 0), failed: 0 } satisfies Found as Found);
  // A runner that fails without a failing test, or runs none, counts as one failure.
  const isSilentFailure = (code !== 0 && failed === 0) || passed + failed === 0;
  const text = output.trimEnd();
  const result = {
    name,
    seconds,
    passed,
    failed: failed + Number(isSilentFailure),
    skipped,
    files,
    text,
    remedy,
  };
  console.log(`\n── ${name} ──\n${text}\n${line(result)}`);
  return result;
}

interface Result extends Required<Found> {
  name: string;
  seconds: number;
  /** What the gate printed. */
  text: string;
  remedy: string;
}

/** Lines at the end of a failed gate's output, with the names of failed tests, that are printed again after all gates. */
const linesOfFailure = 80;

function failure({ name, text, remedy }: Result): string {
  const end = text.split('\n').slice(-linesOfFailure).join('\n');
  return `\n── ${name} failed ──\n${end}\n→ ${remedy}`;
}

function line({ name, passed, failed, skipped, seconds }: Result): string {
  const more = skipped > 0 ? `, ${skipped} skipped` : '';
  const mark = failed === 0 ? '✓' : '✗';
  return `${mark} ${name}: ${passed} passed, ${failed} failed${more} (${seconds.toFixed(0)} s)`;
}

/** Runs gates, side by side as far as there are processors. */
async function runAll(chosen: readonly Gate[]): Promise<Result[]> {
  const total = Math.max(smallest, availableParallelism());
  const waiting = [...chosen];
  const running = new Map<Gate, Promise<void>>();
  const results: Result[] = [];
  const coresOf = ({ cores }: Gate): number => cores ?? smallest;
  const canStart = ({ after = [], ...gate }: Gate): boolean => {
    const busy = [...running.keys()].reduce((sum, one) => sum + coresOf(one), 0);
    const isReady = after.every((name) => results.some((result) => result.name === name));
    return isReady && busy + coresOf(gate) <= total;
  };
  while (waiting.length + running.size > 0 && !isEnding()) {
    for (let next = waiting.find(canStart); next; next = waiting.find(canStart)) {
      const gate = next;
      waiting.splice(waiting.indexOf(gate), 1);
      console.log(`… ${gate.name}`);
      const end = run(gate).then((result) => {
        results.push(result);
        running.delete(gate);
      });
      running.set(gate, end);
    }
    await Promise.race(running.values());
  }
  return results;
}

/** `npm test -- quick`: what is quick, and what the change touches. */
const isQuick = process.argv.includes('quick');

endWithSignals();
openRunFolder();
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
ensureBrowser();
ensureHeadlessShell();
ensurePostgres();

const started = performance.now();
const results = await runAll(isQuick ? quickGates(root, gates) : gates);
const sum = (of: 'passed' | 'failed'): number => results.reduce((all, one) => all + one[of], 0);
for (const result of results) if (result.failed > 0) console.log(failure(result));
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(`\n${results.map(line).join('\n')}\n\n${table(results)}\n\n${minutes} min in all`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 && !isEnding() ? 0 : 1;
