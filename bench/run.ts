/**
 * `npm run bench:ui`: the same work with our components and with Ant Design's, in production builds, in Chromium, with
 * the processor slowed four times; the middle of 15 runs, taken in turns. Prints a table, and fails where ours takes
 * more of the other's time than it may. Words on the command line choose pages: `-- table picker`; `BENCH_RUNS` makes
 * it shorter.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { findChromium } from '../.ci/chromium.ts';
import { serveFolder } from '../.ci/static.ts';
import { antd, anzhu } from './libraries.ts';
import { busyTime, median, openBench, type Bench } from './measure.ts';
import { printTable } from './report.ts';
import { scenarios, type Measured } from './scenarios.ts';

const runs = Number(process.env['BENCH_RUNS'] ?? 15);
/** Runs of one library before the next has its turn. */
const runsInARow = 5;
const chosen = process.argv.slice(2);
const wanted = scenarios.filter(({ page }) => chosen.length === 0 || chosen.includes(page));

function run(command: string, args: string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

/** Builds a folder of pages for production; packages of its own are installed once. */
function build(name: string): string {
  const folder = join(import.meta.dirname, name);
  const hasOwnPackages = existsSync(join(folder, 'package.json'));
  if (hasOwnPackages && !existsSync(join(folder, 'node_modules')))
    run('npm', ['install', '--no-package-lock'], folder);
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

/** What is measured: a library at the page of a scenario. `work` runs the scenario there once. */
interface Subject {
  name: string;
  url: string;
  work: (bench: Bench) => Promise<Measured[]>;
}

/** Times of each action, in ms. */
type Times = Map<string, number[]>;

/** Opens the page of a subject, and measures what the measuring takes there. */
async function openSubject(browser: Browser, { name, url, work }: Subject) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const bench = await openBench(await context.newPage(), url);
  return {
    name,
    bench,
    work,
    context,
    measuring: await measuringTime(bench),
    times: new Map() as Times,
  };
}

/**
 * The middle of each action of a scenario, by subject. They take turns of some runs, so that all are measured
 * in the same minutes: a machine is not always equally fast.
 */
async function measure(
  browser: Browser,
  subjects: readonly Subject[],
): Promise<Map<string, Map<string, number>>> {
  const opened = [];
  for (const subject of subjects) opened.push(await openSubject(browser, subject));
  // A third as many runs before all: then its code is compiled, and lazy parts are there.
  for (const { bench, work } of opened) {
    for (let turn = 0; turn < runs / 3; turn += 1) await work(bench);
  }
  for (let done = 0; done < runs; done += runsInARow) {
    for (const { bench, work, measuring, times } of opened) {
      // The first run of a turn fills caches.
      await work(bench);
      for (let turn = done; turn < Math.min(runs, done + runsInARow); turn += 1) {
        for (const { name, time } of await work(bench)) {
          times.set(name, [...(times.get(name) ?? []), time - measuring]);
        }
      }
    }
  }
  for (const { context } of opened) await context.close();
  return new Map(
    opened.map(({ name, times }) => [
      name,
      new Map([...times].map(([action, each]) => [action, median(each)])),
    ]),
  );
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox'],
});
const libraries = [
  { library: anzhu, site: await serveFolder(build('anzhu')) },
  { library: antd, site: await serveFolder(build('antd')) },
];
const results = new Map<string, Map<string, number>>();
for (const { page, run: work } of wanted) {
  const subjects = libraries.map(({ library, site }) => ({
    name: library.name,
    url: `${site.url}/#${page}`,
    work: (bench: Bench) => work(bench, library),
  }));
  for (const [name, times] of await measure(browser, subjects)) {
    results.set(name, new Map([...(results.get(name) ?? []), ...times]));
  }
}
await browser.close();
await Promise.all(libraries.map(({ site }) => site.close()));
if (!printTable(wanted, results, [anzhu.name, antd.name])) process.exitCode = 1;
