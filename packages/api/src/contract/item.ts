import * as z from 'zod/mini';
import { optional, partial } from './change.ts';
import { filter, Flag, Id, nullable, Sum, Yuan } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { orderedBy, PageRequest, paged } from './page.ts';
import { hotelSide, management } from './role.ts';
import { nameText, text } from './text.ts';

export const Item = z.object({
  id: labelled('商品编号', Id),
  name: labelled('商品名称', z.string()),
  hotelId: labelled('酒店编号', nullable(Id)),
  hotelName: labelled('酒店', nullable(z.string())),
  price: labelled('价格', Sum),
  unit: labelled('单位', nullable(z.string())),
  isActive: labelled('在售', nullable(Flag)),
});
export type Item = z.output<typeof Item>;

const ItemForm = {
  name: labelled('商品名称', nameText({ max: 30 })),
  price: labelled('价格', Yuan),
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
  summary: '新增商品',
  access: management,
  changes: true,
  input: z.object({ ...ItemForm, hotelId: labelled('酒店', filter(Id)) }),
  data: z.object({ id: labelled('商品编号', Id) }),
});

export const modifyItem = endpoint({
  path: '/api/item/modify',
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
  access: management,
  changes: true,
  input: z.object({ id: labelled('商品', Id) }),
});
