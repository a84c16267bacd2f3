import { largestTotal } from '@anzhu/api/contract/page';
import { expect, it } from 'vitest';
import { toIdPage } from './list.ts';

it.each([
  ['nothing', 0, { total: 0, pages: 0 }],
  ['as many as are counted', largestTotal, { total: 100_000, pages: 10_000 }],
  ['one more', largestTotal + 1, { total: 100_000, isCapped: true, pages: 10_000 }],
])('a page of %s says how many there are', (_name, counted, said) => {
  const page = { ids: [1], size: 10, current: 3 };
  expect(toIdPage([1], { page: 3, size: 10 }, counted)).toEqual({ ...page, ...said });
});
