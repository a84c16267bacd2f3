/** `npm run counts`: how much there is of what the pages speak of, counted in the sources. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { contract } from '../packages/api/src/contract/index.ts';

const root = resolve(import.meta.dirname, '..');

/** The matches of a pattern in the files of a glob. */
function matches(glob: string, pattern: RegExp): number {
  const files = globSync(glob, { cwd: root, exclude: (name) => name === 'node_modules' });
  return files
    .map((file) => readFileSync(resolve(root, file), 'utf8').match(pattern)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0);
}

const stories = '{packages/*/src,stories}/**/*.stories.tsx';
const test = /^\s*(it|test)(\.each)?[.(]/gm;

for (const [name, count] of Object.entries({
  'calls of the contract': Object.keys(contract).length,
  'components and screens with stories': matches(stories, /^const meta\b/gm),
  stories: matches(stories, /^export const \w+: Story/gm),
  'stories that are played': matches(stories, /^ {2}(async )?play\b/gm),
  'tests of rules and functions, in files': matches(
    '{packages,apps/admin/src,.ci,.storybook}/**/*.test.ts',
    test,
  ),
  'tests of the server, in files': matches('apps/server/{test,src}/**/*.test.ts', test),
  journeys: matches('apps/admin/e2e/*.spec.ts', test),
})) {
  console.log(`${String(count).padStart(5)}  ${name}`);
}
