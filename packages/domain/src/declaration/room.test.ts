import { PersonType } from '@anzhu/api/contract/isolation';
import { expect, it } from 'vitest';
import { reviewerChoosesRoom } from './room.ts';

it.each([
  [PersonType.closeContact, true],
  [PersonType.toBeIsolated, true],
  [PersonType.inbound, false],
  [PersonType.fromRiskArea, false],
])('type %i: the reviewer chooses the room: %s', (type, expected) => {
  expect(reviewerChoosesRoom(type)).toBe(expected);
});
