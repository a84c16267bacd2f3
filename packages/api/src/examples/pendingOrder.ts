import { Guarantee } from '../contract/guarantee.ts';
import { Role } from '../contract/role.ts';
import type { SomeExamples } from './example.ts';

export const pendingOrderExamples = {
  pendingOrderPage: [
    {
      title: '等待处理的未接单',
      as: Role.hotelMember,
      input: { page: { page: 1, size: 10 } },
      data: {
        records: [
          {
            id: '1',
            hotelId: '1',
            hotelName: '近店',
            channel: '小程序',
            externalId: 'MP-FULL',
            name: '林三',
            number: '138****0003',
            roomType: '1',
            roomTypeName: '双床房',
            estimatedCheckIn: '2026-04-18 14:00:00',
            estimatedCheckOut: '2026-04-20 12:00:00',
            days: 2,
            rooms: 1,
            pay: 600,
            lastPay: 540,
            isPaid: false,
            guarantee: Guarantee.onArrival,
            reason: '该房型 04-18 已满',
            createTime: '2026-03-18 09:00:00',
            version: 1,
            orderId: null,
          },
        ],
        total: 1,
        size: 10,
        current: 1,
        pages: 1,
      },
    },
  ],
  quotePendingOrder: [
    {
      title: '各房型剩余与金额，按渠道的价格',
      as: Role.hotelMember,
      input: { id: '1' },
      data: [{ roomType: '1', name: '双床房', available: 9, pay: 600, lastPay: 540 }],
    },
  ],
  acceptPendingOrder: [
    {
      title: '有房时接单',
      as: Role.hotelMember,
      input: { id: '1', roomType: '1', seen: 1, lastPay: 540 },
      data: { id: '21', ids: ['21'] },
    },
    {
      title: '渠道已修改',
      as: Role.hotelMember,
      input: { id: '1', roomType: '1', seen: 2 },
      code: 409,
      msg: '渠道刚修改了该预订，请核对后重试',
      fields: { seen: '渠道刚修改了该预订，请核对后重试' },
    },
  ],
  declinePendingOrder: [
    {
      title: '不接',
      as: Role.hotelMember,
      input: { id: '1', reason: '已联系客人改住他店' },
      data: null,
    },
    {
      title: '没有原因',
      as: Role.hotelMember,
      wire: { id: 1, reason: '' },
      code: 400,
      msg: '不接原因不能为空',
      fields: { reason: '不接原因不能为空' },
    },
  ],
} satisfies SomeExamples;
