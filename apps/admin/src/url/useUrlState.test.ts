import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { oneOf, optionalText, wholeNumber } from './useUrlState.ts';

const schema = z.object({
  page: wholeNumber(1),
  status: oneOf([0, 1, 2]),
  province: optionalText(),
});

describe('a screen state read from the URL', () => {
  it.each([
    [{}, { page: 1 }],
    [
      { page: '3', status: '2', province: '浙江' },
      { page: 3, status: 2, province: '浙江' },
    ],
    [{ page: '-3', status: '9' }, { page: 1 }],
    [{ page: '1e999', status: 'x' }, { page: 1 }],
    [{ page: '1e5', status: '' }, { page: 1 }],
    [{ page: '0x10', status: ' 1' }, { page: 1 }],
    [{ page: '2.5', province: 'x'.repeat(65) }, { page: 1 }],
  ])('%j becomes %j', (query, expected) => {
    expect(z.parse(schema, query)).toEqual(expected);
  });
});
