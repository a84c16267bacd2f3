import { Role } from '../contract/role.ts';
import type { SomeExamples } from './example.ts';

const input = {
  kind: 'bedType' as const,
  ids: ['1'],
  hotelIds: ['2'],
  overwritesPrices: false,
};

const copied = [
  {
    hotelId: '2',
    hotelName: '安住外滩店',
    made: [{ kind: 'bedType' as const, name: '单人床' }],
    existing: [],
    overwritten: [],
  },
];

export const copyExamples = {
  previewCopy: [{ title: '床型复制到另一家酒店前', as: Role.admin, input, data: copied }],
  copyRecords: [
    { title: '床型复制到另一家酒店', as: Role.admin, input: { ...input, made: 1 }, data: copied },
    {
      title: '预览后已有变动',
      as: Role.admin,
      input: { ...input, made: 2 },
      code: 409,
      msg: '现将新增 1 项、覆盖 0 个房型的价格，请核对后重试',
      fields: { made: '现将新增 1 项、覆盖 0 个房型的价格，请核对后重试' },
    },
    {
      title: '没有选择酒店',
      as: Role.admin,
      wire: { kind: 'bedType', ids: [1], hotelIds: [] },
      code: 400,
      msg: '请选择酒店',
      fields: { hotelIds: '请选择酒店' },
    },
  ],
} satisfies SomeExamples;
