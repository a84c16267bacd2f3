import { Hardness } from '../contract/bedType.ts';
import { Role } from '../contract/role.ts';
import { firstPage, pageOf, type SomeExamples } from './example.ts';

const singleBed = {
  id: '1',
  name: '单人床',
  hotelId: '1',
  hotelName: '安住西湖店',
  specification: '1.2 × 2.0 米',
  maxLoad: 1,
  hardness: Hardness.medium,
};

export const bedTypeExamples = {
  bedTypePage: [
    {
      title: '一家酒店的床型，按名称',
      input: { page: firstPage, hotelId: '1', name: '单人' },
      data: pageOf(singleBed),
    },
  ],
  addBedType: [
    {
      title: '新增床型',
      as: Role.hotelAdmin,
      input: {
        name: '加宽大床',
        specification: '2.0 × 2.2 米',
        maxLoad: 2,
        hardness: Hardness.fairlySoft,
      },
      data: { id: '21' },
    },
    {
      title: '超出范围',
      wire: { name: '通铺', maxLoad: 7, hardness: 2 },
      code: 400,
      msg: '最多睡不能大于 6',
      fields: { maxLoad: '最多睡不能大于 6' },
    },
  ],
  modifyBedType: [
    {
      title: '改规格',
      as: Role.hotelAdmin,
      input: { id: '1', specification: '1.35 × 2.0 米' },
      data: null,
    },
  ],
  deleteBedType: [
    { title: '删除没有在用的床型', as: Role.hotelAdmin, input: { id: '2' }, data: null },
  ],
} satisfies SomeExamples;
