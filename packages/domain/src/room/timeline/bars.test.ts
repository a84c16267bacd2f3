import { expect, it } from 'vitest';
import { barAt, barsOf, barUnder, conflictOf, extentOf, nightsFrom } from './bars.ts';
import { span, time, today } from './fixtures.ts';

const nights = nightsFrom(today, 14);
const days = { hotelDay: today, dayStarts: time.dayStarts };
const barOf = (stay: [number, number], of = {}) => {
  const [bar] = barsOf([span(stay, '张三', of)], nights, days);
  if (!bar) throw new Error('no bar');
  return bar;
};

it('counts nights from the first day, beyond the axis too', () => {
  expect(nights.days).toHaveLength(14);
  expect(nights.indexOf(`${today} 23:59:59`)).toBe(0);
  expect(nights.indexOf('2026-03-16 00:00:00')).toBe(-2);
  expect(nights.dayAt(20)).toBe('2026-04-07');
  expect([2, 3, 4, 5].filter(nights.isWeekend)).toEqual([3, 4]);
});

it.each([
  ['some nights', [1, 3], {}, { from: 1, to: 3, daysLate: 0 }],
  ['a day without a night', [2, 2], {}, { from: 2, to: 3, daysLate: 0 }],
  ['a guest who leaves today', [-2, 0], {}, { from: -2, to: 0, daysLate: 0 }],
  ['a guest who should have left', [-4, -1], {}, { from: -4, to: 1, daysLate: 1 }],
  ['a guest who has left', [-4, -1], { sn: null }, { from: -4, to: -1, daysLate: 0, isOver: true }],
  [
    'a guest who came and left on one day',
    [0, 0],
    { sn: null, from: `${today} 10:13:00`, to: `${today} 10:14:00` },
    { from: 0, to: 0, isOver: true },
  ],
  ['an arrival at night', [1, 3], { from: '2026-03-20 02:00:00' }, { from: 1, to: 3 }],
  [
    'a repair to the end of the day of the hotel',
    [1, 3],
    { kind: 'blocked', from: '2026-03-19 06:00:00', to: '2026-03-21 05:59:59' },
    { from: 1, to: 3 },
  ],
  [
    'a repair to midnight',
    [1, 3],
    { kind: 'blocked', from: '2026-03-19 06:00:00', to: '2026-03-20 23:59:59' },
    { from: 1, to: 3 },
  ],
  ['a hold of the past', [-4, -1], { kind: 'held' }, { from: -4, to: -1, daysLate: 0 }],
] as const)('%s', (_, stay, of, expected) => {
  expect(barOf([...stay], of)).toMatchObject(expected);
});

it('draws a day use in its hours, takes no night of it, and finds it above the stay of that day', () => {
  const dayUse = span([0, 0], '王五', {
    isDayUse: true,
    from: `${today} 12:00:00`,
    to: `${today} 18:00:00`,
  });
  const bars = barsOf([dayUse, span([0, 2], '张三')], nights, days);
  const [stay, hours] = bars;
  expect(hours).toMatchObject({ from: 0, to: 0, hours: [0.5, 0.75] });
  expect(hours && extentOf(hours, 14)).toEqual([0.5, 0.75]);
  expect(conflictOf(bars, 0, 1, stay?.span)).toBeUndefined();
  expect(barUnder(bars, 0.6, 0)?.bar).toBe(hours);
  expect(barUnder(bars, 0.8, 0)?.bar).toBe(stay);
  expect(barAt(barsOf([dayUse], nights, days), 0)?.span.label).toBe('王五');
});

it('takes the nights up to its departure', () => {
  const bars = barsOf([span([3, 5], '李四'), span([1, 3], '张三')], nights, days);
  expect([0, 1, 2, 3, 4, 5].map((night) => barAt(bars, night)?.span.label)).toEqual([
    undefined,
    '张三',
    '张三',
    '李四',
    '李四',
    undefined,
  ]);
});

it('meets what shares a night, not who leaves on the day of arrival', () => {
  const bars = barsOf([span([1, 3], '张三')], nights, days);
  expect(conflictOf(bars, 3, 4)).toBeUndefined();
  expect(conflictOf(bars, 0, 1)).toBeUndefined();
  expect(conflictOf(bars, 2, 4)).toBe(bars[0]);
  expect(conflictOf(bars, 2, 4, bars[0]?.span)).toBeUndefined();
});

it('leaves the night free of who came and left on one day', () => {
  const bars = barsOf([span([2, 2], '张三', { sn: null })], nights, days);
  expect(barAt(bars, 2)).toBeUndefined();
  expect(conflictOf(bars, 1, 4)).toBeUndefined();
  expect(barUnder(bars, 2.3, 0.1)?.bar).toBe(bars[0]);
});

it('is drawn from noon to noon, within the axis', () => {
  expect(extentOf({ from: 1, to: 3 }, 14)).toEqual([1.5, 3.5]);
  expect(extentOf({ from: -4, to: 1 }, 14)).toEqual([0, 1.5]);
  expect(extentOf({ from: 12, to: 20 }, 14)).toEqual([12.5, 14]);
});

it('is found where it is drawn, its end near the departure', () => {
  const bars = [barOf([1, 3])];
  expect(barUnder(bars, 1.4, 0.1)).toBeNull();
  expect(barUnder(bars, 1.6, 0.1)).toEqual({ bar: bars[0], isEnd: false });
  expect(barUnder(bars, 3.45, 0.1)).toEqual({ bar: bars[0], isEnd: true });
  expect(barUnder(bars, 3.6, 0.1)).toBeNull();
});
