import {
  DiscountEffect,
  DiscountExclusion,
  DiscountKind,
  DiscountScope,
} from '../contract/discount.ts';
import { Role } from '../contract/role.ts';
import { firstPage, pageOf, type SomeExamples } from './example.ts';

const longStay = {
  id: '1',
  name: '连住八五折',
  hotelId: '1',
  hotelName: '安住西湖店',
  description: '连住两晚起',
  type: DiscountScope.personal,
  discountsType: DiscountKind.percentage,
  discounts: 0.85,
  effectType: DiscountEffect.nights,
  effectCondition: 2,
  exclusiveType: DiscountExclusion.none,
  exclusiveRange: [],
  exclusiveNames: [],
  validityTime: '2026-12-31 23:59:59',
  picture: '',
};

export const discountExamples = {
  discountPage: [
    {
      title: '一家酒店的优惠，按名称',
      input: { page: firstPage, hotelId: '1', name: '连住' },
      data: pageOf(longStay),
    },
  ],
  addDiscount: [
    {
      title: '满 500 减 50',
      as: Role.hotelAdmin,
      input: {
        name: '满减五十',
        description: '每单一次',
        type: DiscountScope.personal,
        discountsType: DiscountKind.flat,
        discounts: 50,
        effectType: DiscountEffect.spending,
        effectCondition: 500,
        exclusiveType: DiscountExclusion.listed,
        exclusiveRange: ['1'],
        validityTime: '2026-12-31 23:59:59',
        picture: '',
      },
      data: { id: '21' },
    },
    {
      title: '折扣大于 1',
      wire: {
        name: '八五折',
        discountsType: 1,
        discounts: 8.5,
        effectType: 2,
        exclusiveType: 0,
        validityTime: '2026-12-31 23:59:59',
      },
      code: 400,
      msg: '优惠数值应大于 0 且不大于 1，例如 0.85 表示 8.5 折。',
      fields: { discounts: '优惠数值应大于 0 且不大于 1，例如 0.85 表示 8.5 折。' },
    },
  ],
  modifyDiscount: [
    {
      title: '延长有效期',
      as: Role.hotelAdmin,
      input: { id: '1', validityTime: '2027-06-30 23:59:59' },
      data: null,
    },
  ],
  deleteDiscount: [{ title: '删除优惠', as: Role.hotelAdmin, input: { id: '1' }, data: null }],
} satisfies SomeExamples;
