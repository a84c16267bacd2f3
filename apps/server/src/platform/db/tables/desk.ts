import type { MoneyMethod } from '@anzhu/api/contract/bill';
import {
  big,
  bit,
  checkedTime,
  day,
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

export const deskTables = {
  /**
   * What a night of an order costs before discounts. Together they are `orders.pay`; orders that were made before
   * prices by night have none.
   */
  order_night: table(
    { order_id: partOf('orders'), night: day(), fee: fen() },
    'primary key (order_id, night)',
  ),

  /** Another price of a room type's nights: of a weekday (1 Monday to 7 Sunday), or of one day. */
  room_price: table(
    {
      id: id(),
      room_type_id: partOf('room_type'),
      weekday: integer('between 1 and 7').orNull,
      /** Goes before a weekday. */
      day: day().orNull,
      fee: fen(),
    },
    'check ((weekday is null) <> (day is null))',
    'unique index room_price_day_once (room_type_id, day) where day is not null',
    'unique index room_price_weekday_once (room_type_id, weekday) where weekday is not null',
  ),

  /** Nights in which a room is out of order (维修): `from_day` and `to_day` are the first and the last. */
  room_block: table(
    {
      id: id(),
      room_id: partOf('room'),
      from_day: day(),
      to_day: day(),
      reason: text().kept('typed'),
      created_by: weakRef('app_user'),
      created_time: time(),
    },
    'check (to_day >= from_day)',
    'index room_block_room (room_id, to_day)',
  ),

  /** A line of an order's bill besides its nights: consumption, deposit, payment or refund. It is never deleted. */
  bill_line: table(
    {
      id: id(),
      order_id: ref('orders'),
      /** 1 消费, 2 押金, 3 收款, 4 退款. */
      kind: integer<1 | 2 | 3 | 4>('between 1 and 4'),
      /** Above 0, but a deposit that is given back, an allowance, and a reversal. */
      amount: fen('<> 0'),
      /** 0 现金, 1 微信, 2 支付宝, 3 银行卡, 4 其他, also of what is on account. */
      method: integer<0 | 1 | 2 | 3 | 4>('between 0 and 4'),
      note: text().kept('typed'),
      created_by: weakRef('app_user'),
      created_time: checkedTime(),
      voided_by: weakRef('app_user'),
      voided_time: time().orNull,
      /** Empty while the line counts. */
      void_reason: text().kept('typed').default(''),
      /** 1: paid or given back as the price of the room was set or changed, by as much, in the same transaction. */
      with_price: bit().default(0),
      /** Not written any more. */
      request_id: plainText().default(''),
      /** The line of an earlier day whose sum it has with the opposite sign. */
      reverses_id: ref('bill_line').orNull,
      /** 1: a charge for a late check-out. */
      is_late: bit().default(0),
      /** The open shift of who wrote it; set by the database. */
      shift_id: ref('shift').orNull,
      /** 1: taken off the bill, with a reason. */
      is_allowance: bit().default(0),
      /** Of a charge that was moved: the order of the other bill. */
      moved_order_id: ref('orders').orNull,
      /** 1: a payment that the order's channel has received. */
      by_channel: bit().default(0),
      /** The company on whose account it was put, or to whose account it went back; null of money. */
      company_id: ref('company').orNull,
      /** Of a charge that is an item of the hotel, and what one of it cost then. */
      item_id: ref('item').orNull,
      quantity: integer('between 1 and 999').orNull,
      unit_price: fen('> 0').orNull,
      /** As much of it as was received or paid back for the room; 0 with its price, where all of it is. */
      for_room: big().default(0),
    },
    `constraint bill_line_item check ((item_id is null) = (quantity is null)
      and (item_id is null) = (unit_price is null)
      and (item_id is null or (kind = 1 and abs(amount) = quantity * unit_price)))`,
    'index bill_line_of_item (item_id) where item_id is not null',
    'constraint bill_line_room check (abs(for_room) <= abs(amount))',
    'constraint bill_line_account check (company_id is null or (kind in (3, 4) and method = 4))',
    'index bill_line_company (company_id, created_time, id) where company_id is not null',
    "constraint bill_line_check1 check ((voided_time is null) = (void_reason = ''))",
    'constraint bill_line_sign check (amount > 0 or kind = 2 or reverses_id is not null or is_allowance = 1)',
    'index bill_line_order (order_id, id)',
    'index bill_line_moved (moved_order_id) where moved_order_id is not null',
    'index bill_line_time (created_time, order_id)',
    'index bill_line_deposit (created_time, order_id) where kind = 2',
    'unique index bill_line_reversed_once (reverses_id) where reverses_id is not null and voided_time is null',
    'index bill_line_shift (shift_id) where shift_id is not null',
  ),

  /**
   * Money that staff have given back by an act and that waits for who manages the hotel, and what was decided. It is on
   * the bill once it is paid.
   */
  pay_back: table(
    {
      id: id(),
      order_id: ref('orders'),
      amount: fen('> 0'),
      method: integer<MoneyMethod>('between 0 and 4'),
      /** By which act. */
      act: text(),
      /** 1: as the price of the room was lowered, by as much. */
      with_price: bit(),
      asked_by: weakRef('app_user'),
      asked_time: checkedTime(),
      /** 0 waits, 1 paid back, 2 rejected. */
      state: integer<0 | 1 | 2>('between 0 and 2').default(0),
      decided_by: weakRef('app_user'),
      decided_time: time().orNull,
      decision: text().kept('typed').default(''),
      /** The refund on the bill. */
      line_id: ref('bill_line').orNull,
    },
    'check ((state = 0) = (decided_time is null))',
    'check ((state = 1) = (line_id is not null))',
    'index pay_back_order (order_id, state)',
    'unique index pay_back_line (line_id) where line_id is not null',
  ),

  /** A clerk's shift at the desk of a hotel. Once closed it is never changed. */
  shift: table(
    {
      id: id(),
      hotel_id: ref('hotel'),
      clerk_id: weakRef('app_user'),
      opened_time: checkedTime(),
      /** The cash in the drawer. */
      opening: fen(),
      closed_time: time().orNull,
      counted: fen().orNull,
      /** What moved by column and way, as JSON of `TillSums`; empty while it is open. */
      sums: plainText().default(''),
      note: text().kept('typed').default(''),
      /** To whom it was handed over. */
      next_id: weakRef('app_user'),
      closed_by: weakRef('app_user'),
    },
    'check ((closed_time is null) = (counted is null))',
    "check ((closed_time is null) = (sums = ''))",
    'unique index shift_open_once (hotel_id, clerk_id) where closed_time is null',
    'index shift_hotel (hotel_id, opened_time, id, clerk_id)',
    'index shift_clerk (clerk_id, opened_time, id, hotel_id)',
    'index shift_time (opened_time, id)',
    'index shift_closed (hotel_id, closed_time, id)',
  ),

  /** A day of a hotel that was closed (夜审), as it was then. It is never changed. */
  day_close: table(
    {
      hotel_id: ref('hotel'),
      day: day(),
      /** Its first and last second. */
      from_time: checkedTime(),
      until_time: checkedTime(),
      /** `ReportParts`, and what was not in order, as JSON. */
      parts: plainText(),
      points: plainText(),
      /** No reference: the name stays when the user is deleted. */
      closed_by: big(),
      closed_by_name: plainText(),
      closed_time: checkedTime(),
      /** SHA-256 of all the others. */
      digest: plainText(),
    },
    'primary key (hotel_id, day)',
    'unique index day_close_until (hotel_id, until_time)',
  ),

  /** A hotel's note on a guest, by document number. */
  guest_note: table(
    {
      id: id(),
      hotel_id: partOf('hotel'),
      idcard: text().kept('searched'),
      idcard_search: search(),
      note: text().kept('typed'),
      changed_time: time(),
    },
    'unique index guest_note_once (hotel_id, idcard_search)',
  ),
};
