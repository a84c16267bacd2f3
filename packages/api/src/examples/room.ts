import { OrderStatus } from '../contract/order.ts';
import { Role } from '../contract/role.ts';
import { RoomStatus } from '../contract/room.ts';
import { type SomeExamples } from './example.ts';

const room = {
  id: '1',
  name: '301',
  type: '1',
  roomTypeName: '双床房',
  floor: 3,
  direction: '南',
  isIsolation: false,
  status: RoomStatus.vacant,
  sn: null,
  hotelId: '1',
  orderId: null,
  estimatedCheckOut: null,
  guest: null,
  arriveTime: null,
  checkedInTime: null,
  leaveTime: null,
  isToInspect: false,
  cleanedDay: null,
  cleaner: null,
  blocked: null,
};

export const roomExamples = {
  listRooms: [
    {
      title: '三楼空闲的普通房',
      as: Role.hotelMember,
      input: { floor: 3, isIsolation: false, status: RoomStatus.vacant },
      data: [room],
    },
    {
      title: '别家酒店',
      as: Role.hotelMember,
      input: { hotelId: '2' },
      code: 404,
      msg: '酒店不存在',
    },
  ],
  listFloors: [{ title: '有房间的楼层', as: Role.hotelMember, input: {}, data: [3] }],
  addRoom: [
    {
      title: '新增房间',
      as: Role.hotelAdmin,
      input: {
        name: '501',
        type: '1',
        floor: 5,
        direction: '南',
        isIsolation: false,
        status: RoomStatus.vacant,
      },
      data: { id: '21' },
    },
    {
      title: '没有零楼',
      wire: { name: '001', type: 1, floor: 0, direction: '南', isIsolation: 0 },
      code: 400,
      msg: '楼层不能为 0',
      fields: { floor: '楼层不能为 0' },
    },
  ],
  addRooms: [
    {
      title: '六层的三间客房',
      as: Role.hotelAdmin,
      input: {
        rooms: [
          { name: '601', floor: 6 },
          { name: '602', floor: 6 },
          { name: '603', floor: 6 },
        ],
        type: '1',
        direction: '南',
        isIsolation: false,
      },
      data: { ids: ['21', '22', '23'] },
    },
    {
      title: '房间号已存在',
      as: Role.hotelAdmin,
      input: {
        rooms: [
          { name: '301', floor: 3 },
          { name: '601', floor: 6 },
        ],
        type: '1',
        direction: '南',
        isIsolation: false,
      },
      code: 409,
      msg: '房间号 301 已存在',
    },
  ],
  modifyRoom: [
    {
      title: '改朝向',
      as: Role.hotelAdmin,
      input: { id: '1', name: '301', type: '1', floor: 3, direction: '北', isIsolation: false },
      data: null,
    },
  ],
  getRoom: [
    {
      title: '房间详情',
      as: Role.hotelMember,
      input: { id: '1' },
      data: {
        ...room,
        rtName: '双床房',
        bed: 2,
        maxLoad: 2,
        guests: 0,
        haveWindow: true,
        network: true,
        haveBreakfast: false,
        fee: 300,
        isolationFee: 200,
        bedName: '单人床',
        specification: '1.2 × 2.0 米',
        bedMaxLoad: 1,
        hardness: 2,
      },
    },
    {
      title: '别家酒店的房间',
      as: Role.hotelMember,
      input: { id: '7' },
      code: 404,
      msg: '房间不存在',
    },
  ],
  roomTimeline: [
    {
      title: '今天三楼的双床房',
      as: Role.hotelMember,
      input: { from: '2026-03-18', to: '2026-03-18', type: '1', floor: 3, isIsolation: false },
      data: {
        rooms: [
          {
            id: '2',
            name: '302',
            type: '1',
            roomTypeName: '双床房',
            floor: 3,
            isIsolation: false,
            status: RoomStatus.occupied,
            isToInspect: false,
            hotelId: '1',
            spans: [
              {
                kind: 'stay',
                from: '2026-03-17 14:00:00',
                to: '2026-03-19 12:00:00',
                label: '张三',
                status: OrderStatus.checkedIn,
                orderId: '7',
                sn: '302-1',
                id: null,
              },
            ],
          },
        ],
        unassigned: [
          {
            id: '2',
            type: '1',
            roomTypeName: '双床房',
            hotelId: '1',
            from: '2026-03-18 14:00:00',
            to: '2026-03-20 12:00:00',
            label: '李四',
            status: OrderStatus.paid,
            groupNo: '',
          },
        ],
        vacancy: [{ type: '1', night: '2026-03-18', available: 2 }],
      },
    },
    {
      title: '结束日期在开始日期之前',
      as: Role.hotelMember,
      wire: { from: '2026-05-07', to: '2026-05-06' },
      code: 400,
      msg: '结束日期不能早于开始日期',
      fields: { to: '结束日期不能早于开始日期' },
    },
  ],
  setOutOfOrder: [
    {
      title: '两晚维修',
      as: Role.hotelMember,
      input: { roomId: '1', from: '2026-05-01', to: '2026-05-02', reason: '漏水' },
      data: { id: '2' },
    },
    {
      title: '房间里有人',
      as: Role.hotelMember,
      input: { roomId: '2', from: '2026-03-18', to: '2026-03-19', reason: '漏水' },
      code: 409,
      msg: '房间 302 的客人 03-19 离店',
    },
    {
      title: '没有原因',
      wire: { roomId: 1, from: '2026-05-01', to: '2026-05-02', reason: ' ' },
      code: 400,
      msg: '维修原因不能为空',
      fields: { reason: '维修原因不能为空' },
    },
  ],
  endOutOfOrder: [
    { title: '解除维修', as: Role.hotelMember, input: { id: '1' }, data: { id: '1' } },
    {
      title: '没有这次维修',
      as: Role.hotelMember,
      input: { id: '99' },
      code: 404,
      msg: '维修不存在',
    },
  ],
  archiveRoom: [
    {
      title: '停用',
      as: Role.hotelAdmin,
      input: { id: '1', reason: '改为布草间' },
      data: { id: '2' },
    },
    {
      title: '房间里有人',
      as: Role.hotelAdmin,
      input: { id: '2', reason: '改为布草间' },
      code: 409,
      msg: '房间状态为「入住」，不能停用房间',
    },
  ],
  restoreRoom: [
    { title: '恢复使用', as: Role.hotelAdmin, input: { id: '16' }, data: null },
    {
      title: '恢复使用',
      as: Role.hotelAdmin,
      input: { id: '99' },
      code: 404,
      msg: '房间不存在',
    },
  ],
  deleteRoom: [{ title: '从未使用的房间', as: Role.hotelAdmin, input: { id: '1' }, data: null }],
} satisfies SomeExamples;
