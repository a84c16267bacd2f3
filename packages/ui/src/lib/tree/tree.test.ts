import { describe, expect, it } from 'vitest';
import { departments, makeChain } from './fixtures.ts';
import {
  disabledBelow,
  flattenTree,
  followPath,
  indexTree,
  pathOf,
  type TreeNode,
} from './index.ts';

const deep = makeChain(1000);

const valuesOf = (nodes: readonly TreeNode<string>[]): string[] => nodes.map(({ value }) => value);

describe('flattenTree', () => {
  it.each([
    ['nothing', [], []],
    [
      'departments, a node before what lies below it',
      departments,
      ['group', 'east', 'hangzhou', 'shanghai', 'south', 'guangzhou', 'guests'],
    ],
  ])('%s', (_, roots, values) => {
    expect(flattenTree(roots).map(({ node }) => node.value)).toEqual(values);
  });

  it('returns the position of each node', () => {
    const [, , , shanghai] = flattenTree(departments);
    expect(shanghai).toMatchObject({ depth: 2, position: 2, siblings: 2 });
    expect(shanghai?.parent?.node.value).toBe('east');
  });
});

describe('pathOf', () => {
  const index = indexTree(departments);
  it.each([
    ['group', ['group']],
    ['shanghai', ['group', 'east', 'shanghai']],
    ['guests', ['guests']],
    ['unknown', []],
  ])('%s', (value, path) => {
    expect(valuesOf(pathOf(index, value))).toEqual(path);
  });

  it('reaches a thousand levels down', () => {
    expect(pathOf(indexTree(deep), 'd-1')).toHaveLength(1000);
  });

  it('uses the first position of a duplicate value', () => {
    const twice = indexTree([
      { value: 1, label: '一' },
      { value: 1, label: '又一' },
    ]);
    expect(twice.get(1)?.node.label).toBe('一');
  });
});

describe('followPath', () => {
  it.each([
    [['group', 'east', 'hangzhou'], 3],
    [['group', 'south', 'hangzhou'], 2],
    [['hangzhou'], 0],
    [[], 0],
  ])('%j is %i levels deep', (path, steps) => {
    expect(valuesOf(followPath(departments, path))).toEqual(path.slice(0, steps));
  });
});

describe('flattenTree with expanded nodes', () => {
  it.each([
    ['all closed', [], ['group', 'guests']],
    ['one open', ['group'], ['group', 'east', 'south', 'guests']],
    ['open below a closed one', ['east'], ['group', 'guests']],
    ['two open', ['group', 'south'], ['group', 'east', 'south', 'guangzhou', 'guests']],
  ])('%s', (_, expanded, values) => {
    const rows = flattenTree(departments, new Set(expanded));
    expect(rows.map(({ node }) => node.value)).toEqual(values);
  });
});

describe('disabledBelow', () => {
  const disabledIn = (roots: readonly TreeNode<string>[]): string[] =>
    flattenTree(roots)
      .filter(({ node }) => node.isDisabled)
      .map(({ node }) => node.value);

  it.each([
    ['the record and all below', 'east', ['east', 'hangzhou', 'shanghai']],
    ['a record with nothing below', 'guangzhou', ['guangzhou']],
    ['a root', 'guests', ['guests']],
    ['a new record', null, []],
    ['an unknown record', 'unknown', []],
  ])('%s', (_, value, disabled) => {
    expect(disabledIn(disabledBelow(departments, value))).toEqual(disabled);
    expect(disabledIn(departments)).toEqual([]);
  });

  it('sets the reason, and keeps other branches unchanged', () => {
    const [group, guests] = disabledBelow(departments, 'east');
    expect(group?.children?.[0]?.children?.[1]).toMatchObject({
      label: '上海外滩店',
      disabledReason: '不能选自己或下级',
    });
    expect(group?.children?.[1]).toBe(departments[0]?.children?.[1]);
    expect(guests).toBe(departments[1]);
  });

  it('reaches a thousand levels down', () => {
    expect(disabledIn(disabledBelow(deep, 'd-1000'))).toHaveLength(1000);
  });
});
