import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawingOf, drawingsIn, slugOf } from './lucide.ts';

const code = readFileSync(join(import.meta.dirname, 'index.ts'), 'utf8');
const drawn = drawingsIn(code);

it.each([...drawn])('%s is as Lucide draws it: `npm run icons`', async (name, outlines) => {
  expect(outlines).toBe(await drawingOf(slugOf(name)));
});

it('every export is a drawing', () => {
  expect([...drawn.keys()]).toEqual(
    [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name),
  );
});
