import { describe, expect, it } from 'vitest';
import { flattenTree, type TreeNode } from '../lib/tree/index.ts';
import { departments, makeTree } from '../lib/tree/fixtures.ts';
import { checksOf, toggleCheck, type Cascade } from './checks.ts';

const entries = flattenTree(departments);
describe('checksOf', () => {
  it.each<[Cascade, string[], Record<string, string>]>([
    ['none', ['east'], { east: 'all' }],
    ['leaves', [], {}],
    ['leaves', ['hangzhou'], { group: 'some', east: 'some', hangzhou: 'all' }],
    [
      'leaves',
      ['hangzhou', 'shanghai'],
      { group: 'some', east: 'all', hangzhou: 'all', shanghai: 'all' },
    ],
    ['tops', ['east'], { group: 'some', east: 'all', hangzhou: 'all', shanghai: 'all' }],
    ['tops', ['guests', 'unknown'], { guests: 'all' }],
  ])('%s, %j', (cascade, value, checks) => {
    expect(Object.fromEntries(checksOf(entries, value, cascade))).toEqual(checks);
  });
});

describe('toggleCheck', () => {
  it.each<[Cascade, string[], string, string[]]>([
    ['none', [], 'east', ['east']],
    ['none', ['east', 'hangzhou'], 'east', ['hangzhou']],
    ['leaves', [], 'east', ['hangzhou', 'shanghai']],
    ['leaves', ['hangzhou'], 'east', ['hangzhou', 'shanghai']],
    ['leaves', ['hangzhou', 'shanghai'], 'east', []],
    ['leaves', ['hangzhou', 'shanghai'], 'shanghai', ['hangzhou']],
    ['leaves', ['guests', 'unknown'], 'south', ['guangzhou', 'guests', 'unknown']],
    ['tops', [], 'east', ['east']],
    ['tops', ['east'], 'hangzhou', ['shanghai']],
    ['tops', ['east'], 'guangzhou', ['group']],
    ['tops', ['group'], 'east', ['south']],
  ])('%s, %j, a press on %s', (cascade, value, target, expected) => {
    expect(toggleCheck(entries, value, target, cascade)).toEqual(expected);
  });

  const partly: TreeNode<string>[] = [
    {
      value: 'floor',
      label: '一层',
      children: [
        { value: '101', label: '101' },
        { value: '102', label: '102', isDisabled: true },
      ],
    },
    { value: 'roof', label: '屋顶', children: [{ value: 'r1', label: 'R1', isDisabled: true }] },
  ];
  const mixed = flattenTree(partly);

  it.each<[string[], string[]]>([
    [[], ['101']],
    [['101'], []],
    [['102'], ['101', '102']],
    [['101', '102'], ['102']],
  ])('leaves disabled nodes as they are: %j', (value, expected) => {
    expect(toggleCheck(mixed, value, 'floor', 'leaves')).toEqual(expected);
  });

  it('is quick with thousands', () => {
    const many = flattenTree(makeTree(17, 3));
    const started = performance.now();
    const value = toggleCheck(many, [], 'n-3', 'leaves');
    expect(value).toHaveLength(289);
    expect(performance.now() - started).toBeLessThan(200);
  });
});
