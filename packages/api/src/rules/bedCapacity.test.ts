import { expect, it } from 'vitest';
import { bedCapacity, overloadWarning, tooManyGuests } from './bedCapacity.ts';

it.each([
  ['one large bed', 1, [2], 2],
  ['two single beds of one type', 2, [1], 2],
  ['a large bed and a single one', 2, [2, 1], 3],
  ['three beds of two types: the third is of the roomier one', 3, [1, 2], 5],
  ['a large bed or two single ones: the roomier', 1, [1, 2], 2],
  ['two beds of three types: the two roomiest', 2, [1, 3, 2], 5],
  ['six beds for six each', 6, [6], 36],
  ['no bed type chosen', 2, [], null],
  ['a bed type without its number of guests', 2, [2, null], null],
  ['no number of beds yet', null, [2], null],
])('beds sleep: %s', (_, bed, bedLoads, capacity) => {
  expect(bedCapacity({ bed, bedLoads })).toBe(capacity);
});

it.each([
  ['as many as they sleep', { bed: 2, maxLoad: 2, bedLoads: [1] }, null],
  ['one more', { bed: 2, maxLoad: 3, bedLoads: [1] }, '最多入住 3 人，超过床位可睡的 2 人'],
  ['fewer', { bed: 2, maxLoad: 1, bedLoads: [2] }, null],
  ['unknown beds', { bed: 2, maxLoad: 6, bedLoads: [] }, null],
  ['no greatest number yet', { bed: 1, maxLoad: null, bedLoads: [1] }, null],
])('warns of too many guests: %s', (_, sleeping, warning) => {
  expect(overloadWarning(sleeping)).toBe(warning);
});

it('admits as many guests as the type has places, and names both numbers', () => {
  expect(tooManyGuests(2, 2)).toBeNull();
  expect(tooManyGuests(4, 2)).toBe('入住人 4 位，最多入住 2 位');
});
