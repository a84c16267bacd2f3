import { expect, it } from 'vitest';
import { sameNameWarning } from './sameName.ts';
import type { TreeRecord } from './RecordTreePicker.tsx';

const leaf = (id: string, name: string): TreeRecord => ({ id, name, children: null });
const tree: readonly TreeRecord[] = [
  { id: '1', name: '近店', children: [leaf('2', '前台'), leaf('3', '客房部')] },
  { id: '4', name: '远店', children: [{ id: '5', name: '前台', children: [leaf('6', '夜班')] }] },
];
const asked = '同一上级下已有部门「前台」';

it.each([
  ['a new one below the same parent', { id: undefined, pId: '1', name: '前台' }, asked],
  ['one that is renamed', { id: '3', pId: '1', name: '前台' }, asked],
  ['one that is moved', { id: '7', pId: '4', name: '前台' }, asked],
  ['itself', { id: '2', pId: '1', name: '前台' }, null],
  ['another level', { id: undefined, pId: '5', name: '前台' }, null],
  ['the roots', { id: undefined, pId: null, name: '前台' }, null],
  ['a root', { id: undefined, pId: undefined, name: '近店' }, '同一上级下已有部门「近店」'],
  ['below one without children', { id: undefined, pId: '6', name: '前台' }, null],
  ['below one that is not there', { id: undefined, pId: '99', name: '前台' }, null],
] as const)('warns of equal names on one level: %s', (_, named, sentence) => {
  expect(sameNameWarning(tree, named, '部门')).toEqual(sentence);
});
