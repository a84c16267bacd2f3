import { describe, expect, it } from 'vitest';
import { Role } from '../contract/role.ts';
import { approvedRefusal, payBackWaits, waitingParts } from './payBack.ts';

const { admin, hotelAdmin, hotelMember } = Role;

describe('what waits for a manager', () => {
  it.each([
    [hotelMember, 1, 0, 0, true],
    [hotelMember, 0, 0, 0, false],
    [hotelMember, 10_000, 0, 10_000, false],
    [hotelMember, 10_001, 0, 10_000, true],
    [hotelMember, 5000, 5001, 10_000, true],
    [hotelMember, 5000, 5000, 10_000, false],
    [hotelAdmin, 1_000_000, 0, 0, false],
    [admin, 1_000_000, 0, 0, false],
    [null, 1_000_000, 0, 0, false],
  ])('%s gives back %i after %i, limit %i: %s', (role, amount, before, limit, waits) => {
    expect(payBackWaits(role, { amount, before, limit })).toBe(waits);
  });
});

describe('the part of each order that waits', () => {
  it.each([
    [[-300], [300]],
    [[300], [0]],
    [[0], [0]],
    [
      [-300, -200],
      [300, 200],
    ],
    [
      [100, -300],
      [0, 200],
    ],
    [
      [-300, 100, -50],
      [200, 0, 50],
    ],
    [
      [-300, 500],
      [0, 0],
    ],
  ])('of %j is %j', (amounts, parts) => {
    expect(waitingParts(amounts)).toEqual(parts);
  });
});

describe('a sum that is approved', () => {
  it.each([
    [30_000, 30_000, null],
    [1, 30_000, null],
    [0, 30_000, '金额应大于 0'],
    [30_001, 30_000, '待退 ¥300.00，不能退更多'],
  ])('%i of %i: %s', (amount, asked, refusal) => {
    expect(approvedRefusal(amount, asked)).toBe(refusal);
  });
});
