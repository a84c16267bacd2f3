import { Role } from '../contract/role.ts';
import { PriceKind } from '../contract/roomPrice.ts';
import { nightsFrom } from '../rules/availability.ts';
import { firstPage, pageOf, type SomeExamples } from './example.ts';

const twin = {
  id: '1',
  name: '双床房',
  hotelId: '1',
  hotelName: '安住西湖店',
  bedType: ['1'],
  bedTypeNames: ['大床'],
  bed: 2,
  maxLoad: 2,
  haveWindow: true,
  network: true,
  haveBreakfast: false,
  cover: '/files/0123456789abcdef0123456789abcdef.jpg',
  fee: 300,
  isolationFee: 200,
  dayUseFee: 40,
  nightFees: { weekdays: [{ weekday: 5, fee: 360 }], days: 7 },
  sort: 0,
};

export const roomTypeExamples = {
  roomTypePage: [
    { title: '一家酒店的房型', input: { page: firstPage, hotelId: '1' }, data: pageOf(twin) },
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
        dayUseFee: 50,
        sort: 10,
      },
      data: { id: '21' },
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
    { title: '改价格', as: Role.hotelAdmin, input: { id: '1', fee: 320 }, data: null },
  ],
  deleteRoomType: [
    { title: '删除没有房间的房型', as: Role.hotelAdmin, input: { id: '2' }, data: null },
  ],
  getRoomType: [{ title: '房型详情', input: { id: '1' }, data: twin }],
  currentRoomTypes: [
    {
      title: '剩余隔离房',
      input: { hotelId: '1', isIsolation: true },
      data: [{ id: '1', name: '双床房', fee: 300, isolationFee: 200, maxLoad: 2, vacant: 2 }],
    },
  ],
  listRoomPrices: [
    {
      title: '国庆的价格',
      as: Role.hotelAdmin,
      input: { roomType: '1', from: '2026-09-30', to: '2026-10-02' },
      data: [
        { night: '2026-09-30', fee: 300, kind: PriceKind.usual, regularFee: 300 },
        { night: '2026-10-01', fee: 500, kind: PriceKind.day, regularFee: 300 },
        { night: '2026-10-02', fee: 360, kind: PriceKind.weekday, regularFee: 360 },
      ],
    },
  ],
  saveRoomPrice: [
    {
      title: '周六的价格',
      as: Role.hotelAdmin,
      input: { roomType: '1', weekday: 6, fee: 380 },
      data: null,
    },
    {
      title: '几个星期一次设置',
      as: Role.hotelAdmin,
      input: { roomType: '1', weekdays: [1, 2], fee: 280, shown: [300, 300] },
      data: null,
    },
    {
      title: '价格已被他人修改',
      as: Role.hotelAdmin,
      input: { roomType: '1', from: '2026-03-25', to: '2026-03-25', fee: 380, shown: [310] },
      code: 409,
      msg: '价格已被他人修改，请核对后重试',
      fields: { shown: '价格已被他人修改，请核对后重试' },
    },
    {
      title: '恢复一段日期的价格',
      as: Role.hotelAdmin,
      input: { roomType: '1', from: '2026-10-01', to: '2026-10-07', fee: null },
      data: null,
    },
    {
      title: '星期与日期都没有',
      as: Role.hotelAdmin,
      wire: { roomType: '1', fee: 380 },
      code: 400,
      msg: '请选择星期，或开始与结束日期',
      fields: { weekday: '请选择星期，或开始与结束日期' },
    },
  ],
  availability: [
    {
      title: '一家酒店未来 14 晚',
      as: Role.hotelAdmin,
      input: {},
      data: {
        nights: nightsFrom('2026-03-18', 14),
        isIsolation: false,
        roomTypes: [
          {
            id: '1',
            name: '双床房',
            hotelId: '1',
            hotelName: '安住西湖店',
            rooms: 8,
            available: [3, 2, 0, -1, 4, 6, 6, 6, 5, 3, 2, 7, 8, 8],
          },
        ],
      },
    },
  ],
} satisfies SomeExamples;
