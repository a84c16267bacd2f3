import { Hardness } from '../contract/bedType.ts';
import {
  DiscountEffect,
  DiscountExclusion,
  DiscountKind,
  DiscountScope,
} from '../contract/discount.ts';
import { Role } from '../contract/role.ts';
import { UploadKey } from '../contract/upload.ts';
import { firstPage, notPermitted, pageOf, type SomeExamples } from './example.ts';

const westLake = {
  id: 1,
  deptId: 2,
  deptName: '安住西湖店',
  name: '安住西湖店',
  address: '杭州市西湖区示例路 1 号',
  parkingLot: '地下停车场，住客免费',
  badge: ['近地铁', '可停车'],
  allowIsolation: true,
  cover: '/files/0123456789abcdef0123456789abcdef.jpg',
  contactPhone: '0571-00000000',
  longitude: 120.15,
  latitude: 30.25,
  province: '浙江',
  city: '杭州',
  introduce: '<p>湖边的小楼，三分钟到断桥。</p>',
  facilities: '<p>早餐、健身房、洗衣房</p>',
  otherPolicy: '',
  terms: '<p>14:00 后入住，12:00 前离店。</p>',
};

export const hotelExamples = {
  hotelPage: [
    {
      title: '接收隔离的酒店',
      input: { page: firstPage, allowIsolation: true },
      data: pageOf(westLake),
    },
  ],
  addHotel: [
    {
      title: '新增酒店',
      input: {
        name: '安住滨江店',
        address: '杭州市滨江区示例路 8 号',
        parkingLot: '门前 20 个车位',
        badge: ['江景'],
        allowIsolation: false,
        cover: '',
      },
      data: { id: 21 },
    },
    {
      title: '没有名称',
      wire: { name: '' },
      code: 400,
      msg: '酒店名称不能为空',
      fields: { name: '酒店名称不能为空' },
    },
  ],
  modifyHotel: [
    {
      title: '只改提交的字段',
      as: Role.hotelAdmin,
      input: { id: 1, contactPhone: '0571-11111111', badge: ['近地铁', '可停车', '有早餐'] },
      data: null,
    },
    {
      title: '别家酒店',
      as: Role.hotelAdmin,
      input: { id: 2, contactPhone: '0571-11111111' },
      ...notPermitted,
    },
  ],
  deleteHotel: [{ title: '删除没有在用的酒店', input: { id: 3 }, data: null }],
  hotelAllowsIsolation: [{ title: '接收隔离', input: { id: 1 }, data: true }],
  myHotel: [{ title: '我的酒店', input: {}, data: westLake }],
} satisfies SomeExamples;

const twin = {
  id: 1,
  name: '双床房',
  hotelId: 1,
  hotelName: '安住西湖店',
  bedType: ['1'],
  bed: 2,
  maxLoad: 2,
  haveWindow: true,
  network: true,
  haveBreakfast: false,
  cover: '/files/0123456789abcdef0123456789abcdef.jpg',
  fee: 300,
  isolationFee: 200,
  sort: 0,
};

export const roomTypeExamples = {
  roomTypePage: [
    { title: '一家酒店的房型', input: { page: firstPage, hotelId: 1 }, data: pageOf(twin) },
  ],
  addRoomType: [
    {
      title: '新增房型',
      as: Role.hotelAdmin,
      input: {
        name: '三人间',
        bedType: ['1'],
        bed: 3,
        maxLoad: 3,
        haveWindow: true,
        network: true,
        haveBreakfast: true,
        cover: '',
        fee: 420,
        isolationFee: 280,
        sort: 10,
      },
      data: { id: 21 },
    },
    {
      title: '名称重复',
      as: Role.hotelAdmin,
      input: {
        name: '双床房',
        bedType: ['1'],
        bed: 2,
        maxLoad: 2,
        haveWindow: true,
        network: true,
        haveBreakfast: true,
        fee: 300,
        isolationFee: 200,
        sort: 0,
      },
      code: 1001,
      msg: '房型名称「双床房」已存在',
      fields: { name: '房型名称「双床房」已存在' },
    },
  ],
  modifyRoomType: [
    { title: '改价格', as: Role.hotelAdmin, input: { id: 1, fee: 320 }, data: null },
  ],
  deleteRoomType: [
    { title: '删除没有房间的房型', as: Role.hotelAdmin, input: { id: 2 }, data: null },
  ],
  getRoomType: [{ title: '房型详情', input: { id: 1 }, data: twin }],
  currentRoomTypes: [
    {
      title: '剩余隔离房',
      input: { hotelId: 1, isIsolation: true },
      data: [{ id: 1, name: '双床房', fee: 300, isolationFee: 200, maxLoad: 2, vacant: 2 }],
    },
  ],
} satisfies SomeExamples;

const singleBed = {
  id: 1,
  name: '单人床',
  hotelId: 1,
  hotelName: '安住西湖店',
  specification: '1.2 × 2.0 米',
  maxLoad: 1,
  hardness: Hardness.medium,
};

export const bedTypeExamples = {
  bedTypePage: [
    { title: '一家酒店的床型', input: { page: firstPage, hotelId: 1 }, data: pageOf(singleBed) },
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
      data: { id: 21 },
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
      input: { id: 1, specification: '1.35 × 2.0 米' },
      data: null,
    },
  ],
  deleteBedType: [
    { title: '删除没有在用的床型', as: Role.hotelAdmin, input: { id: 2 }, data: null },
  ],
} satisfies SomeExamples;

const longStay = {
  id: 1,
  name: '连住八五折',
  hotelId: 1,
  hotelName: '安住西湖店',
  description: '连住两晚起',
  type: DiscountScope.personal,
  discountsType: DiscountKind.percentage,
  discounts: 0.85,
  effectType: DiscountEffect.nights,
  effectCondition: 2,
  exclusiveType: DiscountExclusion.none,
  exclusiveRange: [],
  validityTime: '2026-12-31 23:59:59',
  picture: '',
};

export const discountExamples = {
  discountPage: [
    { title: '一家酒店的优惠', input: { page: firstPage, hotelId: 1 }, data: pageOf(longStay) },
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
      data: { id: 21 },
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
      input: { id: 1, validityTime: '2027-06-30 23:59:59' },
      data: null,
    },
  ],
  deleteDiscount: [{ title: '删除优惠', as: Role.hotelAdmin, input: { id: 1 }, data: null }],
} satisfies SomeExamples;

/** The smallest picture there is: one white dot. */
const dot = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  ),
  (letter) => letter.charCodeAt(0),
);

export const uploadExamples = {
  uploadImage: [
    {
      title: '上传头像',
      input: { img: new File([dot], 'head.png', { type: 'image/png' }), key: UploadKey.avatar },
      data: { url: '/files/0123456789abcdef0123456789abcdef.png', isNested: false },
    },
    {
      title: '酒店封面的地址多一层 data',
      input: {
        img: new File([dot], 'cover.png', { type: 'image/png' }),
        key: UploadKey.hotelCover,
      },
      data: { url: '/files/0123456789abcdef0123456789abcdef.png', isNested: true },
    },
  ],
} satisfies SomeExamples;
