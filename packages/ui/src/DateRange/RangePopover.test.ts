import { describe, expect, it } from 'vitest';
import { type ShortcutKind, shortcutsOf } from './RangePopover.tsx';

const today = '2026-03-01';

describe('shortcutsOf', () => {
  it.each<[string, string, string]>([
    ['今天', '2026-03-01', '2026-03-01'],
    ['昨天', '2026-02-28', '2026-02-28'],
    ['明天', '2026-03-02', '2026-03-02'],
    ['近 7 天', '2026-02-23', '2026-03-01'],
    ['近 14 天', '2026-02-16', '2026-03-01'],
    ['未来 7 天', '2026-03-01', '2026-03-07'],
    ['未来 14 天', '2026-03-01', '2026-03-14'],
  ])('%s is %s to %s', (label, begin, end) => {
    const shortcut = shortcutsOf('both', today).find((one) => one.label === label);
    expect(shortcut).toEqual({ label, begin, end, isAllowed: true });
  });

  it.each<[ShortcutKind, string[]]>([
    ['past', ['今天', '昨天', '近 7 天', '近 14 天']],
    ['future', ['今天', '明天', '未来 7 天', '未来 14 天']],
    ['both', ['今天', '昨天', '明天', '近 7 天', '近 14 天', '未来 7 天', '未来 14 天']],
  ])('%s offers %s', (kind, labels) => {
    expect(shortcutsOf(kind, today).map((one) => one.label)).toEqual(labels);
  });

  it('does not allow what leaves the bounds', () => {
    const allowed = shortcutsOf('both', today, { min: '2026-02-28', max: '2026-03-07' })
      .filter((one) => one.isAllowed)
      .map((one) => one.label);
    expect(allowed).toEqual(['今天', '昨天', '明天', '未来 7 天']);
  });
});
