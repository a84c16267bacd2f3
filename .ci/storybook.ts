import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { ensureBrowser } from './browser.ts';

const root = resolve(import.meta.dirname, '..');

/** Runs a program with its output on the terminal; resolves to its exit code. */
export function run(
  command: string,
  args: string[],
  { cwd = root, env = {} }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<number> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done(code ?? 1));
  });
}

/** Builds the Storybook of a checkout into a folder; `STORIES` restricts it to some stories. */
export async function buildStorybook(checkout: string, folder: string): Promise<void> {
  console.log(`building the Storybook of ${checkout} …`);
  const args = ['build', '--output-dir', folder, '--quiet', '--loglevel', 'error'];
  const code = await run('npx', ['storybook', ...args], { cwd: checkout });
  if (code !== 0) throw new Error(`the Storybook of ${checkout} could not be built`);
}

/** The word of a title, as the runner names its file: `RoomBoard` is in `hotel-room-房间-room-board`. */
const patternOf = (word: string): string =>
  word.replaceAll(/(?<=[a-z])(?=[A-Z])|[^\p{L}\p{N}]+/gu, '-*').toLowerCase();

/**
 * Runs the stories of a served Storybook with Storybook's runner.
 * @param words the titles that have one of them; all without words
 * @param report a JSON file for the results, in the form of Jest
 * @param pictures a folder for a picture of each story in each theme, in place of the checks
 * @returns the exit code
 */
export async function runStories(
  url: string,
  words: readonly string[],
  { report, pictures }: { report?: string; pictures?: string } = {},
): Promise<number> {
  ensureBrowser();
  const output = report ? ['--json', '--outputFile', report] : [];
  const args = ['--index-json', '--url', url, '--config-dir', '.storybook', ...output];
  // Links in messages lead to `npm run storybook`.
  const env = { REFERENCE_URL: 'http://localhost:6006', PICTURES: pictures ?? '' };
  return run('npx', ['test-storybook', ...args, ...words.map((word) => `'${patternOf(word)}'`)], {
    env,
  });
}
