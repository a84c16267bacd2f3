import type { Generated } from 'kysely';
import type { Bit, Fen, LocalTime, SearchValue } from '../column.ts';

/**
 * What a night of an order costs before discounts. Together they are `orders.pay`; orders that were made before
 * prices by night have none.
 */
export interface OrderNightTable {
  order_id: number;
  /** `yyyy-MM-dd` */
  night: string;
  fee: Fen;
}

/** Another price of a room type's nights: of a weekday (1 Monday to 7 Sunday), or of one day. */
export interface RoomPriceTable {
  id: Generated<number>;
  room_type_id: number;
  weekday: number | null;
  /** `yyyy-MM-dd`; goes before a weekday. */
  day: string | null;
  fee: Fen;
}

/** Nights in which a room is out of order (维修): `from_day` and `to_day` are the first and the last. */
export interface RoomBlockTable {
  id: Generated<number>;
  room_id: number;
  from_day: string;
  to_day: string;
  reason: string;
  created_by: number | null;
  created_time: LocalTime;
}

/** A line of an order's bill besides its nights, which are `OrderNightTable`'s. */
export interface BillLineTable {
  id: Generated<number>;
  order_id: number;
  /** 1 消费, 2 押金, 3 收款, 4 退款. */
  kind: 1 | 2 | 3 | 4;
  /** Above 0, but a deposit that is given back, and a reversal. */
  amount: Fen;
  /** 0 现金, 1 微信, 2 支付宝, 3 银行卡, 4 其他. */
  method: 0 | 1 | 2 | 3 | 4;
  note: string;
  created_by: number | null;
  created_time: LocalTime;
  voided_by: number | null;
  voided_time: LocalTime | null;
  /** Empty while the line counts. */
  void_reason: Generated<string>;
  /** 1: paid or given back as the price of the room was set or changed, by as much, in the same transaction. */
  with_price: Generated<Bit>;
  /** The line of an earlier day whose sum it has with the opposite sign. */
  reverses_id: Generated<number | null>;
}

/** A hotel's note on a guest, by document number. */
export interface GuestNoteTable {
  id: Generated<number>;
  hotel_id: number;
  /** Encrypted. */
  idcard: string;
  idcard_search: SearchValue;
  note: string;
  changed_time: LocalTime;
}
