import type { OrderStatus } from '@anzhu/api/contract/order';
import type { Generated } from 'kysely';
import type { Bit, Fen, LocalTime, SearchValue } from '../column.ts';

/** Where an order came from. */
export const OrderSource = { miniProgram: 0, walkIn: 1, phone: 2, agency: 3 } as const;
export type OrderSource = (typeof OrderSource)[keyof typeof OrderSource];

/** Who books through a channel: the user of the guests' mini program. */
export interface CustomerTable {
  id: Generated<number>;
  nick_name: string;
  heads: string;
}

/** A booking of one room type of a hotel, never moved to another one. */
export interface OrdersTable {
  id: Generated<number>;
  hotel_id: number;
  room_type_id: number;
  status: OrderStatus;
  source: OrderSource;
  /** Name of the source as its channel gave it, for the chart of sources; empty for our own sources. */
  source_name: Generated<string>;
  /** Province of origin, without 省 or 市; empty when unknown. */
  province: string;
  customer_id: number | null;
  customer_name: string;
  /** Who booked, and how to reach them. Numbers are encrypted. */
  booker_name: string;
  phone: string;
  phone_search: SearchValue;
  idcard: string;
  idcard_search: SearchValue;
  /** Planned stay. */
  arrive_time: LocalTime;
  leave_time: LocalTime;
  /** Nights, at least 1. */
  nights: number;
  /** Amount due, before discounts. */
  pay: Fen;
  /** Amount paid, after discounts. */
  last_pay: Fen;
  refund_reason: string;
  /** What the hotel keeps of `last_pay` when a part is refunded, or an order is cancelled for nothing; else 0. */
  kept: Generated<Fen>;
  /**
   * Start of a running refund payment. While it is set the request cannot be refused; after a
   * minute another clerk may retry, under the same refund number.
   */
  refund_since: LocalTime | null;
  created_time: LocalTime;
  paid_time: LocalTime | null;
  /** The booking channel's own number, once a channel. */
  channel: string;
  external_id: string | null;
  /** Of the rooms that a channel booked under one number, which one this is: 1 to 20. */
  external_room: Generated<number>;
  /** Keyed hash of what the channel has sent last; empty for other orders, and from before this was kept. */
  sent_hash: Generated<string>;
  /** The payment provider's number of the guest's payment; empty where the channel collected it. */
  trade_number: Generated<string>;
  /** The room that is to be given, from before the day of arrival on. */
  assigned_room_id: Generated<number | null>;
  /** Of several orders that were booked together; empty otherwise. */
  group_no: Generated<string>;
  note: Generated<string>;
  /** 1: the guests did not arrive; the payment is kept. */
  is_no_show: Generated<Bit>;
  /** 1: the desk has cancelled it. It holds no night, and a refusal of its refund closes it. */
  is_released: Generated<Bit>;
  /** 1: the desk has set `last_pay`. A channel changes it only with the nights or the room type. */
  is_desk_price: Generated<Bit>;
  /** What the desk has promised to pay back when it cancelled the order; null: `last_pay`. */
  refund_due: Generated<Fen | null>;
}

/** Where a refund stands with the payment gateway. */
type RefundState = 'asked' | 'paid' | 'declined' | 'unsure';

/** A refund of an order; its number is the gateway's protection against paying twice. */
export interface RefundTable {
  refund_number: string;
  order_id: number;
  amount: Fen;
  method: string;
  client: string;
  /** Why only a part is paid back; empty for the whole. */
  reason: Generated<string>;
  state: RefundState;
  asked_by: number;
  asked_time: LocalTime;
  settled_time: LocalTime | null;
}

/** The default payment gateway: it only records. One line a refund number. */
export interface LedgerTable {
  refund_number: string;
  order_id: number;
  amount: Fen;
  created_time: LocalTime;
}
