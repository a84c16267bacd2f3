import { expect, it } from 'vitest';
import { LineKind } from '../contract/bill.ts';
import { allot, openToSettle, partForRoom, routedSum, withoutRouted } from './masterBill.ts';

it.each([
  ['nothing was paid', { room: 300, charges: 0, roomPaid: 0 }, 300],
  ['a charge stays with its guests', { room: 300, charges: 50, roomPaid: 0 }, 300],
  ['the room was paid for', { room: 300, charges: 50, roomPaid: 300 }, 0],
  ['a part was paid', { room: 300, charges: 0, roomPaid: 100 }, 200],
  ['something was taken off', { room: 300, charges: -20, roomPaid: 0 }, 280],
  ['too much was received', { room: 300, charges: 0, roomPaid: 320 }, 0],
])('what is routed to the master where %s', (_, sums, expected) => {
  expect(routedSum(sums)).toBe(expected);
});

const { charge, deposit, payment, refund } = LineKind;

it.each([
  ['a payment without a charge', payment, 100, {}, 100],
  ['a payment of a charge', payment, 50, { charges: 50 }, 0],
  ['a payment of a charge and more', payment, 80, { charges: 50 }, 30],
  ['a payment after the charge was paid', payment, 80, { charges: 50, received: 50 }, 80],
  ['a payment after a charge that was paid and voided', payment, 80, { received: 50 }, 80],
  ['a payment where something was taken off', payment, 80, { charges: -20 }, 80],
  ['a refund of a charge that was voided', refund, 50, { received: 50 }, 0],
  ['a refund of more than that', refund, 60, { received: 90, roomPaid: 40 }, 10],
  ['a refund of what the room costs less', refund, 60, { received: 390, roomPaid: 340 }, 40],
  ['a refund of the room', refund, 60, { received: 300, roomPaid: 300 }, 60],
  ['a charge', charge, 60, {}, 0],
  ['a deposit', deposit, 60, {}, 0],
])('how much of %s is for the room', (_, kind, amount, sums, expected) => {
  const before = { room: 300, charges: 0, received: 0, roomPaid: 0, ...sums };
  expect(partForRoom(kind, amount, before)).toBe(expected);
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
