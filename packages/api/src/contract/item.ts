import * as z from 'zod/mini';
import { optional, partial } from './change.ts';
import { Amount, filter, Flag, Id, nullable, Yuan } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { orderedBy, PageRequest, paged } from './page.ts';
import { hotelSide, management } from './role.ts';
import { nameText, text } from './text.ts';

const each = { unit: '元', description: '每件，最多两位小数' } as const;

/** An item that a hotel sells besides its rooms. */
export const Item = z.object({
  id: labelled('商品编号', Id),
  name: labelled('商品名称', z.string()),
  hotelId: labelled('酒店编号', nullable(Id)),
  hotelName: labelled('酒店', nullable(z.string())),
  price: labelled('价格', Amount, each),
  unit: labelled('单位', z.string(), { description: '瓶、份；可为空' }),
  isActive: labelled('在售', Flag),
});
export type Item = z.output<typeof Item>;

const ItemForm = {
  name: labelled('商品名称', nameText({ max: 30 })),
  price: labelled('价格', Yuan.check(z.gt(0, '应大于 0')), each),
  unit: labelled('单位', optional(text({ max: 10 }))),
  isActive: labelled('在售', Flag),
};

export const itemPage = endpoint({
  path: '/api/item/page',
  summary: '商品列表',
  access: hotelSide,
  input: z.object({
    page: labelled('分页', PageRequest),
    name: labelled('商品名称', filter(text({ max: 30 }))),
    hotelId: labelled('酒店', filter(Id)),
    ...orderedBy({ price: '价格' }),
  }),
  data: paged(Item),
});

export const addItem = endpoint({
  path: '/api/item/add',
  sells: true,
  summary: '新增商品',
  access: management,
  changes: true,
  input: z.object({ ...ItemForm, hotelId: labelled('酒店', filter(Id)) }),
  data: z.object({ id: labelled('商品编号', Id) }),
});

export const modifyItem = endpoint({
  path: '/api/item/modify',
  sells: true,
  summary: '编辑商品',
  description: '只改提交的字段',
  access: management,
  changes: true,
  input: z.object({ id: labelled('商品', Id), ...partial(ItemForm) }),
});

export const deleteItem = endpoint({
  method: 'GET',
  path: '/api/item/delete/{id}',
  summary: '删除商品',
  description: '已记在账单上的不可删除，可改为不在售',
  access: management,
  changes: true,
  input: z.object({ id: labelled('商品', Id) }),
});

/** An item on sale, to be put on a bill. */
export const ItemOption = z.object({
  id: labelled('商品编号', Id),
  name: labelled('商品名称', z.string()),
  price: labelled('价格', Amount, each),
  unit: labelled('单位', z.string()),
});
export type ItemOption = z.output<typeof ItemOption>;

export const listItems = endpoint({
  path: '/api/item/getAllList',
  isDesk: true,
  summary: '在售商品',
  description: '一家酒店的在售商品，按录入先后排列',
  access: hotelSide,
  input: z.object({ hotelId: labelled('酒店', filter(Id)) }),
  data: z.array(ItemOption),
});
