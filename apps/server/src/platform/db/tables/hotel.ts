import type { Hardness } from '@anzhu/api/contract/bedType';
import type { Urgency } from '@anzhu/api/contract/material';
import type { ReviewStatus } from '@anzhu/api/contract/review';
import type { RoomStatus } from '@anzhu/api/contract/room';
import type { Generated } from 'kysely';
import type { Bit, Fen, LocalTime } from '../column.ts';

/** A hotel. Its people are those of its department and of the departments below it. */
export interface HotelTable {
  id: Generated<number>;
  /** At most one hotel a department. */
  department_id: number | null;
  name: string;
  address: string;
  province: string;
  city: string;
  parking_lot: string;
  /** Joined by comma. */
  badge: string;
  allow_isolation: Bit;
  cover: string;
  contact_phone: string;
  longitude: number | null;
  latitude: number | null;
  introduce: string;
  facilities: string;
  other_policy: string;
  terms: string;
}

export interface BedTypeTable {
  id: Generated<number>;
  hotel_id: number;
  name: string;
  specification: string;
  max_load: number;
  hardness: Hardness;
}

export interface RoomTypeTable {
  id: Generated<number>;
  hotel_id: number;
  /** Unique in its hotel. */
  name: string;
  /** Number of beds. */
  bed: number;
  max_load: number;
  have_window: Bit;
  network: Bit;
  have_breakfast: Bit;
  cover: string;
  /** A night in a normal room. */
  fee: Fen;
  /** A night in an isolation room. */
  isolation_fee: Fen;
  sort: number;
}

/** The bed types of a room type, in their order. */
export interface RoomTypeBedTable {
  room_type_id: number;
  bed_type_id: number;
  place: number;
}

/** A discount of a hotel. */
export interface DiscountTable {
  id: Generated<number>;
  hotel_id: number;
  name: string;
  description: string;
  /** 1: a personal discount within a hotel. */
  type: number;
  /** 0 flat reduction, 1 percentage. */
  discounts_type: Bit;
  /** Flat: fen off. Percentage: the part that is paid, in ten-thousandths (8500 pays 85 %). */
  discounts: number;
  /** 0 from N nights, 1 from N yuan, 2 always. */
  effect_type: 0 | 1 | 2;
  /** Nights, or fen; null when the discount always holds. */
  effect_condition: number | null;
  /** 0 joins others, 1 excludes all, 2 excludes those listed. */
  exclusive_type: 0 | 1 | 2;
  /** The last second it holds. */
  validity_time: LocalTime;
  picture: string;
}

/** Which discounts one that excludes a list cannot join. */
export interface DiscountExclusionTable {
  discount_id: number;
  excluded_id: number;
}

/** A room. Its status moves with stays, holds and cleaning, never by hand. */
export interface RoomTable {
  id: Generated<number>;
  hotel_id: number;
  /** Room number, unique in its hotel. */
  name: string;
  room_type_id: number;
  floor: number;
  direction: string;
  is_isolation: Bit;
  status: RoomStatus;
  /** The order that a reserved or tentative room is held for; null in every other status. */
  held_order_id: number | null;
}

/** A hotel's application for material, and what the reviewer decided. */
export interface MaterialApplicationTable {
  id: Generated<number>;
  hotel_id: number;
  /** Who applied; null when their account is gone. */
  applicant_id: number | null;
  item: string;
  quantity: number;
  unit: string;
  remark: string;
  urgency: Urgency;
  review_status: ReviewStatus;
  /** The reviewer's note; empty while pending. */
  review_note: string;
  reviewer_id: number | null;
  reviewed_time: LocalTime | null;
  created_time: LocalTime;
}
