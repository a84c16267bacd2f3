import type { Shift } from '@anzhu/api/contract/shift';
import { tillFigures } from '@anzhu/api/rules/dayReport';
import { tillSums } from '@anzhu/api/rules/till';

/** A morning at the desk: 650 yuan should be in the drawer. */
export const openMorning: Shift = {
  id: '12',
  hotelId: '1',
  hotelName: '安住杭州西湖店',
  clerkId: '7',
  clerk: '前台小陈',
  openTime: '2026-03-18 08:00:00',
  closeTime: null,
  opening: 500,
  ...tillFigures(
    tillSums([
      { kind: 3, method: 0, isReversal: false, fen: 100_00 },
      { kind: 3, method: 1, isReversal: false, fen: 386_50 },
      { kind: 2, method: 0, isReversal: false, fen: 200_00 },
      { kind: 2, method: 0, isReversal: false, fen: -150_00 },
    ]),
  ),
  lines: 4,
  expected: 650,
  counted: null,
  difference: null,
  note: '',
  next: null,
  closedBy: null,
};

/** The same, with two yuan too few at its end. */
export const closedMorning: Shift = {
  ...openMorning,
  closeTime: '2026-03-18 16:02:00',
  counted: 648,
  difference: -2,
  note: '少找两元',
  next: '前台小李',
  closedBy: '前台小陈',
};
