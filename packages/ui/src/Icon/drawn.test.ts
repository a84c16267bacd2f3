import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { partsOf } from './lucide.ts';
import { trace } from './trace.ts';

const folder = join(import.meta.dirname, 'drawn');
const slugs = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));

it.each(slugs)('%s is as Lucide draws it: `npm run icons`', async (slug) => {
  expect(readFileSync(join(folder, `${slug}.ts`), 'utf8')).toContain(
    `'${trace(await partsOf(slug))}'`,
  );
});

it('every drawing is behind the door', () => {
  const door = readFileSync(join(import.meta.dirname, 'index.ts'), 'utf8');
  expect(slugs.filter((slug) => !door.includes(`'./drawn/${slug}.ts'`))).toEqual([]);
});
