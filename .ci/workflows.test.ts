import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const workflows = globSync('.github/workflows/*.yml', { cwd: root }).toSorted();

describe.each(workflows)('%s', (file) => {
  const text = read(file);

  it('calls npm scripts that are there', () => {
    const called = [...text.matchAll(/npm (?:run )?(test|(?<=run )[\w:-]+)/g)].map(
      ([, name = '']) => name,
    );
    expect(called.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('pins actions to a commit, with its version beside it', () => {
    const used = [...text.matchAll(/uses: (.*)/g)].map(([, action = '']) => action);
    expect(used).not.toEqual([]);
    const pinned = /^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(used.filter((action) => !pinned.test(action))).toEqual([]);
  });

  it('limits rights, time and runs at once, and installs what the lock file says', () => {
    const jobs = text.slice(text.indexOf('\njobs:')).match(/^ {2}[\w-]+:$/gm) ?? [];
    expect(text.match(/timeout-minutes: \d+/g)).toHaveLength(jobs.length);
    expect(text).toMatch(/^permissions:( \{\}$|\n {2}contents: read$)/m);
    expect(text).toMatch(/^concurrency:$/m);
    // A tool of one job may be installed beside it, in a version of its own.
    expect(text).not.toMatch(/npm i(nstall)?\b(?! --no-save( @?[\w/-]+@\d+\.\d+\.\d+)+$)/m);
  });

  it('runs programs of npx in a version of theirs', () => {
    const called = [...text.matchAll(/npx (?:--yes )?(\S+)/g)].map(([, name = '']) => name);
    expect(called.filter((name) => !/.@\d+\.\d+\.\d+$/.test(name))).toEqual([]);
  });
});
