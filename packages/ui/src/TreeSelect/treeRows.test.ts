import { describe, expect, it } from 'vitest';
import { departments } from '../lib/tree/fixtures.ts';
import { loadedTree, type Branches } from '../lib/tree/index.ts';
import { moveInTree, treeRows } from './treeRows.ts';

const whole: Branches = { ...loadedTree(), stateOf: () => undefined, load: () => undefined };
const expanded = new Set(['group', 'east']);
const rows = treeRows(departments, expanded, whole, whole);

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
      childrenOf: () => [],
      canOpen: ({ value }) => value === 'group',
      stateOf: () => state,
      load: () => undefined,
    };
    const [, below, next] = treeRows(departments, expanded, lazy, lazy);
    expect(below).toMatchObject({ key: 'string:group below', waiting: state });
    expect(next?.entry.node.value).toBe('guests');
  });
});

describe('moveInTree', () => {
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
    expect(moveInTree(rows, active, key, expanded, whole.canOpen)).toEqual({ to });
  });

  it.each([
    ['ArrowRight', 4, 'south'],
    ['ArrowLeft', 1, 'east'],
  ])('%s on row %i expands or collapses %s', (key, active, value) => {
    expect(moveInTree(rows, active, key, expanded, whole.canOpen)).toMatchObject({
      toggle: { value },
    });
  });

  it('ignores other keys', () => {
    expect(moveInTree(rows, 0, 'a', expanded, whole.canOpen)).toBeNull();
  });
});
