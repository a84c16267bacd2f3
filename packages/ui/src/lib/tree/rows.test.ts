import { expect, it } from 'vitest';
import { moveInTree } from './rows.ts';

/** A letter a row: o is open, c is closed, - has no children; the levels are the digits. */
const tree = (rows: string, levels: string) => ({
  count: rows.length,
  levelAt: (index: number) => Number(levels[index]),
  isOpenAt: (index: number) => (rows[index] === '-' ? undefined : rows[index] === 'o'),
});

it.each([
  ['down', 'ArrowDown', 0, { to: 1 }],
  ['down at the end', 'ArrowDown', 5, { to: 5 }],
  ['up', 'ArrowUp', 1, { to: 0 }],
  ['home', 'Home', 5, { to: 0 }],
  ['end', 'End', 0, { to: 5 }],
  ['right opens a closed row', 'ArrowRight', 4, { toggle: true }],
  ['right enters an open row', 'ArrowRight', 1, { to: 2 }],
  ['right stays where no child is shown', 'ArrowRight', 5, { to: 5 }],
  ['right stays on a row without children', 'ArrowRight', 2, { to: 2 }],
  ['left closes an open row', 'ArrowLeft', 1, { toggle: true }],
  ['left goes to the parent', 'ArrowLeft', 3, { to: 1 }],
  ['left goes to the parent over open siblings', 'ArrowLeft', 4, { to: 0 }],
  ['no page', 'PageDown', 0, null],
  ['not by a letter', 'a', 0, null],
])('%s', (_, key, index, expected) => {
  expect(moveInTree(key, index, tree('oo--co', '012211'))).toEqual(expected);
});
