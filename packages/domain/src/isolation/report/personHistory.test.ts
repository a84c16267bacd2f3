import { CheckType } from '@anzhu/api/contract/healthTest';
import { expect, it } from 'vitest';
import { happened, tested } from '../fixtures.ts';
import { isAbnormalEvent, nucleicTestsOf, temperaturesOf } from './personHistory.ts';

const { temperature, nucleic } = CheckType;
const events = [
  happened('checkedIn', '2026-03-14 12:00:00', '入住安住杭州西湖店 805'),
  tested('2026-03-15 08:00:00', temperature, 36.5),
  tested('2026-03-15 08:00:30', temperature, 37.4),
  tested('2026-03-15 14:20:00', nucleic, 0),
  tested('2026-03-16 14:20:00', nucleic, 1),
];

it('draws temperatures in order, with a name each', () => {
  expect(temperaturesOf(events)).toEqual([
    { name: '03-15 08:00', value: 36.5 },
    { name: '03-15 08:00（2）', value: 37.4 },
  ]);
});

it('lists nucleic results in order', () => {
  expect(nucleicTestsOf(events)).toEqual([
    { moment: '03-15 14:20', label: '阴性', isPositive: false },
    { moment: '03-16 14:20', label: '阳性', isPositive: true },
  ]);
});

it.each([
  [temperature, 37.3, false],
  [temperature, 37.4, true],
  [nucleic, 0, false],
  [nucleic, 1, true],
])('type %i, result %f: abnormal is %s', (checkType, checkRes, isAbnormal) => {
  expect(isAbnormalEvent(tested('2026-03-15 08:00:00', checkType, checkRes))).toBe(isAbnormal);
});

it('has neither without tests', () => {
  const one = [happened('checkedIn', '2026-03-14 12:00:00', '入住')];
  expect([temperaturesOf(one), nucleicTestsOf(one), one.some(isAbnormalEvent)]).toEqual([
    [],
    [],
    false,
  ]);
});
