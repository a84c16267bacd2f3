import { describe, expect, it } from 'vitest';
import { departments } from '../lib/tree/fixtures.ts';
import { loadedTree, type Branches } from '../lib/tree/index.ts';
import { moveInRows, treeRows } from './useTreeRows.ts';

const whole: Branches = {
  ...loadedTree(),
  isLazy: false,
  stateOf: () => undefined,
  load: () => undefined,
};
const expanded = new Set(['group', 'east']);
const rows = treeRows(departments, expanded, whole);

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

  it.each(['pending', 'failed'] as const)('report that children are %s', (state) => {
    const lazy: Branches = {
      ...whole,
      childrenOf: () => [],
      canOpen: ({ value }) => value === 'group',
      stateOf: () => state,
    };
    const [, below, next] = treeRows(departments, expanded, lazy);
    expect(below).toMatchObject({ key: 'string:group below', waiting: state });
    expect(next?.entry.node.value).toBe('guests');
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
    expect(moveInRows(key, active, rows, expanded, whole.canOpen)).toEqual({ to });
  });

  it.each([
    ['ArrowRight', 4],
    ['ArrowLeft', 1],
  ])('%s on row %i expands or collapses it', (key, active) => {
    const move = moveInRows(key, active, rows, expanded, whole.canOpen);
    expect(move).toEqual({ toggle: true });
  });

  it('enters and leaves the row of children that are being loaded', () => {
    const lazy: Branches = {
      ...whole,
      childrenOf: () => [],
      canOpen: (node) => node.value === 'group',
    };
    const waiting = treeRows(departments, expanded, lazy);
    expect(moveInRows('ArrowRight', 0, waiting, expanded, lazy.canOpen)).toEqual({ to: 1 });
    expect(moveInRows('ArrowRight', 1, waiting, expanded, lazy.canOpen)).toEqual({ to: 1 });
    expect(moveInRows('ArrowLeft', 1, waiting, expanded, lazy.canOpen)).toEqual({ to: 0 });
  });

  it('ignores other keys', () => {
    expect(moveInRows('a', 0, rows, expanded, whole.canOpen)).toBeNull();
  });
});
