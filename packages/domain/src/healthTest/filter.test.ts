import { expect, it } from 'vitest';
import { abnormalFilter, healthTestFilter } from './filter.ts';

const full = {
  ...healthTestFilter.empty,
  days: { begin: '2026-03-12', end: '2026-03-18' },
  uid: '12',
  name: '王',
  checkRes: ' 阳性 ',
};

it('sends whole days and the number of a result', () => {
  expect(healthTestFilter.input(full)).toEqual({
    beginTime: '2026-03-12 00:00:00',
    endTime: '2026-03-18 23:59:59',
    uid: '12',
    name: '王',
    checkRes: 1,
  });
  expect(abnormalFilter.input(healthTestFilter.empty)).toEqual({ isAbnormal: true });
});

it.each([
  ['阴性', 0],
  ['37.4', 37.4],
  ['３７．４℃', 37.4],
  ['50', undefined],
  ['高', undefined],
  ['', undefined],
])('reads the result %s as %s', (checkRes, expected) => {
  const values = { ...healthTestFilter.empty, checkRes };
  expect(healthTestFilter.input(values).checkRes).toBe(expected);
  expect(healthTestFilter.parse({ checkRes }).checkRes).toBe(
    expected === undefined ? '' : checkRes,
  );
});
