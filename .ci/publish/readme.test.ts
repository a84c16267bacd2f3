import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publicNames } from '../../packages/ui/src/theme/publicNames.ts';
import { readPackage, root } from './source.ts';

/** The programs of the READMEs, each compiled and used by `npm run packages:check`. */
const programs = new Set(
  globSync('.ci/publish/check/app/src/readme/*.tsx', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8').trim(),
  ),
);
const readme = (name: string): string =>
  readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
const blocks = ['ui', 'domain'].flatMap((name) =>
  [...readme(name).matchAll(/```tsx\n([\s\S]*?)```/g)].map(([, code = '']) => code.trim()),
);

describe('READMEs of the packages', () => {
  it('show programs that are compiled, and all of them', () => {
    expect(blocks.filter((code) => !programs.has(code))).toEqual([]);
    expect(blocks.toSorted()).toEqual([...programs].toSorted());
  });

  it('list the CSS variables that an app may set, and no others', () => {
    const listed = new Set(readme('ui').match(/--anzhu-[\w-]+/g));
    const names = Object.values(publicNames).flatMap((group) => Object.values(group));
    expect([...listed].toSorted()).toEqual(names.toSorted());
  });

  it.each(['ui', 'domain'])('of %s name only what can be imported', (name) => {
    const keys = new Set(readPackage(name).entries.keys());
    const [list = ''] = /\n\| for[\s\S]*?\n\n/.exec(readme(name)) ?? [];
    const named = [...list.matchAll(/`(\w+)`(?=,| \||:| \()/g)].map(([, key]) => `./${key}`);
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((key) => !keys.has(key))).toEqual([]);
  });
});
