/**
 * `npm run bench:ui`: the same work with our components and with Ant Design's, and our charts beside those of
 * ECharts, in production builds, in Chromium, with the processor slowed four times; the middle of 15 runs.
 * Prints a table each, with the goal for this machine, and fails where ours takes more than half of Ant Design's
 * time, or more than a chart's limit. Words on the command line choose pages: `-- table map`; `BENCH_RUNS` makes
 * it shorter.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { findChromium } from '../.ci/chromium.ts';
import { serveFolder } from '../.ci/static.ts';
import { chartScenarios, renderers } from './chartScenarios.ts';
import { antd, anzhu } from './libraries.ts';
import { busyTime, median, openBench, type Bench } from './measure.ts';
import { printCharts, printLibraries } from './report.ts';
import { scenarios, type Measured } from './scenarios.ts';

const usualRuns = Number(process.env['BENCH_RUNS'] ?? 15);
const chosen = process.argv.slice(2);
const isWanted = ({ page }: { page: string }): boolean =>
  chosen.length === 0 || chosen.includes(page);
const wanted = scenarios.filter(isWanted);
const wantedCharts = chartScenarios.filter(isWanted);

function run(command: string, args: string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

/** Builds a folder of pages for production; packages of its own are installed once. */
function build(name: string): string {
  const folder = join(import.meta.dirname, name);
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

/** The middle of each action of a scenario: `work` runs it once. */
async function measure(
  browser: Browser,
  url: string,
  work: (bench: Bench) => Promise<Measured[]>,
  runs = usualRuns,
): Promise<Map<string, number>> {
  const times = new Map<string, number[]>();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const bench = await openBench(await context.newPage(), url);
  const measuring = await measuringTime(bench);
  // The first run warms up the compiler and loads lazy parts.
  await work(bench);
  for (let turn = 0; turn < Math.min(runs, usualRuns); turn += 1) {
    for (const { name, time, isCounted } of await work(bench)) {
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
const folders = [
  'anzhu',
  ...(wanted.length > 0 ? ['antd'] : []),
  ...(wantedCharts.length > 0 ? ['echarts'] : []),
];
const served = new Map<string, Awaited<ReturnType<typeof serveFolder>>>();
for (const folder of folders) served.set(folder, await serveFolder(build(folder)));
const urlOf = (folder: string): string => served.get(folder)?.url ?? '';

// Page by page with all libraries: other load on the machine slows all down.
const results = new Map<string, Map<string, number>>();
const note = (name: string, times: ReadonlyMap<string, number>): void => {
  results.set(name, new Map([...(results.get(name) ?? []), ...times]));
};
for (const { page, run: work, runs } of wanted) {
  for (const [library, folder] of [
    [anzhu, 'anzhu'],
    [antd, 'antd'],
  ] as const) {
    const url = `${urlOf(folder)}/#${page}`;
    note(library.name, await measure(browser, url, (bench) => work(bench, library), runs));
  }
}
for (const { page, run: work, isOurs } of wantedCharts) {
  for (const renderer of isOurs ? [renderers.ours] : Object.values(renderers)) {
    const url = `${urlOf(renderer.folder)}/${renderer.search}#${page}`;
    note(renderer.name, await measure(browser, url, (bench) => work(bench, renderer)));
  }
}
await browser.close();
await Promise.all([...served.values()].map(({ close }) => close()));

const isLibrariesFast = wanted.length === 0 || printLibraries(wanted, results);
const isChartsFast = wantedCharts.length === 0 || printCharts(wantedCharts, results);
if (!isLibrariesFast || !isChartsFast) process.exitCode = 1;
