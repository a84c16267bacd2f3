import { expect, it } from 'vitest';
import { type MenuRow, menuTree } from './tree.ts';

const row = (id: number, parent: number | null, path: string | null, sort = 0): MenuRow => ({
  id,
  parent_id: parent,
  name: `m${id}`,
  path,
  icon: '',
  sort,
});

/** Ids as nested lists. */
const shape = (entries: ReturnType<typeof menuTree>): unknown =>
  entries.map(({ id, children }) => (children ? [id, shape(children)] : id));

it('nests, in the order of sort and then of age', () => {
  const rows = [row(1, null, null, 2), row(2, null, 'b', 1), row(4, 1, 'd'), row(3, 1, 'c')];
  expect(shape(menuTree(rows))).toEqual([2, [1, [3, 4]]]);
});

it('drops groups with nothing in them, however deep, and keeps leaves', () => {
  const rows = [row(1, null, null), row(2, 1, null), row(3, 2, null), row(4, null, 'd')];
  expect(shape(menuTree(rows))).toEqual([4]);
});

it('leaves out what lies below an entry that is not there', () => {
  expect(shape(menuTree([row(2, 1, 'b'), row(3, null, 'c')]))).toEqual([3]);
});

it('takes an empty path for none', () => {
  expect(menuTree([row(1, null, ''), row(2, 1, 'b')])[0]).toMatchObject({ path: null, icon: null });
});
