import { expect, it } from 'vitest';
import { allot, openToSettle, routedSum, withoutRouted } from './masterBill.ts';

it.each([
  ['nothing was paid', { room: 300, roomPaid: 0, open: 300 }, 300],
  ['a charge stays with its guests', { room: 300, roomPaid: 0, open: 350 }, 300],
  ['a charge after the room was paid for', { room: 300, roomPaid: 300, open: 50 }, 0],
  ['a part was paid', { room: 300, roomPaid: 100, open: 200 }, 200],
  ['too much was received', { room: 300, roomPaid: 0, open: -20 }, 0],
])('what is routed to the master where %s', (_, sums, expected) => {
  expect(routedSum(sums)).toBe(expected);
});

it.each([
  ['no group', { open: 12.5 }, 12.5],
  ['no master', { open: 12.5, group: { isMaster: false, routed: 0 } }, 12.5],
  ['a room of the group', { open: 350.1, group: { isMaster: false, routed: 300.1 } }, 50],
  ['the master', { open: 0.1, group: { isMaster: true, routed: 600.2 } }, 600.3],
  [
    'a master that has received too much',
    { open: -5, group: { isMaster: true, routed: 600 } },
    600,
  ],
])('what is settled with the bill of %s', (_, bill, expected) => {
  expect(openToSettle(bill)).toBe(expected);
});

it.each([
  ['a bill without a group', undefined, 350.1],
  ['a room of the group', { isMaster: false, routed: 300.1 }, 50],
  ['the master', { isMaster: true, routed: 600.2 }, 350.1],
])('%s receives what it has open of its own', (_, group, open) => {
  expect(withoutRouted({ open: 350.1, group })).toEqual({ open, group });
});

it('sums are allotted in order, and no due gets more than it is', () => {
  const [one, other] = [{ amount: 100 }, { amount: 50 }];
  expect(allot([120, 30], [one, other])).toEqual([
    [
      { due: one, amount: 100 },
      { due: other, amount: 20 },
    ],
    [{ due: other, amount: 30 }],
  ]);
  expect(allot([40], [one, other])).toEqual([[{ due: one, amount: 40 }]]);
});
