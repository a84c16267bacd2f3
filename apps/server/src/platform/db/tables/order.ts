import type { Guarantee } from '@anzhu/api/contract/guarantee';
import type { OrderStatus } from '@anzhu/api/contract/order';
import {
  big,
  bit,
  checkedTime,
  fen,
  id,
  integer,
  partOf,
  plainText,
  ref,
  search,
  table,
  text,
  time,
  weakRef,
} from '../table.ts';

/** Where an order came from. */
export const OrderSource = { miniProgram: 0, walkIn: 1, phone: 2, agency: 3 } as const;
export type OrderSource = (typeof OrderSource)[keyof typeof OrderSource];

/** What has become of a booking that was refused for want of rooms. */
export const PendingState = { waiting: 0, accepted: 1, declined: 2 } as const;
export type PendingState = (typeof PendingState)[keyof typeof PendingState];

/** Where a refund stands with the payment gateway. */
type RefundState = 'asked' | 'paid' | 'declined' | 'unsure';

export const orderTables = {
  /** Who books through a channel: the user of the guests' mini program. */
  customer: table({ id: id(), nick_name: text(), heads: text() }),

  /** A booking of one room type of a hotel, never moved to another one. */
  orders: table(
    {
      id: id(),
      hotel_id: ref('hotel'),
      room_type_id: ref('room_type'),
      status: integer<OrderStatus>('between 0 and 6'),
      source: integer<OrderSource>('between 0 and 3'),
      /** Name of the source as its channel gave it, for the chart of sources; empty for our own sources. */
      source_name: text().default(''),
      /** Province of origin, without 省 or 市; empty when unknown. */
      province: text(),
      customer_id: ref('customer').orNull,
      customer_name: text(),
      /** Who booked, and how to reach them. */
      booker_name: text(),
      phone: text().kept('searched'),
      phone_search: search(),
      idcard: text().kept('searched'),
      idcard_search: search(),
      /** Planned stay. */
      arrive_time: time(),
      leave_time: time(),
      /** 1 of a day use as well, which has none. */
      nights: integer('>= 1'),
      /** Amount due, before discounts. */
      pay: fen(),
      /** Amount paid, after discounts. */
      last_pay: fen(),
      /** What the hotel keeps when a part is refunded, an order is cancelled, or who paid a part does not come; else 0. */
      kept: fen().default(0),
      refund_reason: text().kept('typed'),
      /**
       * Start of a running refund payment. While it is set the request cannot be refused; after a
       * minute another clerk may retry, under the same refund number.
       */
      refund_since: time().orNull,
      created_time: checkedTime(),
      paid_time: time().orNull,
      /** The booking channel's own number, once a channel. */
      channel: text(),
      external_id: text().orNull,
      /** The payment provider's number of the guest's payment; empty where the channel collected it. */
      trade_number: text().default(''),
      /** The room that is to be given, from before the day of arrival on. */
      assigned_room_id: weakRef('room'),
      /** Of several orders that were booked together; empty otherwise. */
      group_no: text().default(''),
      note: text().kept('typed').default(''),
      /** 1: the guests did not arrive; the payment is kept. */
      is_no_show: bit().default(0),
      /**
       * What the desk has promised to pay back when it cancelled the order, and what was paid back of one that was never
       * paid in full; null: `last_pay`.
       */
      refund_due: fen().orNull,
      /** Not written any more. */
      request_id: plainText().default(''),
      /** Of the rooms that a channel booked under one number, which one this is: 1 to 20. */
      external_room: integer('between 1 and 20').default(1),
      /** Keyed hash of what the channel has sent last; empty for other orders, and from before this was kept. */
      sent_hash: plainText().default(''),
      /** 1: the desk has cancelled it. It holds no night, and a refusal of its refund closes it. */
      is_released: bit().default(0),
      /** 1: the desk has set `last_pay`. A channel changes it only with the nights or the room type. */
      is_desk_price: bit().default(0),
      /** What keeps its room until its guests come, as it was booked; of one that is paid it is shown as 预付. */
      guarantee: integer<Guarantee>('between 0 and 4').default(0),
      /** The company or card that guarantees. */
      guarantee_note: text().kept('typed').default(''),
      /** Until when the room of an order that is not paid is held; null for one that a clock closes. */
      hold_until: time().orNull,
      /** The order with which its guests were in another hotel of the chain before. */
      moved_from_id: ref('orders').orNull,
      /** The company by whose agreement its nights are priced. */
      company_id: ref('company').orNull,
      /** 1: its guests have left with something open on its bill, or a deposit held. */
      left_open: bit().default(0),
      /** What a channel has received of it that the desk had received already; not on its bill. */
      paid_twice: fen().default(0),
      /** When that was settled; null while it waits in 今日待办. */
      paid_twice_settled: time().orNull,
      /** What staff give back of it that waits for who manages the hotel: the sum of its `pay_back` of state 0. */
      to_pay_back: fen().default(0),
      /** The hours of a day use (钟点房), from `arrive_time` on; 0 of a stay by nights. */
      day_use_hours: integer('between 0 and 6').default(0),
    },
    'check (leave_time > arrive_time)',
    'index orders_paid_twice (hotel_id, created_time, id) where paid_twice > 0 and paid_twice_settled is null',
    'index orders_to_pay_back (hotel_id, created_time, id) where to_pay_back > 0',
    'index orders_moved (moved_from_id) where moved_from_id is not null',
    'index orders_company (company_id, created_time, id) where company_id is not null',
    'check (refund_since is null or status in (5, 6))',
    // Each filter of the list finds its rows, newest first, in an index that holds the others too.
    'index orders_time (created_time, id, status, hotel_id, room_type_id, source, source_name)',
    'index orders_status (status, created_time, id)',
    'index orders_hotel (hotel_id, created_time, id, status, room_type_id, province, source, source_name)',
    'index orders_province (province, created_time, id, status, hotel_id, room_type_id, source, source_name)',
    'index orders_room_type (room_type_id, created_time, id, status, province, hotel_id, source, source_name)',
    // Each of these rows is read: what is kept of it counts.
    'index orders_paid (paid_time, hotel_id) where paid_time is not null',
    // With the status in them, so that SQLite prefers them to the index of every status.
    'index orders_due (status, arrive_time, hotel_id, created_time, id, room_type_id, leave_time, guarantee) where status in (0, 1)',
    'index orders_due_in (status, arrive_time, hotel_id, guarantee) where status in (0, 1)',
    'index orders_held_until (status, hold_until, hotel_id, created_time, id, room_type_id, guarantee) where status = 0',
    'index orders_left_open (created_time, id, hotel_id) where left_open = 1',
    'index orders_to_close (guarantee, created_time, id, hotel_id) where status = 0',
    // Orders that hold a room of their type, those with them whose refund is requested: they may be paid again.
    'index orders_holding (status, hotel_id, leave_time, arrive_time, room_type_id) where status in (0, 1, 3, 5)',
    // Availability in nights reads nothing else, of one hotel and of all.
    'index orders_holding_nights (status, hotel_id, leave_time, arrive_time, room_type_id) where status in (0, 1, 3, 5) and is_released = 0 and day_use_hours = 0',
    'index orders_booker (booker_name, created_time, id, hotel_id)',
    // Whose personal data is to be erased: by the name, which every order has; 已清除 replaces it.
    "index orders_to_erase (leave_time) where booker_name <> '已清除' and status <> 3",
    'index orders_assigned (assigned_room_id, leave_time) where assigned_room_id is not null',
    "index orders_group (group_no, created_time, id) where group_no <> ''",
    'index orders_kept (arrive_time, hotel_id, leave_time) where kept > 0',
    // Each order of the list, of a hotel and of all: without them all orders are sorted for a page.
    'index orders_arrival (arrive_time, id, hotel_id)',
    'index orders_leaving (leave_time, id, hotel_id)',
    'index orders_hotel_arrival (hotel_id, arrive_time, id, leave_time, status)',
    'index orders_hotel_leaving (hotel_id, leave_time, id)',
    // As the list of a source names it: the name that its channel gave, or our own sources by their number. With
    // the columns beside the expression, PostgreSQL counts without reading rows.
    `index orders_source (coalesce(nullif(source_name, ''), '#' || source),
          created_time, id, status, hotel_id, source, source_name)`,
    // The newest of many with the same last places are found first; a whole number finds its own.
    'index orders_phone_end (substr(phone_search, 1, 8), created_time, id, hotel_id)',
    "index orders_phone (phone_search) where phone_search <> ''",
    'index orders_idcard_end (substr(idcard_search, 1, 8), created_time, id, hotel_id)',
    "index orders_idcard (idcard_search) where idcard_search <> ''",
    // By the day of departure, after which few are of late.
    'index orders_sold (status, leave_time, hotel_id, arrive_time) where status in (3, 4)',
    'unique index order_external_once (channel, external_id, external_room) where external_id is not null',
  ),

  /** A channel's booking that was refused for want of rooms. */
  pending_order: table(
    {
      id: id(),
      channel: text(),
      external_id: text(),
      hotel_id: ref('hotel'),
      /** What the channel wanted. */
      room_type_id: ref('room_type'),
      leave_time: time(),
      /** All that the channel has sent, as JSON: who books is in it. */
      sent: text().kept('encrypted'),
      /** Why it was not booked. */
      refusal: text(),
      state: integer<PendingState>('between 0 and 2'),
      /** Rises with every change that the channel sends. */
      version: integer('>= 1').default(1),
      decline_reason: text().kept('typed').default(''),
      created_time: checkedTime(),
    },
    'unique index pending_order_once (channel, external_id)',
    'index pending_order_waiting (hotel_id, created_time, id) where state = 0',
    'index pending_order_type (room_type_id)',
    'index pending_order_leave (leave_time)',
  ),

  /** What a channel has sent last of a booking, by its first order: a repeated one is compared with it field by field. */
  channel_submission: table({
    id: partOf('orders').key,
    /** As JSON: who books is in it. */
    sent: text().kept('encrypted'),
  }),

  /** A refund of an order; its number is the gateway's protection against paying twice. */
  refund: table(
    {
      refund_number: text().key,
      order_id: ref('orders'),
      amount: fen(),
      /** Why only a part is paid back; empty for the whole. */
      reason: text().kept('typed').default(''),
      method: text(),
      client: text(),
      state: text<RefundState>("in ('asked', 'paid', 'declined', 'unsure')"),
      asked_by: big(),
      asked_time: time(),
      settled_time: time().orNull,
    },
    'unique index refund_order_once (order_id)',
  ),

  /** The default payment gateway: it only records. One line a refund number. */
  ledger: table({
    refund_number: text().key,
    order_id: ref('orders'),
    amount: fen(),
    created_time: time(),
  }),

  /** The master bill (主账) of a group of orders of a hotel. */
  group_bill: table(
    {
      hotel_id: ref('hotel'),
      group_no: text(),
      master_id: partOf('orders'),
      /** 1: what is open of rooms is settled with the master; charges are moved to it. */
      routes_rooms: bit(),
      routes_charges: bit(),
    },
    'primary key (hotel_id, group_no)',
    'index group_bill_master (master_id)',
  ),
};
