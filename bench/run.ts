/**
 * `npm run bench:ui`: the same work with our components and with Ant Design's, in production builds, in
 * Chromium, with the processor slowed four times; the middle of 15 runs. Prints both, with the goal for this
 * machine, and fails where ours takes more than half of Ant Design's time. Words on the command line choose
 * pages: `-- table picker`; `BENCH_RUNS` makes it shorter.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { findChromium } from '../.ci/chromium.ts';
import { serveFolder } from '../.ci/static.ts';
import { antd, anzhu } from './libraries.ts';
import { busyTime, median, openBench, type Bench } from './measure.ts';
import { scenarios, type Library, type Limit, type Scenario } from './scenarios.ts';

const usualRuns = Number(process.env['BENCH_RUNS'] ?? 15);
const chosen = process.argv.slice(2);
const wanted = scenarios.filter(({ page }) => chosen.length === 0 || chosen.includes(page));

const folderOf = { [anzhu.name]: 'anzhu', [antd.name]: 'antd' };

function run(command: string, args: string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

/** Builds a library's pages for production; Ant Design is installed once. */
function build(library: Library): string {
  const folder = join(import.meta.dirname, folderOf[library.name] ?? '');
  const hasOwnPackages = existsSync(join(folder, 'package.json'));
  if (hasOwnPackages && !existsSync(join(folder, 'node_modules'))) run('npm', ['install'], folder);
  run('npx', ['vite', 'build', '-c', join(folder, 'vite.config.ts')], folder);
  return join(folder, 'dist');
}

/** What the measuring itself takes when nothing is done: it is taken off. Always of 15, as the first are cold. */
async function measuringTime(bench: Bench): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 15; turn += 1) {
    times.push(await busyTime(bench, () => Promise.resolve(), null));
  }
  return median(times);
}

/** The middle of each action of a scenario. */
async function measure(
  browser: Browser,
  url: string,
  library: Library,
  scenario: Scenario,
): Promise<Map<string, number>> {
  const times = new Map<string, number[]>();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const bench = await openBench(await context.newPage(), `${url}/#${scenario.page}`);
  const measuring = await measuringTime(bench);
  // The first run warms up the compiler and loads lazy parts.
  await scenario.run(bench, library);
  for (let turn = 0; turn < Math.min(scenario.runs ?? usualRuns, usualRuns); turn += 1) {
    for (const { name, time, isCounted } of await scenario.run(bench, library)) {
      const own = isCounted ? time : time - measuring;
      times.set(name, [...(times.get(name) ?? []), own]);
    }
  }
  await context.close();
  return new Map([...times].map(([name, each]) => [name, median(each)]));
}

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox'],
});
const served = [
  { library: anzhu, ...(await serveFolder(build(anzhu))) },
  { library: antd, ...(await serveFolder(build(antd))) },
];
const [ours, theirs] = [new Map<string, number>(), new Map<string, number>()];
// Page by page with both libraries: other load on the machine slows both down.
for (const scenario of wanted) {
  for (const { library, url } of served) {
    const results = library === anzhu ? ours : theirs;
    for (const [name, time] of await measure(browser, url, library, scenario)) {
      results.set(name, time);
    }
  }
}
await browser.close();
await Promise.all(served.map(({ close }) => close()));

/** The goal on this machine, relative to Ant Design's time on it. */
const goalHere = ({ goal, antd: reference }: Limit, their: number): number =>
  reference === undefined ? goal : (goal * their) / reference;

console.log(
  `${'busy, ms'.padEnd(38)}${'ours'.padStart(8)}${'antd'.padStart(8)}${'ours/antd'.padStart(11)}${'goal here'.padStart(11)}`,
);
for (const { limits } of wanted) {
  for (const [name, limit] of Object.entries(limits)) {
    const our = ours.get(name) ?? Number.NaN;
    const their = theirs.get(name) ?? Number.NaN;
    const goal = goalHere(limit, their);
    const isHalf = our <= their / 2;
    const mark = isHalf ? (our <= goal ? '✓' : '·') : '✗';
    const figures = [our.toFixed(1), their.toFixed(1)].map((text) => text.padStart(8)).join('');
    const share = (our / their).toFixed(2).padStart(11);
    console.log(`${mark} ${name.padEnd(36)}${figures}${share}${goal.toFixed(1).padStart(11)}`);
    if (!isHalf) process.exitCode = 1;
  }
}
console.log('✓ within the goal  · at most half of antd  ✗ more than half of antd');
