import { PayMethod } from '../contract/bill.ts';
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
        lines: [
          { night: '2026-03-25', fee: 300, kind: PriceKind.usual },
          { night: '2026-03-26', fee: 300, kind: PriceKind.usual },
        ],
        left: 9,
        full: [],
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
      title: '剩余房间不足',
      as: Role.hotelMember,
      input: { ...stay, ...caller, rooms: 20, status: OrderStatus.unpaid },
      code: 409,
      msg: '该房型 03-25 仅剩 9 间',
    },
    {
      title: '价格与看到的不同',
      as: Role.hotelMember,
      input: { ...stay, ...caller, rooms: 1, status: OrderStatus.paid, lastPay: 500 },
      code: 409,
      msg: '实付金额现为 ¥600.00，请核对后重试',
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
  cancelOrder: [
    {
      title: '退回一部分，转为申请退款',
      as: Role.hotelMember,
      input: { id: '2', reason: '行程有变', refundAmount: 300 },
      data: { status: OrderStatus.refundRequested },
    },
    {
      title: '不退款，订单关闭',
      as: Role.hotelMember,
      input: { id: '2', reason: '行程有变', refundAmount: 0 },
      data: { status: OrderStatus.closed },
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
