import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { en } from './en/index.ts';

const ui = resolve(import.meta.dirname, '..');

type Own = Record<string, unknown>;

/** `pagerTexts` of each `…texts.ts`, by the name of its component. */
const chinese: Record<string, Own> = {};
for (const file of globSync('**/*texts.ts', { cwd: ui })) {
  const exported = (await import(resolve(ui, file))) as Record<string, Own>;
  for (const [name, texts] of Object.entries(exported)) {
    if (!name.endsWith('Texts')) continue;
    const component = name.replace(/Texts$/, '');
    chinese[`${component.charAt(0).toUpperCase()}${component.slice(1)}`] = texts;
  }
}
const components = Object.entries(chinese);

it('English has the components that have texts', () => {
  expect(Object.keys(en).toSorted()).toEqual(Object.keys(chinese).toSorted());
});

/** The kind of each text; of functions also the number of their parameters. */
const kinds = (texts: Own) =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'function' ? `function of ${text.length}` : typeof text,
    ]),
  );

it.each(components)('%s has the same texts in English, with the same parameters', (name, own) => {
  expect(kinds((en as unknown as Record<string, Own>)[name] ?? {})).toEqual(kinds(own));
});
