import { provinces } from '@anzhu/api/rules/provinces';
import { describe, expect, it } from 'vitest';
import { provinceValues, tableOfProvinces } from './provinceValues.ts';

const valueOf = (points: Parameters<typeof provinceValues>[0], name: string) =>
  provinceValues(points).provinces.find((one) => one.name === name)?.value;

describe('provinceValues', () => {
  it('has all 34 provinces, also without points', () => {
    const empty = provinceValues([]);
    expect(empty.provinces.map(({ name }) => name)).toEqual(provinces);
    expect(empty.provinces.every(({ value }) => value === 0)).toBe(true);
    expect(empty).toMatchObject({ ranking: [], unknown: [], total: 0 });
  });

  it.each([
    { says: 'a full name', points: [{ name: '北京市', value: 3 }], name: '北京', value: 3 },
    { says: 'a text', points: [{ name: '西藏自治区', value: '1,280' }], name: '西藏', value: 1280 },
    {
      says: 'names that mean the same',
      points: [
        { name: '浙江', value: 3 },
        { name: ' 浙江省 ', value: 4 },
      ],
      name: '浙江',
      value: 7,
    },
    { says: 'zero', points: [{ name: '浙江', value: 0 }], name: '浙江', value: 0 },
    { says: 'below zero', points: [{ name: '浙江', value: -3 }], name: '浙江', value: null },
    { says: 'nothing', points: [{ name: '浙江', value: null }], name: '浙江', value: null },
    { says: 'no number', points: [{ name: '浙江', value: '多' }], name: '浙江', value: null },
    {
      says: 'an amount beside one below zero',
      points: [
        { name: '浙江', value: -3 },
        { name: '浙江省', value: 5 },
        { name: '浙江', value: null },
      ],
      name: '浙江',
      value: 5,
    },
  ])('$says: $name is $value', ({ points, name, value }) => {
    expect(valueOf(points, name)).toBe(value);
  });

  it('ranks by amount; equal amounts share a rank and keep the official order', () => {
    const { ranking } = provinceValues([
      { name: '四川', value: 5 },
      { name: '浙江', value: 9 },
      { name: '江苏', value: 5 },
      { name: '上海', value: 2 },
      { name: '西藏', value: 0 },
    ]);
    expect(ranking).toEqual([
      { name: '浙江', value: 9, rank: 1 },
      { name: '江苏', value: 5, rank: 2 },
      { name: '四川', value: 5, rank: 2 },
      { name: '上海', value: 2, rank: 4 },
    ]);
  });

  it('keeps names that are no province, and counts them', () => {
    const { unknown, total } = provinceValues([
      { name: '浙江', value: 9 },
      { name: '某地', value: 1 },
      { name: '', value: 3 },
      { name: '某地', value: 1 },
      { name: '别处', value: -1 },
    ]);
    expect(unknown).toEqual([
      { name: '未填写', value: 3 },
      { name: '某地', value: 2 },
    ]);
    expect(total).toBe(14);
  });
});

it('the table has the largest first, then the other provinces, then unknown names', () => {
  const values = provinceValues([
    { name: '某地', value: 20 },
    { name: '江苏', value: 5 },
    { name: '浙江', value: 9 },
    { name: '天津', value: -1 },
  ]);
  const { columns, rows } = tableOfProvinces(values, '订单数', '单');
  expect(columns).toEqual([{ name: '订单数', unit: '单' }]);
  expect(rows).toHaveLength(35);
  expect(rows.slice(0, 4)).toEqual([
    { name: '浙江', numbers: [9] },
    { name: '江苏', numbers: [5] },
    { name: '北京', numbers: [0] },
    { name: '天津', numbers: [null] },
  ]);
  expect(rows.at(-1)).toEqual({ name: '某地', numbers: [20] });
});
