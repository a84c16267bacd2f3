import * as z from 'zod/mini';
import { accountBackField, cameBy, payMethodField, quoteLabel, waitsField } from './bill.ts';
import { besideFaults } from './checks.ts';
import { Amount, Count, filter, Flag, Id, nullable, SignedYuan, Sum } from './codecs.ts';
import { LocalDate, LocalDateTime } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { scopeField } from './guarantee.ts';
import { labelled } from './label.ts';
import { everyRole, hotelSide } from './role.ts';
import { QuotedNight } from './roomPrice.ts';
import { sentence } from './sentence.ts';
import { text } from './text.ts';

/** Which stay: the room and the serial that the clerk has before them. */
export const stayOfRoom = {
  roomId: labelled('房间', Id),
  sn: labelled('入住序号', text({ max: 64, min: 1 })),
};

/** A room of a group whose stay is changed. */
const ChangedStay = z.object({
  orderId: labelled('订单号', Id),
  name: labelled('房间号', z.string()),
  difference: labelled('差价', Amount, { unit: '元' }),
});

/** What a changed stay costs. Sums are in yuan, 0 for an isolation stay. */
export const ChangeQuote = z.object({
  nights: labelled('入住天数', Count, { unit: '晚' }),
  /** Of the whole order then. */
  pay: labelled(quoteLabel.pay, Sum),
  lastPay: labelled(quoteLabel.lastPay, Sum),
  difference: labelled('差价', Amount, { unit: '元', description: '现在要收的，负数为要退的' }),
  cameBy,
  accountBack: accountBackField,
  waits: waitsField,
  /** The nights that the order has bought then, before discounts. */
  lines: labelled('房费', z.array(QuotedNight)),
  /** Added nights on which no room of the type is available: the change would be refused. */
  full: labelled('已满的夜晚', z.array(LocalDate)),
  /** Rooms of its group that guests are in, with its own; 0 where it has no group. */
  groupRooms: labelled('本团在住间数', Count),
  /** What a change of the whole group means for each room. */
  rooms: labelled('各间', z.array(ChangedStay)),
});
export type ChangeQuote = z.output<typeof ChangeQuote>;

export const quoteStay = endpoint({
  method: 'POST',
  path: '/api/stay/quote',
  isDesk: true,
  summary: '续住、提前离店、换房、撤销入住前的报价',
  description:
    '按新的离店时间、新房间，或撤销入住算出晚数、房费与差价，不改动任何数据。要退的不多于账单已收',
  access: hotelSide,
  input: z
    .object({
      ...stayOfRoom,
      leaveTime: labelled('离店时间', filter(LocalDateTime)),
      newRoomId: labelled('新房间', filter(Id)),
      isUndo: labelled('撤销入住', filter(Flag)),
      scope: scopeField,
    })
    .check(
      z.refine<{ leaveTime?: unknown; newRoomId?: unknown; isUndo?: unknown }>(
        ({ leaveTime, newRoomId, isUndo }) =>
          leaveTime !== undefined || newRoomId !== undefined || isUndo === true,
        { ...besideFaults, error: sentence('请选择离店时间或新房间'), path: ['leaveTime'] },
      ),
    ),
  data: ChangeQuote,
});

/** As `quoteStay` has shown it; another one by now is a conflict. */
const shownDifference = labelled('差价', filter(SignedYuan), {
  description: '报价中的差价；与现价不同时返回 409。隔离房不填',
});

export const changeStay = endpoint({
  method: 'POST',
  path: '/api/stay/change',
  sells: true,
  isDesk: true,
  summary: '续住、提前离店',
  description:
    '改离店时间，订单的晚数、价格随之改变；整个团队的在住房间一起改，或都不改。隔离房改预计解除时间，没有差价',
  access: everyRole,
  changes: true,
  input: z.object({
    ...stayOfRoom,
    leaveTime: labelled('离店时间', LocalDateTime),
    scope: scopeField,
    pay: shownDifference,
    method: payMethodField,
  }),
  data: z.object({
    orderId: labelled('订单号', nullable(Id)),
    days: labelled('入住天数', Count, { unit: '晚' }),
    pay: labelled(quoteLabel.pay, Sum),
    lastPay: labelled(quoteLabel.lastPay, Sum),
  }),
});

/** Minutes in which a check-in can be taken back (spec: rooms and stays). */
export const undoMinutes = 30;

export const undoStay = endpoint({
  method: 'POST',
  path: '/api/stay/undo',
  isDesk: true,
  summary: '撤销入住',
  description: `入住 ${undoMinutes} 分钟内可撤销：房间与订单恢复原状，无订单的到店订单关闭，已收的房费退还；入住后已退还的（提前离店、少住）补收，让出的夜晚已满时不能撤销`,
  access: hotelSide,
  changes: true,
  input: z.object({
    ...stayOfRoom,
    pay: shownDifference,
    method: payMethodField,
  }),
  data: z.object({ orderId: labelled('订单号', Id) }),
});
