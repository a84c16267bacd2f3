import { expect, it } from 'vitest';
import { unsettledNotes } from './unsettled.ts';

it.each([
  [{ deposit: 0, open: 0 }, []],
  [{ deposit: 200, open: 28 }, ['押金 ¥200.00 未退还', '未结 ¥28.00 未收']],
  [{ deposit: 0, open: -0.5 }, ['多收 ¥0.50 未退']],
])('says what %j leaves to be settled', (bill, notes) => {
  expect(unsettledNotes(bill)).toEqual(notes);
});
