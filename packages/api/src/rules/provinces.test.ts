import { describe, expect, it } from 'vitest';
import { isProvince, provinces, shortProvince } from './provinces.ts';

describe('provinces', () => {
  it('are 34, each once, by short names', () => {
    expect(provinces).toHaveLength(34);
    expect(new Set(provinces).size).toBe(34);
    expect(provinces.filter((name) => /[省市区]$/.test(name))).toEqual([]);
  });

  it('are known by their short names only', () => {
    expect(isProvince('内蒙古')).toBe(true);
    expect(isProvince('浙江省')).toBe(false);
    expect(isProvince('')).toBe(false);
  });

  it.each([
    ['浙江省', '浙江'],
    ['北京市', '北京'],
    ['内蒙古自治区', '内蒙古'],
    ['广西壮族自治区', '广西'],
    ['宁夏回族自治区', '宁夏'],
    ['新疆维吾尔自治区', '新疆'],
    ['香港特别行政区', '香港'],
    ['黑龙江', '黑龙江'],
    ['火星', '火星'],
  ])('%s is %s for short', (name, short) => {
    expect(shortProvince(name)).toBe(short);
  });
});
