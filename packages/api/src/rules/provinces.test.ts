import { describe, expect, it } from 'vitest';
import { shortCity } from '../contract/province.ts';
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

describe('cities', () => {
  it.each([
    ['杭州市', '杭州'],
    [' 杭州 ', '杭州'],
    ['北京市', '北京'],
    ['津市市', '津市'],
    ['津市', '津市'],
    ['沙市', '沙市'],
    ['辉县市', '辉县'],
    ['辉县', '辉县'],
    ['延边朝鲜族自治州', '延边'],
    ['黔西南布依族苗族自治州', '黔西南'],
    ['白沙黎族自治县', '白沙'],
    ['大兴安岭地区', '大兴安岭'],
    ['锡林郭勒盟', '锡林郭勒'],
    ['神农架林区', '神农架'],
    ['市', '市'],
    ['', ''],
  ])('%j is kept as %j, however often it is saved', (name, short) => {
    expect(shortCity(name)).toBe(short);
    expect(shortCity(short)).toBe(short);
  });
});
