import { describe, expect, it } from 'vitest';
import { placeOf, stepFrom, type RecordPlace } from './RecordStepper.tsx';

const at = (page: number, index: number, total = 57, pageSize = 10): RecordPlace => ({
  page,
  index,
  pageSize,
  total,
});

describe('placeOf', () => {
  it.each([
    ['the first of all', at(1, 0), 1],
    ['the last of a page', at(2, 9), 20],
    ['the last of all', at(6, 6), 57],
    ['none', at(1, 0, 0), 0],
    ['a page that became shorter', at(6, 9), 57],
  ])('counts %s', (_says, place, number) => {
    expect(placeOf(place)).toBe(number);
  });
});

describe('stepFrom', () => {
  it.each([
    ['on within the page', at(1, 2), 1, { kind: 'within', index: 3 }],
    ['back within the page', at(1, 2), -1, { kind: 'within', index: 1 }],
    ['on to the next page', at(2, 9), 1, { kind: 'page', page: 3, index: 0 }],
    ['back to the page before', at(2, 0), -1, { kind: 'page', page: 1, index: 9 }],
    ['not before the first', at(1, 0), -1, { kind: 'end' }],
    ['not beyond the last of a short page', at(6, 6), 1, { kind: 'end' }],
    ['not beyond the last of a full page', at(2, 9, 20), 1, { kind: 'end' }],
    ['nowhere from the only one', at(1, 0, 1), 1, { kind: 'end' }],
    ['nowhere among none', at(1, 0, 0), 1, { kind: 'end' }],
    ['nowhere back among none', at(1, 0, 0), -1, { kind: 'end' }],
    [
      'from record to record of pages of one',
      at(3, 0, 5, 1),
      1,
      { kind: 'page', page: 4, index: 0 },
    ],
  ] as const)('steps %s', (_says, place, by, step) => {
    expect(stepFrom(place, by)).toEqual(step);
  });
});
