/**
 * `npm run stories`: runs every story of the built Storybook in Chromium, with its play function and its checks
 * (`stories/checks.ts`). Builds Storybook when it is missing or older than its sources.
 * Words on the command line restrict it to stories whose file, title or name has one of them:
 * `npm run stories -- Table`.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { closeBrowsers, runInBrowsers } from './stories/browsers.ts';
import { CheckedPage } from './stories/checks.ts';
import { built, buildWhenOld, readIndex } from './stories/storybook.ts';

const reports = resolve(import.meta.dirname, '../reports');
const report = join(reports, 'stories.json');
/** A loaded machine takes its time; only what never happens fails by time, in milliseconds. */
const patience = 120_000;

interface Story {
  id: string;
  title: string;
  name: string;
  file: string;
}

/** The stories whose file, title or name has one of the words; all without words. */
function storiesWith(words: readonly string[]): Story[] {
  const isWanted = ({ file, title, name }: Story): boolean =>
    words.length === 0 ||
    words.some((word) => file.includes(word) || `${title}/${name}`.includes(word));
  return Object.values(readIndex(built).entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath }) => ({ id, title, name, file: importPath }))
    .filter(isWanted);
}

async function main(): Promise<number> {
  const started = performance.now();
  await mkdir(reports, { recursive: true });
  await rm(report, { force: true });
  await buildWhenOld();
  const stories = storiesWith(process.argv.slice(2));
  const failures: string[] = [];
  let passed = 0;
  await runInBrowsers(built, stories, {
    open: (context, url) => CheckedPage.open(context, url),
    run: (page, { id }) => page.check(id),
    end: ({ title, name }, failure) => {
      if (failure === null) passed += 1;
      else failures.push(`✗ ${title}/${name}\n${failure.replace(/^/gm, '    ')}`);
    },
    patience,
  });
  await writeFile(report, JSON.stringify({ passed, failed: failures.length, failures }));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(failures.join('\n\n'));
  console.log(
    `stories: ${stories.length} stories, ${passed} passed, ${failures.length} failed, ${seconds} s`,
  );
  return passed > 0 && passed === stories.length ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    void closeBrowsers();
  });
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
