import type { Hardness } from '@anzhu/api/contract/bedType';
import type { DepositRule, LeaveOpen } from '@anzhu/api/contract/hotel';
import type { Urgency } from '@anzhu/api/contract/material';
import type { ReviewStatus } from '@anzhu/api/contract/review';
import type { RoomStatus } from '@anzhu/api/contract/room';
import {
  big,
  bit,
  checkedTime,
  day,
  fen,
  id,
  integer,
  partOf,
  real,
  ref,
  table,
  text,
  time,
  weakRef,
} from '../table.ts';

export const hotelTables = {
  /** A hotel. Its people are those of its department and of the departments below it. */
  hotel: table(
    {
      id: id(),
      /** At most one hotel a department. */
      department_id: ref('department').orNull,
      name: text(),
      address: text(),
      province: text(),
      city: text(),
      parking_lot: text(),
      /** Joined by comma. */
      badge: text(),
      allow_isolation: bit(),
      cover: text(),
      contact_phone: text(),
      longitude: real().orNull,
      latitude: real().orNull,
      introduce: text(),
      facilities: text(),
      other_policy: text(),
      terms: text(),
      /** The hour of the day of arrival until which rooms are held for who pays on arrival. */
      hold_hour: integer('between 0 and 23').default(18),
      /** From which hour on a late check-out costs half a night, and a whole one; 24 never comes. */
      late_half_hour: integer('between 0 and 24').default(14),
      late_whole_hour: integer('between 0 and 24').default(18),
      /** Every how many days a room is cleaned while its guests stay; 0 for never. */
      stay_over_days: integer('between 0 and 30').default(1),
      /** 1: rooms are inspected after they were cleaned. */
      inspects: bit().default(0),
      /** Whether guests may leave with something open on their bill. */
      leave_open: integer<LeaveOpen>('between 0 and 2').default(2),
      /** The most that staff, and who manages the hotel, take off one bill. */
      allowance_staff: fen().default(0),
      allowance_manager: fen().default(99_999_999),
      /** The deposit that a check-in proposes: none, a sum, or a sum for each night. */
      deposit_rule: integer<DepositRule>('between 0 and 2').default(0),
      deposit_amount: fen().default(0),
      /** Printed at the end of bills. */
      bill_terms: text().default(''),
      /** What staff give back on a bill without who manages the hotel. */
      pay_back_limit: fen().default(0),
      /** The hotel's day on which it was closed (停业), and why; null and empty while it is open. */
      closed_day: day().orNull,
      closed_reason: text().kept('typed').default(''),
    },
    "constraint hotel_closed check ((closed_day is null) = (closed_reason = ''))",
    'unique index hotel_name_once (name)',
    'unique index hotel_department_once (department_id)',
  ),

  bed_type: table(
    {
      id: id(),
      hotel_id: ref('hotel'),
      name: text(),
      specification: text(),
      max_load: integer('between 1 and 6'),
      hardness: integer<Hardness>('between 0 and 4'),
    },
    'unique index bed_type_name_once (hotel_id, name)',
  ),

  room_type: table(
    {
      id: id(),
      hotel_id: ref('hotel'),
      /** Unique in its hotel. */
      name: text(),
      /** Number of beds. */
      bed: integer('between 1 and 6'),
      max_load: integer('between 1 and 6'),
      have_window: bit(),
      network: bit(),
      have_breakfast: bit(),
      cover: text(),
      /** A night in a normal room. */
      fee: fen(),
      /** A night in an isolation room. */
      isolation_fee: fen(),
      sort: integer('between 0 and 9999999'),
      /** An hour of a day use; 0: it is not sold by hours. */
      day_use_fee: fen().default(0),
    },
    'unique index room_type_name_once (hotel_id, name)',
  ),

  /** The bed types of a room type, in their order. */
  room_type_bed: table(
    {
      room_type_id: partOf('room_type'),
      bed_type_id: ref('bed_type'),
      place: integer(),
    },
    'primary key (room_type_id, bed_type_id)',

    'index room_type_bed_of (bed_type_id)',
  ),

  /** What makes a stay cheaper, by hotel. */
  discount: table(
    {
      id: id(),
      hotel_id: ref('hotel'),
      name: text(),
      description: text(),
      /** 1: a personal discount within a hotel. */
      type: integer(),
      /** 0 flat reduction, 1 percentage. */
      discounts_type: bit(),
      /** Flat: fen off. Percentage: the part that is paid, in ten-thousandths (8500 pays 85 %). */
      discounts: big('> 0'),
      /** 0 from N nights, 1 from N yuan, 2 always. */
      effect_type: integer<0 | 1 | 2>('in (0, 1, 2)'),
      /** Nights, or fen; null when the discount always holds. */
      effect_condition: big().orNull,
      /** 0 joins others, 1 excludes all, 2 excludes those listed. */
      exclusive_type: integer<0 | 1 | 2>('in (0, 1, 2)'),
      /** The last second it holds. */
      validity_time: time(),
      picture: text(),
    },
    'check (discounts_type = 0 or discounts <= 10000)',
    'check ((effect_type = 2) = (effect_condition is null))',
    'index discount_hotel (hotel_id, validity_time)',
  ),

  /** Which discounts one that excludes a list cannot join. */
  discount_exclusion: table(
    { discount_id: partOf('discount'), excluded_id: partOf('discount') },
    'primary key (discount_id, excluded_id)',

    'index discount_exclusion_of (excluded_id)',
  ),

  /** A room. Its status moves with stays, holds and cleaning, never by hand. */
  room: table(
    {
      id: id(),
      hotel_id: ref('hotel'),
      /** Room number, unique in its hotel. */
      name: text(),
      room_type_id: ref('room_type'),
      floor: integer('between -9 and 200 and floor <> 0'),
      direction: text(),
      is_isolation: bit(),
      status: integer<RoomStatus>('between 0 and 4'),
      /** The order that a reserved or tentative room is held for; null in every other status. */
      held_order_id: ref('orders').orNull,
      /** 1 while a room of status 4 was cleaned and awaits its inspection. */
      is_to_inspect: bit().default(0),
      /** The hotel's day on which it was cleaned last, also during a stay. */
      cleaned_day: day().orNull,
      /** Name of its cleaner; empty: none is assigned. */
      cleaner: text().default(''),
    },
    'check ((status in (2, 3)) = (held_order_id is not null))',
    'unique index room_name_once (hotel_id, name)',
    'index room_board (hotel_id, floor, name)',
    'index room_standing (hotel_id, is_isolation, status)',
    'index room_of_type (room_type_id, status)',
    'index room_held (held_order_id) where held_order_id is not null',
    'index room_number (name)',
  ),

  /** A hotel's application for material, and what the reviewer decided. */
  material_application: table(
    {
      id: id(),
      hotel_id: ref('hotel'),
      /** Who applied; null when their account is gone. */
      applicant_id: weakRef('app_user'),
      item: text(),
      quantity: integer('between 1 and 999999'),
      unit: text(),
      remark: text().kept('typed'),
      urgency: integer<Urgency>('between 0 and 2'),
      review_status: integer<ReviewStatus>('between 0 and 2'),
      /** The reviewer's note; empty while pending. */
      review_note: text().kept('typed'),
      reviewer_id: weakRef('app_user'),
      reviewed_time: time().orNull,
      created_time: checkedTime(),
    },
    'check ((review_status = 0) = (reviewed_time is null))',
    "check (review_status <> 2 or review_note <> '')",
    // Each holds the columns that the other filters look at: a list reads no row that it does not show.
    'index material_time (created_time, id, review_status, item)',
    'index material_status (review_status, created_time, id, item)',
    'index material_hotel (hotel_id, created_time, id, review_status, item)',
    'index material_hotel_status (hotel_id, review_status, created_time, id, item)',
  ),
};
