import type { CheckType } from '@anzhu/api/contract/healthTest';
import { IsolationStatus, type PersonType } from '@anzhu/api/contract/isolation';
import type { ReviewStatus } from '@anzhu/api/contract/review';
import type { Generated } from 'kysely';
import type { Bit, LocalTime, SearchValue } from '../column.ts';

export { IsolationStatus };

/** What a stay is: of guests with an order, or of an isolation person. */
export const StayKind = { guests: 0, isolation: 1 } as const;
export type StayKind = (typeof StayKind)[keyof typeof StayKind];

/** How a stay ended; `movedRoom`: in another room, of any hotel, the same guests go on. */
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
  /** 1: its guests were erased, since it ended longer ago than personal data is kept. */
  is_erased: Generated<Bit>;
  /** When the clerk opened it; null for stays from before it was kept. */
  opened_time: Generated<LocalTime | null>;
  /** `UndoState` as JSON, for a check-in of guests; null once it cannot be taken back any more. */
  undo: Generated<string | null>;
}

/** Who stays. `has_left` is 0 while they do: a document number is in one open stay only. */
export interface StayGuestTable {
  id: Generated<number>;
  stay_id: number;
  place: number;
  /** Encrypted, as the phone is. */
  idcard: string;
  idcard_search: SearchValue;
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
  /** In one isolation at a time. Encrypted, as phone and mail are. */
  idcard: string;
  idcard_search: SearchValue;
  phone: string;
  phone_search: SearchValue;
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

/** A person's own declaration, and what the reviewer decided. */
export interface DeclarationTable {
  id: Generated<number>;
  /** The channel it came through and its number there, once a channel. */
  channel: string;
  external_id: string | null;
  /** Where the person comes from, as the channel calls it; counted in the chart of sources. */
  source: string;
  name: string;
  /** Encrypted, as phone and mail are. */
  idcard: string;
  phone: string;
  email: string;
  type: PersonType;
  province: string;
  city: string;
  /** Chosen by the declarant (types 2 and 3), or by the reviewer when approving (0 and 1). */
  hotel_id: number | null;
  room_type_id: number | null;
  check_in_time: LocalTime;
  /** The planned release; null for the days of the type. */
  check_out_time: LocalTime | null;
  created_time: LocalTime;
  review_status: ReviewStatus;
  /** The reviewer's note; a rejection has one. */
  review_note: string;
  reviewer_id: number | null;
  reviewed_time: LocalTime | null;
  /** The room that the approval assigned. */
  room_id: number | null;
  /** The isolation that began with the approval; null when its record was deleted. */
  isolation_person_id: number | null;
}

/** A daily test of a person in isolation: once a person, kind and moment. */
export interface HealthTestTable {
  id: Generated<number>;
  isolation_person_id: number;
  /** The person's hotel when the test was written down: whose people may see it. */
  hotel_id: number;
  /** 0 body temperature, 1 nucleic acid. */
  check_type: CheckType;
  /** Degrees Celsius with one decimal; nucleic acid: 0 negative, 1 positive. */
  check_result: number;
  /** 1: a fever or a positive. The database holds it to the result. */
  is_abnormal: Bit;
  check_time: LocalTime;
  created_time: LocalTime;
  created_by: number | null;
  /** When an abnormal result was marked as handled; until then it is in the abnormal list. */
  handled_time: LocalTime | null;
  handled_by: number | null;
  handled_note: string;
}
