import * as z from 'zod/mini';
import { Count, filter, Flag, Id, integer, nullable } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { hotelSearchPath, HotelStateField } from './hotel.ts';
import { labelled } from './label.ts';
import { everyRole } from './role.ts';
import { searchText } from './text.ts';

/** The most hotels of one search, and how many where a call names no number. */
export const foundHotels = { most: 50, usual: 20 };

/** A hotel to choose. */
export const FoundHotel = z.object({
  id: labelled('酒店编号', Id),
  name: labelled('酒店名称', z.string()),
  region: labelled('区域', nullable(z.string()), {
    description: '上级部门，不含全部酒店共有的',
  }),
  state: labelled('营业状态', HotelStateField),
});
export type FoundHotel = z.output<typeof FoundHotel>;

export const searchHotels = endpoint({
  path: hotelSearchPath,
  isDesk: true,
  summary: '查找酒店',
  description:
    '按名称、区域、省份、城市或其拼音；没有关键字时按区域排列，停业的在最后。酒店只看本店',
  access: everyRole,
  input: z.object({
    keyword: labelled('关键字', filter(searchText({ max: 50 }))),
    ids: labelled('酒店', filter(z.array(Id).check(z.maxLength(foundHotels.most, '最多 50 个'))), {
      description: '只找这些',
    }),
    departmentId: labelled('区域', filter(Id), { description: '此部门及其下级部门的酒店' }),
    allowIsolation: labelled('接收隔离', filter(Flag)),
    state: labelled('营业状态', filter(HotelStateField)),
    size: labelled('条数', filter(integer({ min: 1, max: foundHotels.most })), {
      description: `默认 ${foundHotels.usual}`,
    }),
  }),
  data: z.object({
    hotels: labelled('酒店', z.array(FoundHotel)),
    total: labelled('总数', Count),
  }),
});
