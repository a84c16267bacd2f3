import { hotelToday } from '@anzhu/api/rules/hotelDay';
import { expect, it } from 'vitest';
import { checkOutNote } from '../checkOutNote.ts';

const leave = '2026-03-20 12:00:00';

it.each([
  ['2026-03-18 10:00:00', '提前 2 天退房，未住的房费不会自动退还'],
  ['2026-03-19 23:59:59', '提前 1 天退房，未住的房费不会自动退还'],
  ['2026-03-20 09:00:00', null],
  ['2026-03-20 12:00:00', null],
  ['2026-03-20 02:00:00', null],
  ['2026-03-20 15:30:00', '已过 2026-03-20 12:00 的离店时间'],
  ['2026-03-21 00:10:00', '已过 2026-03-20 12:00 的离店时间'],
  ['2026-03-21 06:00:00', '逾期 1 天未离，请先核对逾期的房费'],
  ['2026-03-30 12:00:00', '逾期 10 天未离，请先核对逾期的房费'],
])('at %s: %s', (now, note) => {
  const hotelDay = hotelToday({ now, dayStarts: '06:00:00' });
  expect(checkOutNote(leave, now, hotelDay)).toBe(note);
});
