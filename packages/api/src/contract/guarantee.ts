import * as z from 'zod/mini';
import { filter, Id, integer, oneOf, oneOfTexts } from './codecs.ts';
import { LocalDateTime } from './dates.ts';
import { labelled } from './label.ts';
import { text } from './text.ts';

/** What keeps the room of an order until its guests come (担保). */
export const Guarantee = {
  online: 0,
  onArrival: 1,
  deposit: 2,
  prepaid: 3,
  guaranteed: 4,
} as const;
export type Guarantee = (typeof Guarantee)[keyof typeof Guarantee];
export const guaranteeLabel = {
  /** The guests' own: closed after 30 minutes unpaid. */
  [Guarantee.online]: '在线待付',
  [Guarantee.onArrival]: '到店付',
  /** A part was received. */
  [Guarantee.deposit]: '定金',
  /** Paid in full. */
  [Guarantee.prepaid]: '预付',
  /** By a company or a card, which a text names. */
  [Guarantee.guaranteed]: '担保',
} as const satisfies Record<Guarantee, string>;
export const guarantees = Object.values(Guarantee);

export const GuaranteeField = oneOf(Guarantee, guaranteeLabel);

export const guaranteeField = labelled('担保方式', filter(GuaranteeField));

/** Which company or card guarantees. */
export const guaranteeNoteField = labelled('担保说明', filter(text({ max: 100 })), {
  description: '担保时必填',
});

/**
 * Until when the room is held.
 * @default for who pays on arrival the hour of the hotel on that day, else noon of the next day
 */
export const holdUntilField = labelled('保留至', filter(LocalDateTime));

/** The hour of the day of arrival until which a room is held for who pays on arrival. */
export const usualHoldHour = 18;

export const HoldHour = integer({ min: 0, max: 23 });

/** What an act on a booking is done to: its own room, or all rooms of its group that wait for their guests. */
export const bookingScopeLabel = { one: '本间', group: '整个团队' } as const;
export type BookingScope = keyof typeof bookingScopeLabel;

export const scopeField = labelled('范围', filter(oneOfTexts(bookingScopeLabel)), {
  description: '默认本间',
});

/** An order of a group that an act leaves as it is, and why. */
export const SkippedOrder = z.object({
  orderId: labelled('订单号', Id),
  reason: labelled('原因', z.string()),
});
