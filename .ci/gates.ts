import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ensureBrowser } from './browser.ts';

const root = resolve(import.meta.dirname, '..');
const reports = join(root, 'reports');

/** What a gate found. A gate that only passes or fails counts as one. */
interface Count {
  passed: number;
  failed: number;
}

interface Gate {
  name: string;
  /** An npm script and its further words. */
  command: string[];
  /** A JSON report with the counts of the tests inside, when the gate has some. */
  report?: string;
  count?(report: unknown): Count;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
}
const jestCount = (report: unknown): Count => {
  const { numPassedTests, numFailedTests } = report as JestReport;
  return { passed: numPassedTests, failed: numFailedTests };
};

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}
const playwrightCount = (report: unknown): Count => {
  const { stats } = report as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
};

const vitest = (name: string): Gate => ({
  name,
  command: [
    name,
    '--',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=reports/${name}.json`,
  ],
  report: `${name}.json`,
  count: jestCount,
});

const gates: Gate[] = [
  { name: 'types', command: ['types'] },
  { name: 'lint', command: ['lint'] },
  { name: 'format', command: ['format:check'] },
  { name: 'unused', command: ['unused'] },
  { name: 'coverage', command: ['coverage'] },
  vitest('unit'),
  vitest('server'),
  { name: 'build', command: ['build'] },
  { name: 'sizes', command: ['sizes'] },
  {
    name: 'stories',
    command: ['stories'],
    report: 'stories.json',
    count: jestCount,
  },
  {
    name: 'journeys',
    command: ['journeys'],
    report: 'journeys.json',
    count: playwrightCount,
  },
];

/** Runs one npm script to its end, its output passed through. */
function run([script = '', ...words]: string[]): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn('npm', ['run', '--silent', script, ...words], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', () => done(false));
    child.on('close', (code) => done(code === 0));
  });
}

async function pass(gate: Gate): Promise<Count> {
  const ok = await run(gate.command);
  if (!gate.report || !gate.count) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const text = await readFile(join(reports, gate.report), 'utf8').catch(() => null);
  const count = text ? gate.count(JSON.parse(text)) : { passed: 0, failed: 0 };
  // A runner that fails without a failing test, or runs none, has failed as a whole.
  const isSilentFailure = (!ok && count.failed === 0) || count.passed + count.failed === 0;
  return isSilentFailure ? { ...count, failed: count.failed + 1 } : count;
}

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
await ensureBrowser();

const total: Count = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const gate of gates) {
  console.log(`\n── ${gate.name} ──`);
  const started = performance.now();
  const { passed, failed } = await pass(gate);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  lines.push(
    `${failed === 0 ? '✓' : '✗'} ${gate.name}: ${passed} passed, ${failed} failed (${seconds} s)`,
  );
  console.log(lines.at(-1));
}

console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
