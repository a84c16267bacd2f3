import { expect, it } from 'vitest';
import { insertMissing } from './insertMissing.ts';

const rows = (ids: string) => [...ids].map((id) => ({ id }));

it.each([
  ['where it is', 'abc', 'b', 1, 'abc', 1, false],
  ['moved down by a new one', 'xabc', 'b', 1, 'xabc', 2, false],
  ['moved up by a removed one', 'bc', 'b', 1, 'bc', 0, false],
  ['gone from the middle', 'acd', 'b', 1, 'abcd', 1, true],
  ['gone from the start', 'bc', 'a', 0, 'abc', 0, true],
  ['gone from the end', 'ab', 'c', 2, 'abc', 2, true],
  ['the only one, gone', '', 'a', 0, 'a', 0, true],
])('%s', (_says, now, id, index, expected, position, isMissing) => {
  expect(insertMissing(rows(now), { row: { id }, index })).toEqual({
    rows: rows(expected),
    row: { id },
    index: position,
    isMissing,
  });
});
