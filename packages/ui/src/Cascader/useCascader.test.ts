import { describe, expect, it } from 'vitest';
import { hasChildren, type TreeNode } from '../lib/tree/index.ts';
import { canChoose, canEnter, cascaderColumns, openAt, pathAt, startState } from './useCascader.ts';
import { buildings, places } from './fixtures.ts';
import { moveCursor } from './useCascader.ts';

describe('cascaderColumns', () => {
  it.each([
    ['nothing open', [], [4], [-1]],
    ['a province open', ['33'], [4, 3], [1, -1]],
    ['a city cannot be opened', ['33', '3301'], [4, 3], [1, -1]],
    ['an unknown province', ['99'], [4], [-1]],
  ])('%s', (_, trail, lengths, open) => {
    const columns = cascaderColumns(places, trail);
    expect(columns.map(({ nodes }) => nodes.length)).toEqual(lengths);
    expect(columns.map((column) => column.open)).toEqual(open);
  });
});

describe('startState', () => {
  it.each([
    ['nothing chosen', [], false, [], { column: 0, row: -1 }],
    ['nothing chosen, by keyboard', [], true, [], { column: 0, row: 0 }],
    ['a city', ['33', '3302'], false, ['33'], { column: 1, row: 1 }],
    ['a province', ['44'], false, [], { column: 0, row: 3 }],
    ['a city that is not known', ['33', '9999'], false, ['33'], { column: 0, row: 1 }],
  ])('%s', (_, path, isByKeyboard, trail, cursor) => {
    expect(startState(places, path, isByKeyboard)).toEqual({ trail, cursor });
  });
});

describe('moveCursor', () => {
  const state = { trail: ['h2', 'h2-f3'], cursor: { column: 1, row: 2 } };
  const columns = cascaderColumns(buildings, state.trail);
  const move = (key: string, isSingle = false) =>
    moveCursor(columns, state, key, { canOpen: hasChildren, isSingle });

  it.each([
    ['ArrowRight', { trail: ['h2', 'h2-f3'], cursor: { column: 2, row: 0 } }],
    ['ArrowLeft', { trail: ['h2', 'h2-f3'], cursor: { column: 0, row: 1 } }],
    ['ArrowDown', { trail: ['h2', 'h2-f3'], cursor: { column: 1, row: 3 } }],
    ['a', null],
  ])('%s', (key, expected) => {
    expect(move(key)).toEqual(expected);
  });

  it('goes back to a column that takes the place of this one', () => {
    expect(move('ArrowLeft', true)).toEqual({ trail: [], cursor: { column: 0, row: 1 } });
  });

  it('opens another node in place of the open one', () => {
    const cursor = { column: 1, row: 5 };
    const next = moveCursor(columns, { ...state, cursor }, 'ArrowRight', {
      canOpen: hasChildren,
      isSingle: false,
    });
    expect(next?.trail).toEqual(['h2', 'h2-f6']);
    expect(openAt(columns, { column: 0, row: 4 }).trail).toEqual(['h5']);
    const path = pathAt(columns, { column: 2, row: 0 });
    expect(path.map(({ value }) => value)).toEqual(['h2', 'h2-f3', '2-301']);
  });
});

describe('canChoose and canEnter', () => {
  const leaf: TreeNode = { value: 'leaf', label: '叶' };
  const branch: TreeNode = { value: 'branch', label: '枝', children: [leaf] };
  const off = (node: TreeNode): TreeNode => ({ ...node, isDisabled: true });
  it.each([
    ['leaf', [branch, leaf], true],
    ['leaf', [branch], false],
    ['leaf', [branch, off(leaf)], false],
    ['leaf', [off(branch), leaf], false],
    ['any', [branch], true],
    ['any', [off(branch)], false],
    ['any', [off(branch), leaf], true],
    ['any', [], false],
  ] as const)('%s of %j', (selectable, path, expected) => {
    expect(canChoose(path, selectable)).toBe(expected);
  });

  it.each([
    ['leaf', branch, true],
    ['leaf', off(branch), false],
    ['any', off(branch), true],
    ['any', leaf, false],
  ] as const)('%s, %j is opened: %s', (selectable, node, expected) => {
    expect(canEnter(node, selectable)).toBe(expected);
  });
});
