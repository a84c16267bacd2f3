import { Role } from '../contract/role.ts';
import { firstPage, pageOf, type SomeExamples } from './example.ts';

const item = {
  id: '1',
  name: '商品甲',
  hotelId: '1',
  hotelName: '安住西湖店',
  price: 800,
  unit: '单位1',
  isActive: true,
};

export const itemExamples = {
  itemPage: [
    {
      title: '按名称',
      as: Role.hotelAdmin,
      input: { page: firstPage, hotelId: '1', name: '商品甲' },
      data: pageOf(item),
    },
  ],
  listItems: [
    {
      title: '本店在售的',
      as: Role.hotelMember,
      input: {},
      data: [
        { id: '2', name: '商品乙', price: 800, unit: '单位1' },
        { id: '1', name: '商品甲', price: 800, unit: '单位1' },
      ],
    },
  ],
  addItem: [
    {
      title: '新增商品',
      as: Role.hotelAdmin,
      input: { name: '商品丙', price: 1280.5, unit: '单位2', isActive: false },
      data: { id: '3' },
    },
    {
      title: '没有名称',
      as: Role.hotelAdmin,
      wire: { name: '', price: 1280.5, unit: '单位2', isActive: 0 },
      code: 400,
      msg: '商品名称不能为空',
      fields: { name: '商品名称不能为空' },
    },
  ],
  modifyItem: [
    { title: '改名称', as: Role.hotelAdmin, input: { id: '1', name: '商品丙' }, data: null },
  ],
  deleteItem: [{ title: '删除商品', as: Role.hotelAdmin, input: { id: '2' }, data: null }],
} satisfies SomeExamples;
