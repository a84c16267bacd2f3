import { describe, expect, it } from 'vitest';
import { arrange, type MenuItem } from './MenuPopover.tsx';

const item = (id: string, tone?: MenuItem['tone']): MenuItem => ({
  id,
  label: id,
  tone,
  onAction: () => undefined,
});
const shape = (parts: MenuItem[][]): string =>
  parts.map((part) => `[${part.map((one) => one.id).join(' ')}]`).join(' ');

describe('arrange', () => {
  it.each<[string, MenuItem[], string]>([
    ['nothing', [], ''],
    ['items together', [item('a'), item('b')], '[a b]'],
    ['danger last, behind a line', [item('x', 'danger'), item('a')], '[a] [x]'],
    ['danger alone', [item('x', 'danger')], '[x]'],
    [
      'each part in its order',
      [item('x', 'danger'), item('a'), item('y', 'danger'), item('b')],
      '[a b] [x y]',
    ],
  ])('%s', (_, items, expected) => expect(shape(arrange(items))).toBe(expected));
});
