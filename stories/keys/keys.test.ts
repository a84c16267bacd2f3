import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { places } from './keys.ts';

const root = resolve(import.meta.dirname, '../..');
const files = globSync(
  ['{packages/*/src,stories}/**/*.{stories.tsx,test.ts}', 'apps/admin/e2e/*.spec.ts'],
  { cwd: root },
);

/** The source of a story, or the file of another test; empty when there is none of that name. */
function sourceOf(test: string): string {
  const [, file = '', name = ''] = /^([^:]+): (.+)$/.exec(test) ?? [];
  const path = files.find((one) => one.endsWith(`/${file}`));
  if (path === undefined) return '';
  const text = readFileSync(resolve(root, path), 'utf8');
  if (!path.endsWith('.stories.tsx')) return text.includes(name) ? text : '';
  const stories = text.split(/^export const /m);
  return stories.find((story) => new RegExp(`^${name}\\b`).test(story)) ?? '';
}

/** The names of keys in what user-event types: `{Shift>}{F10}{/Shift}` is Shift and F10. */
const typedKeys = (text: string): string[] =>
  [...text.matchAll(/\{([^/}>][^}>]*)[^}]*\}|\[([^\]]+)\]|([^{}])/g)].map(
    ([, named, code, letter]) => named ?? code ?? letter ?? '',
  );

/** The keys that a test presses: what is typed, what Playwright presses, and names of keys alone. */
function pressedIn(source: string): Set<string> {
  const typed = [...source.matchAll(/(?:keyboard|type)\([^'`]*?(['`])(.*?)\1/gs)];
  const pressed = [...source.matchAll(/press\('([^']+)'\)/g)];
  const named = [...source.matchAll(/'(Arrow\w+|Home|End|Page\w+)'/g)];
  const keys = [
    ...typed.flatMap(([, , text = '']) => typedKeys(text)),
    ...pressed.flatMap(([, text = '']) => text.split('+')),
    ...named.map(([, key = '']) => key),
  ];
  return new Set(keys.map((key) => key.toLowerCase()));
}

const inPlays: Record<string, string> = {
  mod: 'control',
  ctrl: 'control',
  space: ' ',
  plus: '+',
  minus: '-',
};

describe.each(places.map((place) => [place.title, place] as const))('%s', (_title, { uses }) => {
  it.each(uses.map(({ keys, does, tests }) => [keys.join(' '), does, tests] as const))(
    '%s: %s',
    (keys, _does, tests) => {
      const sources = tests.map(sourceOf);
      expect(tests.filter((_test, index) => sources[index] === '')).toEqual([]);
      const pressed = pressedIn(sources.join('\n'));
      const wanted = keys.split(/[ +]/).map((key) => key.toLowerCase());
      expect(wanted.filter((key) => !pressed.has(inPlays[key] ?? key))).toEqual([]);
    },
  );
});
