import * as z from 'zod/mini';
import { lateLabel } from './bill.ts';
import { eachOnce, requiredList } from './checks.ts';
import { Amount, Count, filter, Id, nullable, Yuan } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { hotelSide } from './role.ts';
import { sentence } from './sentence.ts';
import { text } from './text.ts';

/** A room that guests of a group are in. */
export const GroupRoom = z.object({
  id: labelled('房间', Id),
  name: labelled('房间号', z.string()),
  /** Which stay it is. */
  sn: labelled('入住序号', z.string()),
  orderId: labelled('订单号', Id),
  guests: labelled('入住人', z.array(z.string())),
  estimatedCheckOut: labelled('预计离店', nullable(z.string())),
  /** Of the bill of its order; of an order with several rooms at the first of them. */
  open: labelled('未结', Amount, { unit: '元', description: '负数为要退的' }),
  deposit: labelled('押金', Amount, { unit: '元' }),
  /** What is proposed for leaving late now; 0 where nothing is. */
  late: labelled(lateLabel, Amount, { unit: '元', description: '建议' }),
});
export type GroupRoom = z.output<typeof GroupRoom>;

export const roomsOfGroup = endpoint({
  method: 'POST',
  path: '/api/room/ofGroup',
  isDesk: true,
  summary: '团队在住的房间',
  description: '与该订单同一团队的在住房间：入住人、预计离店、未结与押金；没有团队号时为该订单的',
  access: hotelSide,
  input: z.object({ orderId: labelled('订单号', Id) }),
  data: z.array(GroupRoom),
});

/** The most rooms that are checked out at once. */
const maxCheckedOut = 100;

const none = sentence('请选择房间');

export const checkOutMany = endpoint({
  method: 'POST',
  path: '/api/room/checkOutMany',
  isDesk: true,
  summary: '多间退房',
  description: '全部退房或全不退，不能退的房间全部列出；未结的账单留待结清',
  access: hotelSide,
  changes: true,
  input: z.object({
    rooms: labelled(
      '房间',
      z
        .array(
          z.object({
            id: labelled('房间', Id),
            sn: labelled('入住序号', text({ max: 64, min: 1 })),
            lateFee: labelled(lateLabel, filter(Yuan), { unit: '元', description: '记入账单' }),
          }),
          requiredList(none),
        )
        .check(
          z.minLength(1, none),
          z.maxLength(maxCheckedOut, `最多 ${maxCheckedOut} 间`),
          eachOnce('id', sentence('房间重复')),
        ),
    ),
  }),
  data: z.object({
    rooms: labelled('间数', Count),
    /** Those that are complete now. */
    orderIds: labelled('已完成的订单', z.array(Id)),
  }),
});
