import { describe, expect, it } from 'vitest';
import {
  arrange,
  hasIcons,
  chosenIds,
  type MenuPart,
  type MenuChoice,
  type MenuEntry,
  type MenuItem,
} from './menuItem.ts';

const item = (id: string, tone?: MenuItem['tone']): MenuItem => ({
  id,
  label: id,
  tone,
  onAction: () => undefined,
});
const choice: MenuChoice = {
  id: 'columns',
  label: '列',
  selectionMode: 'multiple',
  value: [],
  onChange: () => undefined,
  options: [{ id: 'price', label: '价格' }],
};
const shape = (parts: MenuPart[]): string =>
  parts
    .map((part) =>
      'options' in part
        ? `${part.label}?`
        : `${part.label ?? ''}[${part.items.map((one) => one.id).join(' ')}]`,
    )
    .join(' ');

describe('arrange', () => {
  it.each<[string, MenuEntry[], string]>([
    ['nothing', [], ''],
    ['items together', [item('a'), item('b')], '[a b]'],
    ['danger last, behind a line', [item('x', 'danger'), item('a')], '[a] [x]'],
    ['danger alone', [item('x', 'danger')], '[x]'],
    [
      'sections between loose items',
      [item('a'), { id: 's', label: '房间', items: [item('b')] }, item('c')],
      '[a] 房间[b] [c]',
    ],
    [
      'danger out of its section',
      [{ id: 's', label: '房间', items: [item('x', 'danger'), item('b')] }, item('c')],
      '房间[b] [c] [x]',
    ],
    ['no empty section', [{ id: 's', label: '房间', items: [item('x', 'danger')] }], '[x]'],
    ['choices', [item('a'), choice, item('b')], '[a] 列? [b]'],
  ])('%s', (_, entries, expected) => expect(shape(arrange(entries))).toBe(expected));
});

describe('hasIcons', () => {
  it('is decided for the whole menu', () => {
    expect(hasIcons(arrange([item('a'), choice]))).toBe(false);
    expect(hasIcons(arrange([item('a'), { ...item('b'), icon: '*' }]))).toBe(true);
  });
});

const options = [
  { id: 'order', label: '订单号', disabledReason: '总是显示' },
  { id: 'hotel', label: '酒店' },
  { id: 'guest', label: '客户' },
];

describe('chosenIds', () => {
  it.each<[string, string[], 'all' | string[], string[] | null]>([
    [
      'one more, in the order of the options',
      ['order', 'guest'],
      ['guest', 'order', 'hotel'],
      ['order', 'hotel', 'guest'],
    ],
    ['one less', ['order', 'hotel'], ['order'], ['order']],
    ['all', ['order'], 'all', ['order', 'hotel', 'guest']],
    ['refused', ['order', 'hotel'], ['hotel'], null],
    ['nothing changed', ['order'], ['order'], null],
  ])('%s', (_, value, keys, expected) => {
    expect(chosenIds({ value, options }, keys)).toEqual(expected);
  });
});
