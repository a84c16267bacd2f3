import { PersonType } from '../contract/isolation.ts';
import { OrderStatus } from '../contract/order.ts';
import { type SomeExamples } from './example.ts';

export const intakeExamples = {
  intakeOrder: [
    {
      title: '已支付的订单',
      input: {
        externalId: 'MP-20260318-0001',
        source: '小程序',
        hotelId: '1',
        roomType: '1',
        name: '林一',
        number: '13800000001',
        idcard: '990001199001010013',
        customerName: '林一',
        province: '浙江',
        estimatedCheckIn: '2026-03-18 14:00:00',
        estimatedCheckOut: '2026-03-20 12:00:00',
        rooms: 1,
        pay: 600,
        lastPay: 540,
        status: OrderStatus.paid,
      },
      data: { id: '21', ids: ['21'], pay: 600, lastPay: 540 },
    },
    {
      title: '两间，每间一张订单',
      input: {
        externalId: 'MP-20260318-0003',
        source: '小程序',
        hotelId: '1',
        roomType: '1',
        name: '林一',
        number: '13800000001',
        estimatedCheckIn: '2026-04-18 14:00:00',
        estimatedCheckOut: '2026-04-20 12:00:00',
        rooms: 2,
        pay: 1200,
        lastPay: 1080,
      },
      data: { id: '21', ids: ['21', '22'], groupNo: 'T260318-21', pay: 1200, lastPay: 1080 },
    },
    {
      title: '再次提交，间数不同',
      input: {
        externalId: 'MP-PAID',
        source: '小程序',
        hotelId: '1',
        roomType: '1',
        name: '林一',
        number: '13800000001',
        estimatedCheckIn: '2026-03-18 14:00:00',
        estimatedCheckOut: '2026-03-20 12:00:00',
        rooms: 2,
      },
      code: 409,
      msg: '订单 9 不能这样修改：间数与已有订单不同',
      fields: { rooms: '已有订单为 1 间' },
    },
    {
      title: '身份证号不对',
      wire: {
        externalId: 'MP-20260318-0002',
        source: '小程序',
        hotelId: 1,
        roomType: 1,
        name: '林一',
        number: '+852 9123 4567',
        idcard: '330106199001011234',
        estimatedCheckIn: '2026-03-18 14:00:00',
        estimatedCheckOut: '2026-03-20 12:00:00',
      },
      code: 400,
      msg: '身份证号不正确',
      fields: { idcard: '身份证号不正确' },
    },
  ],
  intakeOrderPaid: [
    {
      title: '客人付款了',
      input: { externalId: 'MP-UNPAID', lastPay: 540, tradeNumber: 'WX20260318100000' },
      data: { id: '7', status: OrderStatus.paid },
    },
  ],
  intakeOrderCancelled: [
    {
      title: '客人取消未支付的订单',
      input: { externalId: 'MP-UNPAID' },
      data: { id: '7', status: OrderStatus.closed },
    },
  ],
  intakeRefundRequested: [
    {
      title: '客人申请退款',
      input: { externalId: 'MP-PAID', reason: '行程取消' },
      data: { id: '8', status: OrderStatus.refundRequested },
    },
    {
      title: '没有理由',
      wire: { externalId: 'MP-PAID', reason: '' },
      code: 400,
      msg: '退款原因不能为空',
      fields: { reason: '退款原因不能为空' },
    },
  ],
  intakeDeclaration: [
    {
      title: '自选酒店与房型',
      input: {
        externalId: 'SB-20260318-0001',
        source: '小程序',
        name: '林一',
        idCard: '990001199001010013',
        phone: '13800000001',
        type: PersonType.inbound,
        province: '浙江',
        city: '杭州',
        hotelId: '1',
        roomType: '1',
        checkInTime: '2026-03-18 14:00:00',
      },
      data: { id: '21' },
    },
  ],
} satisfies SomeExamples;
