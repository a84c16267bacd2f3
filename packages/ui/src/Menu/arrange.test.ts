import { describe, expect, it } from 'vitest';
import { arrange, hasIcons, type MenuPart } from './arrange.ts';
import type { MenuChoice, MenuEntry, MenuItem } from './menuItem.ts';

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
