import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { dateName, monthName } from '../Calendar/dates.ts';
import { settleDay } from '../Calendar/settle.ts';
import { axisNumbers, shortNumber } from '../chart/core/number.ts';
import { leftOutWords } from '../chart/core/point.ts';
import { countWords } from '../Uploader/words.ts';
import { en } from './en/index.ts';
import type { Texts } from './registry.ts';

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

it('a language that lacks a text does not compile', () => {
  const { next: _next, ...rest } = en.Pager;
  // @ts-expect-error the text of the button is missing
  const incomplete: Texts = { ...en, Pager: rest };
  expect(incomplete.Pager).not.toHaveProperty('next');
});

it.each([
  [dateName('2026-11-20', undefined, en.Calendar), 'Friday, 20 November 2026'],
  [monthName('2026-03-01', en.Calendar), 'March 2026'],
  [shortNumber(12_800, '', en.Chart), '12.8K'],
  [shortNumber(3.2e9, '', en.Chart), '3.2B'],
  [axisNumbers([0, 200_000], 'rooms', en.Chart).caption, 'K rooms'],
  [
    leftOutWords(
      [
        { name: 'A', value: 0 },
        { name: 'B', value: null },
      ],
      false,
      en.Chart,
    ),
    '1 item of 0, 1 item without data: not drawn',
  ],
  [
    countWords([{ state: 'sent' }, { state: 'failed' }], en.Uploader, en.Common.clauses),
    '2 files, 1 uploaded, 1 failed',
  ],
])('functions without React take the texts: %s', (words, expected) => {
  expect(words).toBe(expected);
});

it('a typed date that is wrong has its error in English', () => {
  const settled = settleDay('tomorrow', '2026-11-20', {}, en.Calendar);
  expect(settled).toEqual({
    kind: 'problem',
    problem: 'Write the date as 2026-11-20 or 20261120',
  });
});
