import { expect, it } from 'vitest';
import { maxMenuSort } from '../contract/menu.ts';
import { orderFault, sortsOf } from './menuOrder.ts';

it.each<[string, number[], number[]]>([
  ['nothing', [], []],
  ['gaps stay', [30, 10, 20], [10, 20, 30]],
  ['equal ones are raised', [5, 5, 5, 6], [5, 6, 7, 8]],
  ['all zero', [0, 0, 0], [0, 1, 2]],
  ['no room above', [maxMenuSort, maxMenuSort], [0, 1]],
])('the sorts of an order: %s', (_, present, sorts) => {
  expect(sortsOf(present)).toEqual(sorts);
});

const other = '新顺序与原顺序的菜单不一致';
it.each<[string, string[], string[], string | undefined]>([
  ['another order', ['2', '1'], ['1', '2'], undefined],
  ['the same order', ['1', '2'], ['1', '2'], '顺序没有变化'],
  ['one twice', ['1', '1'], ['1', '2'], other],
  ['one too many', ['2', '1', '3'], ['1', '2'], other],
  ['one missing', ['2'], ['1', '2'], other],
  ['one twice in both', ['1', '1'], ['1', '1'], other],
])('a change of order: %s', (_, ids, knownIds, fault) => {
  expect(orderFault({ ids, knownIds })).toBe(fault);
});
