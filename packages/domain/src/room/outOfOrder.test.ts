import { Role } from '@anzhu/api/contract/role';
import { archivedUntil, RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { room } from './fixtures.ts';
import { isOutOfOrder, nextCardAction, shownStatus } from './outOfOrder.ts';

const blocked = { id: '1', from: '2026-03-18', to: '2026-03-20', reason: '漏水' };

it.each([
  ['2026-03-17', false],
  ['2026-03-18', true],
  ['2026-03-20', true],
  ['2026-03-21', false],
])('on %s under repair: %s', (hotelDay, isIt) => {
  expect(isOutOfOrder({ blocked }, hotelDay)).toBe(isIt);
  expect(isOutOfOrder({ blocked: null }, hotelDay)).toBe(false);
});

it.each([
  ['vacant, tonight', { blocked }, '2026-03-18', 'endOutOfOrder'],
  ['vacant, later', { blocked }, '2026-03-17', 'checkIn'],
  ['to be cleaned', { blocked, status: RoomStatus.awaitingCleaning }, '2026-03-18', 'clean'],
] as const)('the next action of a room: %s', (_, given, hotelDay, action) => {
  expect(nextCardAction(room(given), Role.hotelMember, hotelDay)).toBe(action);
});

it('a room that is out of use is shown so, and taken into use again by who manages', () => {
  const archived = room({ blocked: { ...blocked, to: archivedUntil } });
  expect(shownStatus(archived, '2026-03-18')).toBe('archived');
  expect(nextCardAction(archived, Role.hotelAdmin, '2026-03-18')).toBe('restore');
  expect(nextCardAction(archived, Role.hotelMember, '2026-03-18')).toBeNull();
});
