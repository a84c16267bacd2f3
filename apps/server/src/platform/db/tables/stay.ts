import { IsolationStatus, type PersonType } from '@anzhu/api/contract/isolation';
import type { Generated } from 'kysely';
import type { Bit, LocalTime } from './column.ts';

export { IsolationStatus };

/** What a stay is: of guests with an order, or of an isolation person. */
export const StayKind = { guests: 0, isolation: 1 } as const;
export type StayKind = (typeof StayKind)[keyof typeof StayKind];

/** How a stay ended. */
export const StayEnd = { checkedOut: 0, released: 1, hospitalised: 2, movedRoom: 3 } as const;
export type StayEnd = (typeof StayEnd)[keyof typeof StayEnd];

/** Someone stays in a room: at most one open stay (not ended) a room. */
export interface StayTable {
  id: Generated<number>;
  /** Serial of the stay on the wire; unique. */
  sn: string;
  hotel_id: number;
  room_id: number;
  kind: StayKind;
  /** Of a stay of guests. */
  order_id: number | null;
  /** Of an isolation stay. */
  isolation_person_id: number | null;
  province: string;
  check_in_time: LocalTime;
  /** When they are to leave. */
  leave_time: LocalTime;
  ended_time: LocalTime | null;
  end_kind: StayEnd | null;
}

/** Who stays. `has_left` is 0 while they do: a document number is in one open stay only. */
export interface StayGuestTable {
  id: Generated<number>;
  stay_id: number;
  place: number;
  idcard: string;
  /** 0 resident ID, 1 another document. */
  document_kind: Bit;
  phone: string;
  name: string;
  /** 0 female, 1 male. */
  sex: Bit | null;
  has_left: Bit;
}

/** A person in isolation, and when it ended a record of it. The rooms are in its stays. */
export interface IsolationPersonTable {
  id: Generated<number>;
  name: string;
  /** In one isolation at a time. */
  idcard: string;
  phone: string;
  email: string;
  user_name: string;
  /** 0 close contact, 1 person to isolate, 2 inbound traveller, 3 from a risk area. */
  type: PersonType;
  province: string;
  city: string;
  hotel_id: number;
  /** The room they are in, or were in last. */
  room_id: number | null;
  check_in_time: LocalTime;
  /** Planned release. */
  check_out_time: LocalTime;
  status: IsolationStatus;
  ended_time: LocalTime | null;
  /** Origin of the person as declared; empty for people assigned by hand. */
  source: Generated<string>;
}

/**
 * How many people there are of a hotel, a month (`yyyy-MM` of check-in), a status and a type. The
 * database keeps it by triggers on `isolation_person`: totals and deep pages are read from here.
 */
export interface IsolationCountTable {
  hotel_id: number;
  month: string;
  status: IsolationStatus;
  type: PersonType;
  count: number;
}

/** The same, finer: by province of origin as well. */
export interface IsolationCountDetailTable extends IsolationCountTable {
  province: string;
}

/** The same, by source. */
export interface IsolationCountSourceTable extends IsolationCountTable {
  source: string;
}
