import { expect, it } from 'vitest';
import { findCircle, importsOfParts } from './circles.ts';

const folderOf = (file: string): string | null => file.split('/').at(-2) ?? null;

const circleOf = (...imports: [string, string][]): string[] | null =>
  findCircle(importsOfParts(imports, folderOf));

it('finds no circle where parts import downwards, whatever the order', () => {
  expect(circleOf(['a/x.ts', 'b/x.ts'], ['a/y.ts', 'c/x.ts'], ['c/x.ts', 'b/y.ts'])).toBeNull();
});

it('leaves imports within a part, and of files in no part, out', () => {
  expect(circleOf(['a/x.ts', 'a/y.ts'], ['a/y.ts', 'a/x.ts'], ['a/x.ts', 'z.ts'])).toBeNull();
});

it('names the imports of a circle, also of one that no two files form', () => {
  expect(circleOf(['s/x.ts', 'a/x.ts'], ['a/x.ts', 'b/x.ts'], ['b/y.ts', 'a/y.ts'])).toEqual([
    'a/x.ts imports b/x.ts',
    'b/y.ts imports a/y.ts',
  ]);
  expect(circleOf(['a/x.ts', 'b/x.ts'], ['b/x.ts', 'c/x.ts'], ['c/x.ts', 'a/z.ts'])).toHaveLength(
    3,
  );
});
