/**
 * `npm run stories`: runs every story of the built Storybook in Chromium, with its play function and axe in
 * both themes. Builds Storybook when it is missing or older than its sources.
 * Words on the command line restrict it to stories whose file, title or name has one of them:
 * `npm run stories -- Table`.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findChromium } from './chromium.ts';
import { serveFolder } from './static.ts';
import { indexForRunner, readIndex } from './storyIndex.ts';

const root = resolve(import.meta.dirname, '..');
const built = join(root, '.storybook/dist');
const reports = join(root, 'reports');
/** `STORIES` builds only part of the Storybook; the marker file distinguishes it from a full build. */
const part = process.env['STORIES'];
const partMark = join(built, 'part');
const report = join(reports, 'stories.json');
const sources = ['packages', 'stories', 'apps/admin/src', '.storybook', 'package-lock.json'];
const workers = 3;
/** A loaded machine takes its time; only what never happens fails by time. */
const testTimeout = 120_000;

const children = new Set<ChildProcess>();

/** Runs a program. @returns its exit code */
function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
    });
    children.add(child);
    child.on('error', (error) => {
      console.error(error.message);
      done(1);
    });
    child.on('close', (code) => {
      children.delete(child);
      done(code ?? 1);
    });
  });
}

/** Ends what this command started, with all that these started. */
function stopChildren(): void {
  for (const { pid } of children) if (pid) process.kill(-pid, 'SIGTERM');
}

/** When the newest file below a path was changed, in milliseconds; 0 when there is none. */
async function newest(path: string): Promise<number> {
  const info = await stat(path).catch(() => null);
  if (!info) return 0;
  if (!info.isDirectory()) return info.mtimeMs;
  const names = (await readdir(path)).filter((name) => name !== 'dist' && name !== 'node_modules');
  return Math.max(
    info.mtimeMs,
    ...(await Promise.all(names.map((name) => newest(join(path, name))))),
  );
}

/** Builds Storybook unless there is a full build that is newer than its sources. Its page is written last. */
async function buildWhenOld(): Promise<void> {
  const changed = await Promise.all(sources.map((source) => newest(join(root, source))));
  const builtAt = (await stat(join(built, 'iframe.html')).catch(() => null))?.mtimeMs ?? 0;
  const isWhole = !(await stat(partMark).catch(() => null));
  if (!part && isWhole && builtAt > Math.max(...changed)) return;
  console.log('stories: building Storybook …');
  if ((await run('npm', ['run', 'build-storybook', '--silent'])) !== 0) {
    throw new Error('stories: Storybook could not be built');
  }
  if (part) await writeFile(partMark, part);
}

/** The index of the stories whose file, title or name has one of the words; of all without words. */
function indexFor(words: readonly string[]): string {
  const index = indexForRunner(readIndex(built), ({ title, name, importPath }) =>
    [importPath, `${title}/${name}`].some(
      (text) => words.length === 0 || words.some((word) => text.includes(word)),
    ),
  );
  return JSON.stringify(index);
}

type Results = { numTotalTests: number; numPassedTests: number; numFailedTests: number };

async function main(): Promise<number> {
  const started = performance.now();
  await buildWhenOld();
  const chromium = await findChromium();
  const server = await serveFolder(built, {
    '/index.json': indexFor(process.argv.slice(2)),
  });
  await mkdir(reports, { recursive: true });
  await rm(report, { force: true });
  try {
    const code = await run(
      'npx',
      [
        'test-storybook',
        '--config-dir=.storybook',
        '--index-json',
        `--url=${server.url}`,
        `--maxWorkers=${workers}`,
        `--testTimeout=${testTimeout}`,
        '--ci',
        '--disable-telemetry',
        '--json',
        '--outputFile',
        report,
      ],
      { CHROMIUM_PATH: chromium },
    );
    const results = JSON.parse(
      await readFile(report, 'utf8').catch(() => 'null'),
    ) as Results | null;
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    if (!results) throw new Error('stories: the runner gave no result');
    const { numTotalTests: total, numPassedTests: passed, numFailedTests: failed } = results;
    console.log(`stories: ${total} stories, ${passed} passed, ${failed} failed, ${seconds} s`);
    return code !== 0 || passed === 0 || failed > 0 ? 1 : 0;
  } finally {
    await server.close();
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopChildren();
    process.exitCode = 1;
  });
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
stopChildren();
