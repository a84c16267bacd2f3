import type { MenuEntry } from '@anzhu/api/contract/session';
import { describe, expect, it } from 'vitest';
import { findScreen, menuSections } from './menuSections.ts';

let lastId = 0;
function entry(name: string, given: Partial<MenuEntry> = {}): MenuEntry {
  lastId += 1;
  return {
    id: String(lastId),
    pId: null,
    name,
    path: null,
    icon: null,
    sort: null,
    children: null,
    ...given,
  };
}
const screen = (path: string, given: Partial<MenuEntry> = {}): MenuEntry =>
  entry(path, { path, ...given });
const group = (name: string, ...children: MenuEntry[]): MenuEntry => entry(name, { children });

const outline = (list: MenuEntry[]): string[] =>
  menuSections(list).map(({ label, leaves }) =>
    [label, leaves.map(({ route }) => route).join(' ')].join(': '),
  );

describe('the sections of a menu', () => {
  it.each([
    ['nothing', [], []],
    [
      'groups with screens',
      [
        group('前台', screen('roomManage'), screen('orderManage')),
        group('系统', screen('logManage')),
      ],
      ['前台: roomManage orderManage', '系统: logManage'],
    ],
    [
      'screens without a group stand together',
      [screen('a'), screen('b'), group('系统', screen('c')), screen('d')],
      [': a b', '系统: c', ': d'],
    ],
    ['a group without screens is left out', [group('空'), entry('也空', { children: [] })], []],
    [
      'deeper levels join their topmost group',
      [group('防疫', group('审核', screen('a')), screen('b'))],
      ['防疫: a b'],
    ],
    [
      'a group that is a screen as well comes first in itself',
      [entry('物资', { path: 'm', children: [screen('n')] })],
      ['物资: m n'],
    ],
    [
      'sorted, the unsorted last and in their order',
      [screen('x'), screen('b', { sort: 2 }), screen('a', { sort: 1 }), screen('y')],
      [': a b x y'],
    ],
  ])('%s', (_, list, sections) => {
    expect(outline(list)).toEqual(sections);
  });
});

describe('finding a screen', () => {
  const sections = menuSections([group('前台', screen('roomManage')), screen('index')]);

  it.each([
    ['roomManage', '前台'],
    ['index', ''],
    ['logManage', undefined],
    ['', undefined],
  ])('%s', (route, label) => {
    expect(findScreen(sections, route)?.section.label).toBe(label);
  });
});
