import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { isFound, pageName, words } from './words.ts';

const root = resolve(import.meta.dirname, '..');
const files = globSync(['stories/**/*.{mdx,stories.tsx}', 'packages/*/src/**/*.stories.tsx'], {
  cwd: root,
});
const titlesOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => /(?:<Meta title=|^ {2}title: )["']([^"']+)["']/m.exec(text)?.[1] ?? []);
const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
const titles = new Set(titlesOf(texts));
const settled = titlesOf(texts.filter((text) => !/^ {2}tags: .*草稿/m.test(text)));

test('every page is found in Chinese unless it is a draft, and every word has its page', () => {
  expect(titles.size).toBeGreaterThan(200);
  expect(settled.filter((title) => !isFound(title))).toEqual([]);
  expect(Object.keys(words).filter((title) => !titles.has(title))).toEqual([]);
});

test('a page is named by its title and its word', () => {
  expect(pageName('Data/Table')).toBe('Table 表格');
  expect(pageName('Hotel/Order 订单/BillDialog')).toBe('BillDialog');
});

test('no story has an apostrophe in its name: addresses and words on the command line have none', () => {
  const names = texts.flatMap((text) =>
    [...text.matchAll(/^ {2}name: (.+),$/gm)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => /.['’]./.test(name ?? ''))).toEqual([]);
});
