import { describe, expect, it } from 'vitest';
import { departments } from '../lib/tree/fixtures.ts';
import { toggleValue } from './TreeSelect.tsx';
import { moveInRows, treeRows } from './useTreeRows.ts';

const expanded = new Set(['group', 'east']);
const rows = treeRows(departments, expanded);

describe('treeRows', () => {
  it('are the visible nodes', () => {
    expect(rows.map(({ entry }) => entry.node.value)).toEqual([
      'group',
      'east',
      'hangzhou',
      'shanghai',
      'south',
      'guests',
    ]);
  });
});

describe('moveInRows', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowUp', 0, 0],
    ['End', 0, 5],
    ['Home', 5, 0],
    ['ArrowRight', 1, 2],
    ['ArrowRight', 2, 2],
    ['ArrowLeft', 3, 1],
    ['ArrowLeft', 4, 0],
    ['ArrowLeft', 5, 5],
  ])('%s from row %i moves to %i', (key, active, to) => {
    expect(moveInRows(key, active, rows, expanded)).toEqual({ to });
  });

  it.each([
    ['ArrowRight', 4],
    ['ArrowLeft', 1],
  ])('%s on row %i expands or collapses it', (key, active) => {
    const move = moveInRows(key, active, rows, expanded);
    expect(move).toEqual({ toggle: true });
  });

  it('ignores other keys', () => {
    expect(moveInRows('a', 0, rows, expanded)).toBeNull();
  });
});

describe('toggleValue', () => {
  it.each([
    ['adds, in the order of the tree', ['shanghai'], 'east', ['east', 'shanghai']],
    ['takes away', ['east', 'hangzhou'], 'east', ['hangzhou']],
    ['keeps what is not in the tree, at the end', ['unknown'], 'guests', ['guests', 'unknown']],
  ])('%s', (_, values, pressed, expected) => {
    expect(toggleValue(departments, values, pressed)).toEqual(expected);
  });
});
