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
} satisfies SomeExamples;
