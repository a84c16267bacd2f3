import { describe, expect, it } from 'vitest';
import { dayOf, addDays } from './days.ts';
import {
  erasedBefore,
  lawfulUntil,
  retentionKinds,
  retentionOf,
  retentionRule,
} from './retention.ts';

describe('retentionOf', () => {
  it.each([
    ['registration', '2026-03-18 10:00:00', 0, '2029-03-18'],
    ['registration', '2024-02-29 10:00:00', 0, '2027-02-28'],
    ['registration', '2026-03-18', 3650, '2036-03-15'],
    ['booking', '2026-03-18 12:00:00', 0, '2026-03-18'],
    ['booking', '2026-03-18 12:00:00', 30, '2026-04-17'],
    ['invoice', '2026-03-18 12:00:00', 30, '2036-03-18'],
  ] as const)('%s from %s with %d days: %s', (kind, start, days, until) => {
    expect(retentionOf(kind, start, days).until).toBe(until);
  });

  it('has no day before the period begins, and says why all the same', () => {
    expect(retentionOf('registration', null, 0)).toEqual({
      until: null,
      period: '离店后 3 年',
      reason: '《旅馆业治安管理办法》第六条，保存至离店后 3 年；到期后可按本人请求清除',
    });
    expect(retentionOf('booking', null, 90).reason).toBe(
      '预计离店后没有法律要求保存（《个人信息保护法》第四十七条）；到期并满 90 天后自动清除',
    );
    expect(retentionOf('isolation', null, 0).period).toBe('隔离结束后 3 年');
  });

  it('says a period in whole years or in months', () => {
    expect(retentionOf('log', null, 0).period).toBe('写入后 6 个月');
    expect(retentionOf('invoice', null, 0).period).toBe('开票后 10 年');
    expect(retentionOf('guestNote', null, 0).period).toBe('离店后');
  });
});

describe('erasedBefore', () => {
  /** Every day around a leap day: ends of months among them. */
  const days = Array.from({ length: 100 }, (_, index) => addDays('2024-01-01', index));

  it.each(retentionKinds)('never erases a %s before the day that is said', (kind) => {
    for (const retentionDays of [0, 30, 1500]) {
      for (const day of days) {
        const now = `${day} 10:00:00`;
        const last = erasedBefore(kind, now, retentionDays);
        const { until } = retentionOf(kind, last, retentionDays);
        expect(until && until <= day, `${kind} ${day} ${last} ${until}`).toBe(true);
        // Late by the days that months differ in, at most.
        const later = addDays(dayOf(last), 4);
        expect(retentionOf(kind, later, retentionDays).until?.localeCompare(day)).toBe(1);
      }
    }
  });

  it('leaves what no law keeps to the days of the configuration', () => {
    expect(erasedBefore('booking', '2026-03-18 10:00:00', 30)).toBe('2026-02-16 10:00:00');
    expect(erasedBefore('registration', '2026-03-18 10:00:00', 30)).toBe('2023-03-18 10:00:00');
  });
});

it('names a law for every kind', () => {
  for (const kind of retentionKinds) expect(retentionRule(kind).basis).toMatch(/^《.+》/);
  expect(lawfulUntil('bill', '2026-03-18 10:00:00')).toBe('2056-03-18');
});
