import { PayMethod } from '../contract/bill.ts';
import { Guarantee } from '../contract/guarantee.ts';
import { OrderStatus } from '../contract/order.ts';
import { Role } from '../contract/role.ts';
import { PriceKind } from '../contract/roomPrice.ts';
import { notPermitted, type SomeExamples } from './example.ts';

const stay = {
  roomType: '1',
  estimatedCheckIn: '2026-03-25 14:00:00',
  estimatedCheckOut: '2026-03-27 12:00:00',
};

const caller = { name: '周二', number: '13800000002', province: '浙江' };

export const bookingExamples = {
  quoteBooking: [
    {
      title: '两间两晚',
      as: Role.hotelMember,
      input: { ...stay, rooms: 2 },
      data: {
        nights: 2,
        pay: 1200,
        lastPay: 1200,
        full: [],
        types: [
          {
            roomType: '1',
            name: '双床房',
            rooms: 2,
            lastPay: 1200,
            lines: [
              { night: '2026-03-25', fee: 300, kind: PriceKind.usual },
              { night: '2026-03-26', fee: 300, kind: PriceKind.usual },
            ],
            available: 9,
            full: [],
          },
        ],
      },
    },
  ],
  addOrder: [
    {
      title: '两间，同一个团队号',
      as: Role.hotelMember,
      input: { ...stay, ...caller, rooms: 2, status: OrderStatus.paid, method: PayMethod.wechat },
      data: { ids: ['21', '22'], id: '21', pay: 1200, lastPay: 1200 },
    },
    {
      title: '钟点房',
      as: Role.hotelMember,
      input: {
        ...caller,
        roomType: '1',
        rooms: 1,
        estimatedCheckIn: '2026-03-25 13:00:00',
        estimatedCheckOut: '2026-03-25 17:00:00',
        hours: 4,
      },
      data: { ids: ['21'], id: '21', pay: 160, lastPay: 160 },
    },
    {
      title: '剩余房间不足',
      as: Role.hotelMember,
      input: { ...stay, ...caller, rooms: 20, status: OrderStatus.unpaid },
      code: 409,
      msg: '该房型 03-25 仅剩 9 间',
    },
    {
      title: '两种房型中的一种不足：都不订',
      as: Role.hotelMember,
      input: { ...stay, ...caller, rooms: 2, otherTypes: [{ roomType: '2', rooms: 18 }] },
      code: 409,
      msg: '房型「大床房」 03-25 已满',
    },
    {
      title: '同一房型写了两次',
      as: Role.hotelMember,
      wire: { ...stay, ...caller, rooms: 1, otherTypes: [{ roomType: '1', rooms: 1 }] },
      code: 400,
      msg: '其他房型第 1 项：房型重复，请合并间数',
      fields: { 'otherTypes.0.roomType': '房型重复，请合并间数' },
    },
    {
      title: '价格与看到的不同',
      as: Role.hotelMember,
      input: { ...stay, ...caller, rooms: 1, status: OrderStatus.paid, lastPay: 500 },
      code: 409,
      msg: '房费合计现为 ¥600.00，请核对后重试',
    },
    {
      title: '到店付，保留到 20:00',
      as: Role.hotelMember,
      input: {
        ...stay,
        ...caller,
        rooms: 1,
        guarantee: Guarantee.onArrival,
        holdUntil: '2026-03-25 20:00:00',
      },
      data: { ids: ['23'], id: '23', pay: 600, lastPay: 600 },
    },
    {
      title: '先收一部分，为定金',
      as: Role.hotelMember,
      input: { ...stay, ...caller, rooms: 1, received: 200, method: PayMethod.alipay },
      data: { ids: ['24'], id: '24', pay: 600, lastPay: 600 },
    },
    {
      title: '担保而没有写明由谁担保',
      as: Role.hotelMember,
      input: { ...stay, ...caller, rooms: 1, guarantee: Guarantee.guaranteed },
      code: 400,
      msg: '请填写担保的公司或银行卡',
      fields: { guaranteeNote: '请填写担保的公司或银行卡' },
    },
    {
      title: '没有联系电话',
      as: Role.hotelMember,
      wire: { ...stay, name: '周二', number: '', status: 0 },
      code: 400,
      msg: '手机号不能为空',
      fields: { number: '手机号不能为空' },
    },
  ],
  quoteOrder: [
    {
      title: '多住一晚：原有的两晚保持原价',
      as: Role.hotelMember,
      input: { id: '2', estimatedCheckOut: '2026-03-21 12:00:00' },
      data: {
        skipped: [],
        rooms: [
          {
            orderId: '2',
            roomTypeName: '双床房',
            lastPay: 840,
            difference: 300,
            roomId: null,
            roomName: null,
            isRoomKept: true,
            roomTaken: null,
            freeRoomId: null,
            freeRoomName: null,
          },
        ],
        nights: 3,
        pay: 900,
        lastPay: 840,
        priceChange: 300,
        difference: 300,
        cameBy: PayMethod.other,
        open: 0,
        lines: [
          { night: '2026-03-18', fee: 300, kind: null },
          { night: '2026-03-19', fee: 300, kind: null },
          { night: '2026-03-20', fee: 300, kind: PriceKind.usual },
        ],
        full: [],
        shortages: [],
        seen: '0123456789abcdef',
      },
    },
    {
      title: '已关闭的订单',
      as: Role.hotelMember,
      input: { id: '3', estimatedCheckOut: '2026-03-21 12:00:00' },
      code: 409,
      msg: '订单状态为「已关闭」，不能修改预订',
    },
  ],
  setExpectedGuests: [
    {
      title: '到店前登记两位，一位只有姓名',
      as: Role.hotelMember,
      input: {
        rooms: [
          {
            orderId: '2',
            guests: [
              { name: '周示例', idcard: '110101199003070679', number: '13900005678' },
              { name: '林样' },
            ],
          },
        ],
      },
      data: null,
    },
    {
      title: '多于房型可住人数',
      as: Role.hotelMember,
      input: {
        rooms: [{ orderId: '2', guests: [{ name: '甲' }, { name: '乙' }, { name: '丙' }] }],
      },
      code: 400,
      msg: '房间第 1 项：入住人 3 位，最多入住 2 位',
    },
    {
      title: '已关闭的订单',
      as: Role.hotelMember,
      input: { rooms: [{ orderId: '3', guests: [{ name: '周示例' }] }] },
      code: 409,
      msg: '房间第 1 项：订单状态为「已关闭」，不能登记入住名单',
    },
  ],
  expectedGuests: [
    {
      title: '尚未登记',
      as: Role.hotelMember,
      input: { id: '2' },
      data: {
        rooms: [{ orderId: '2', roomTypeName: '双床房', roomName: null, maxLoad: 2, guests: [] }],
        seen: '0123456789abcdef',
      },
    },
    {
      title: '防疫人员不看订单',
      as: Role.antiEpidemic,
      input: { id: '2' },
      ...notPermitted,
    },
  ],
  modifyOrder: [
    {
      title: '多住一晚，收差价',
      as: Role.hotelMember,
      input: {
        id: '2',
        estimatedCheckOut: '2026-03-21 12:00:00',
        pay: 300,
        lastPay: 840,
        method: PayMethod.wechat,
      },
      data: {
        ids: ['2'],
        status: OrderStatus.paid,
        pay: 900,
        lastPay: 840,
        open: 0,
        holdUntil: null,
        roomName: null,
      },
    },
    {
      title: '由公司担保，保留到次日中午',
      as: Role.hotelMember,
      input: {
        id: '1',
        guarantee: Guarantee.guaranteed,
        guaranteeNote: '杭州示例旅行社，3 月月结',
        note: '晚到',
      },
      data: {
        ids: ['1'],
        status: OrderStatus.unpaid,
        pay: 600,
        lastPay: 540,
        open: 540,
        holdUntil: '2026-03-19 12:00:00',
        roomName: null,
      },
    },
    {
      title: '价格与看到的不同',
      as: Role.hotelMember,
      input: { id: '2', estimatedCheckOut: '2026-03-21 12:00:00', lastPay: 800 },
      code: 409,
      msg: '房费合计现为 ¥840.00，请核对后重试',
      fields: { lastPay: '房费合计现为 ¥840.00，请核对后重试' },
    },
  ],
  assignOrder: [
    {
      title: '排到空闲的房间',
      as: Role.hotelMember,
      input: { orderId: '2', roomId: '1' },
      data: null,
    },
    { title: '取消排房', as: Role.hotelMember, input: { orderId: '2', roomId: null }, data: null },
    {
      title: '房间里的客人还没有离店',
      as: Role.hotelMember,
      input: { orderId: '2', roomId: '2' },
      code: 409,
      msg: '房间 302 的客人 03-19 离店',
    },
  ],
  quoteCancel: [
    {
      title: '已收与可退',
      as: Role.hotelMember,
      input: { id: '2' },
      data: {
        rooms: [
          {
            orderId: '2',
            roomName: null,
            status: OrderStatus.paid,
            lastPay: 540,
            received: 540,
            refundable: 540,
          },
        ],
        refundable: 540,
        skipped: [],
      },
    },
  ],
  cancelOrder: [
    {
      title: '退回一部分，转为申请退款',
      as: Role.hotelMember,
      input: { id: '2', reason: '行程有变', refundAmount: 300 },
      data: {
        status: OrderStatus.refundRequested,
        rooms: [
          { orderId: '2', status: OrderStatus.refundRequested, refundAmount: 300, kept: 240 },
        ],
        skipped: [],
      },
    },
    {
      title: '不退款，订单关闭',
      as: Role.hotelMember,
      input: { id: '2', reason: '行程有变', refundAmount: 0 },
      data: {
        status: OrderStatus.closed,
        rooms: [{ orderId: '2', status: OrderStatus.closed, refundAmount: 0, kept: 540 }],
        skipped: [],
      },
    },
    {
      title: '已关闭的订单',
      as: Role.hotelMember,
      input: { id: '3', reason: '行程有变', refundAmount: 0 },
      code: 409,
      msg: '订单状态已变更为「已关闭」',
    },
    {
      title: '防疫人员不取消订单',
      as: Role.antiEpidemic,
      input: { id: '2', reason: '行程有变', refundAmount: 0 },
      ...notPermitted,
    },
  ],
  reinstateOrder: [
    {
      title: '恢复已取消的订单',
      as: Role.hotelAdmin,
      input: { id: '3' },
      data: { status: OrderStatus.unpaid, holdUntil: '2026-03-18 18:00:00', roomName: '303' },
    },
    {
      title: '客人住过的订单',
      as: Role.hotelAdmin,
      input: { id: '7' },
      code: 409,
      msg: '订单状态为「已入住」，不能恢复订单',
    },
    {
      title: '员工不恢复订单',
      as: Role.hotelMember,
      input: { id: '3' },
      ...notPermitted,
    },
  ],
  settlePaidTwice: [
    {
      title: '渠道与柜台都收了，渠道已退',
      as: Role.hotelMember,
      input: { id: '10', amount: 300, note: '渠道已退还客人' },
      data: null,
    },
    {
      title: '没有重复收款',
      as: Role.hotelMember,
      input: { id: '2', amount: 100, note: '渠道已退还客人' },
      code: 409,
      msg: '渠道重复收款现为 ¥0.00，请刷新后重试',
    },
  ],
  endNoShow: [
    {
      title: '昨晚没有来',
      as: Role.hotelMember,
      input: { id: '10' },
      data: { status: OrderStatus.completed },
    },
    {
      title: '今天才到店',
      as: Role.hotelMember,
      input: { id: '2' },
      code: 409,
      msg: '第一晚尚未过去，不能标记未到店',
    },
  ],
} satisfies SomeExamples;
