import { HotelState } from '@anzhu/api/contract/hotel';
import { expect, it } from 'vitest';
import { hotelLabel, type HotelOption } from './hotelSource.ts';
import { hotelOptions } from './hotelOptions.ts';

const hotel = (id: string, region: string | null, state?: HotelState): HotelOption => ({
  id,
  name: `店${id}`,
  region,
  ...(state !== undefined && { state }),
});
const closed = HotelState.closed;
const shown = ({ options }: ReturnType<typeof hotelOptions>): string[] =>
  options.map(({ value, group = '-', description = '-' }) => `${value} ${group} ${description}`);

it.each<[string, Parameters<typeof hotelOptions>[0], string, string[]]>([
  [
    'by region, closed ones in a group of theirs',
    { hotels: [hotel('1', '华东'), hotel('2', null), hotel('3', '华东', closed)], total: 3 },
    '',
    ['1 华东 -', '2 其他 -', '3 已停业 -'],
  ],
  [
    'without a heading where regions distinguish none',
    { hotels: [hotel('1', null), hotel('2', null)], total: 2 },
    '',
    ['1 - -', '2 - -'],
  ],
  [
    'recent ones first, once',
    {
      hotels: [hotel('1', '华东'), hotel('2', '华南')],
      recent: [hotel('2', '华南'), hotel('4', '华北', closed)],
      total: 9,
    },
    ' ',
    ['2 最近 -', '4 最近 已停业', '1 华东 -'],
  ],
  [
    'of a search in its order, each with its region',
    { hotels: [hotel('3', '华东', closed), hotel('1', null)], total: 2 },
    '店',
    ['3 - 已停业 · 华东', '1 - -'],
  ],
])('lists hotels %s', (_, found, query, expected) => {
  expect(shown(hotelOptions(found, query))).toEqual(expected);
});

it('says how many there are besides', () => {
  const hotels = [hotel('1', null)];
  expect(hotelOptions({ hotels, total: 1 }, '').note).toBeUndefined();
  expect(hotelOptions({ hotels, total: 408 }, '').note).toBe(
    '共 408 家，还有 407 家；输入名称、拼音或区域查找',
  );
});

it('marks the name of one that was closed', () => {
  expect(hotelLabel(hotel('1', null))).toBe('店1');
  expect(hotelLabel(hotel('1', null, closed))).toBe('店1（已停业）');
});
