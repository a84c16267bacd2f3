import { describe, expect, it } from 'vitest';
import { codesOfText, readRegions, textOfCodes } from './readRegions.ts';
import { regions as packed } from './regions.ts';

const regions = readRegions(packed);
const provinces = regions.map(({ label }) => label);
const citiesOf = (province: string): string[] =>
  regions.find(({ label }) => label === province)?.children?.map(({ label }) => label) ?? [];

describe('the provinces', () => {
  it('are 34, by their short names in the order of their codes', () => {
    expect(provinces).toEqual(
      (
        '北京 天津 河北 山西 内蒙古 辽宁 吉林 黑龙江 上海 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 ' +
        '广东 广西 海南 重庆 四川 贵州 云南 西藏 陕西 甘肃 青海 宁夏 新疆 台湾 香港 澳门'
      ).split(' '),
    );
  });

  it.each(['北京', '天津', '上海', '重庆', '台湾', '香港', '澳门'])(
    '%s is chosen at once',
    (name) => {
      expect(citiesOf(name)).toEqual([]);
    },
  );
});

describe('the cities', () => {
  it.each([
    ['浙江', 11, '杭州'],
    ['广东', 21, '深圳'],
    ['河南', 18, '济源'],
    ['湖北', 17, '神农架'],
    ['海南', 19, '琼中'],
    ['新疆', 26, '石河子'],
    ['吉林', 9, '延边'],
    ['西藏', 7, '阿里'],
    ['内蒙古', 12, '锡林郭勒'],
  ])('%s has %i, among them %s', (province, count, city) => {
    expect(citiesOf(province)).toHaveLength(count);
    expect(citiesOf(province)).toContain(city);
  });

  it('are no headings, have a name and a code of their own', () => {
    const all = regions.flatMap(({ children = [] }) => children);
    expect(all.filter(({ label }) => /直辖|^县$|自治|族$/.test(label) || label === '')).toEqual([]);
    expect(new Set(all.map(({ value }) => value)).size).toBe(all.length);
    expect(all.every(({ value }) => /^\d{4}(\d{2})?$/.test(value))).toBe(true);
  });
});

describe('textOfCodes', () => {
  it.each([
    [['33', '3301'], { province: '浙江', city: '杭州' }],
    [['33'], { province: '浙江', city: '' }],
    [['31'], { province: '上海', city: '上海' }],
    [['71'], { province: '台湾', city: '台湾' }],
    [['41', '419001'], { province: '河南', city: '济源' }],
    [['99'], null],
    [[], null],
  ])('%j', (codes, text) => {
    expect(textOfCodes(regions, codes)).toEqual(text);
  });
});

describe('codesOfText', () => {
  it.each([
    ['浙江', '杭州', ['33', '3301']],
    ['浙江省', '杭州市', ['33', '3301']],
    [' 浙江 ', '', ['33']],
    ['浙江', undefined, ['33']],
    ['浙江', '不知道', ['33']],
    ['上海市', '上海市', ['31']],
    ['上海', '浦东新区', ['31']],
    ['广西壮族自治区', '南宁市', ['45', '4501']],
    ['新疆维吾尔自治区', '伊犁哈萨克自治州', ['65', '6540']],
    ['新疆', '伊犁州', ['65', '6540']],
    ['内蒙古自治区', '兴安盟', ['15', '1522']],
    ['吉林', '吉林', ['22', '2202']],
    ['吉林省', '延边朝鲜族自治州', ['22', '2224']],
    ['西藏', '阿里地区', ['54', '5425']],
    ['湖北', '神农架林区', ['42', '429021']],
    ['香港特别行政区', '香港', ['81']],
    ['台湾省', '', ['71']],
    ['江', '', null],
    ['', '', null],
  ])('%s %s', (province, city, codes) => {
    expect(codesOfText(regions, province, city)).toEqual(codes);
  });

  it('round-trips every place', () => {
    for (const { value, label, children = [{ value: '', label }] } of regions) {
      for (const city of children) {
        const codes = city.value === '' ? [value] : [value, city.value];
        expect(codesOfText(regions, label, city.label)).toEqual(codes);
      }
    }
  });
});
