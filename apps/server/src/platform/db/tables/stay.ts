import type { DocumentKind } from '@anzhu/api/contract/document';
import type { CheckType } from '@anzhu/api/contract/healthTest';
import { IsolationStatus, type PersonType } from '@anzhu/api/contract/isolation';
import type { ReviewStatus } from '@anzhu/api/contract/review';
import {
  bit,
  checkedTime,
  id,
  integer,
  partOf,
  real,
  ref,
  search,
  table,
  text,
  time,
  weakRef,
} from '../table.ts';

export { IsolationStatus };

/** What a stay is: of guests with an order, or of an isolation person. */
export const StayKind = { guests: 0, isolation: 1 } as const;
export type StayKind = (typeof StayKind)[keyof typeof StayKind];

/** How a stay ended; `movedRoom`: in another room, of any hotel, the same guests go on. */
export const StayEnd = { checkedOut: 0, released: 1, hospitalised: 2, movedRoom: 3 } as const;
export type StayEnd = (typeof StayEnd)[keyof typeof StayEnd];

export const stayTables = {
  /** A person in isolation, and when it ended a record of it. The rooms are in its stays. */
  isolation_person: table(
    {
      id: id(),
      name: text(),
      /** In one isolation at a time. */
      idcard: text().kept('searched'),
      idcard_search: search(),
      phone: text().kept('searched'),
      phone_search: search(),
      email: text().kept('encrypted'),
      user_name: text(),
      /** 0 close contact, 1 person to isolate, 2 inbound traveller, 3 from a risk area. */
      type: integer<PersonType>('between 0 and 3'),
      province: text(),
      city: text(),
      hotel_id: ref('hotel'),
      /** The room they are in, or were in last. */
      room_id: ref('room').orNull,
      check_in_time: time(),
      /** Planned release. */
      check_out_time: time(),
      status: integer<IsolationStatus>('between 0 and 2'),
      ended_time: time().orNull,
      /** Origin of the person as declared; empty for people assigned by hand. */
      source: text().default(''),
    },
    'check ((status = 0) = (ended_time is null))',
    'unique index isolation_once (idcard_search) where status = 0',
    // Each filter of the list finds its rows, newest first, in an index that holds the others too.
    'index isolation_list (check_in_time, id)',
    'index isolation_list_hotel (hotel_id, check_in_time, id, type, status)',
    'index isolation_list_status (status, check_in_time, id, type)',
    'index isolation_list_type (type, check_in_time, id)',
    'index isolation_list_province (province, check_in_time, id, type, status, hotel_id)',
    'index isolation_list_source (source, check_in_time, id, type, status, hotel_id)',
    'index isolation_status (status, check_out_time)',
    // Who was in isolation on a day that has passed.
    'index isolation_ended (ended_time, check_in_time, hotel_id)',
    "index isolation_to_erase (ended_time) where idcard_search <> ''",
    'index isolation_name (name, check_in_time, id, hotel_id)',
    "index isolation_idcard (idcard_search) where idcard_search <> ''",
    'index isolation_phone_end (substr(phone_search, 1, 8), check_in_time, id, hotel_id)',
    "index isolation_phone (phone_search) where phone_search <> ''",
    'index isolation_idcard_end (substr(idcard_search, 1, 8), check_in_time, id, hotel_id)',
  ),

  /** Someone stays in a room: at most one open stay (not ended) a room. */
  stay: table(
    {
      id: id(),
      /** Serial of the stay on the wire; unique. */
      sn: text(),
      hotel_id: ref('hotel'),
      room_id: ref('room'),
      kind: integer<StayKind>('in (0, 1)'),
      /** Of a stay of guests. */
      order_id: ref('orders').orNull,
      /** Of an isolation stay. */
      isolation_person_id: ref('isolation_person').orNull,
      province: text(),
      check_in_time: time(),
      /** When they are to leave. */
      leave_time: time(),
      ended_time: time().orNull,
      end_kind: integer<StayEnd>('between 0 and 3').orNull,
      /** 1: its guests were erased, since it ended longer ago than personal data is kept. */
      is_erased: bit().default(0),
      /** When the clerk opened it; null for stays from before it was kept. */
      opened_time: time().orNull,
      /** `UndoState` as JSON, for a check-in of guests; null once it cannot be taken back any more. */
      undo: text().orNull,
    },
    'check ((ended_time is null) = (end_kind is null))',
    'check ((kind = 0) = (order_id is not null))',
    'check ((kind = 1) = (isolation_person_id is not null))',
    'unique index stay_serial_once (sn)',
    'unique index stay_open_once (room_id) where ended_time is null',
    'index stay_room (room_id, id)',
    'index stay_order (order_id) where order_id is not null',
    'index stay_person (isolation_person_id) where isolation_person_id is not null',
    'index stay_leaving (kind, leave_time, hotel_id, order_id) where ended_time is null',
    'index stay_ended (kind, ended_time, hotel_id, check_in_time, order_id) where ended_time is not null',
    'index stay_to_erase (ended_time) where is_erased = 0',
    'index stay_open_hotel (hotel_id, kind) where ended_time is null',
  ),

  /** Who stays. `has_left` is 0 while they do: a document number is in one open stay only. */
  stay_guest: table(
    {
      id: id(),
      stay_id: ref('stay'),
      place: integer(),
      idcard: text().kept('searched'),
      idcard_search: search(),
      /** As on the wire; a resident ID and what it says of the person is 0. */
      document_kind: integer<DocumentKind>('between 0 and 6').default(0),
      phone: text().kept('searched'),
      phone_search: search(),
      name: text(),
      /** 0 female, 1 male. */
      sex: bit().orNull,
      has_left: bit(),
      /** As registered: '' of a resident, and where the number says it. */
      nationality: text().default(''),
      birth_date: text().kept('encrypted').default(''),
      /** Of foreigners who visit. */
      entry_date: text().default(''),
      stay_until: text().default(''),
      /** Who is responsible for a minor that stays without an adult. */
      guardian_name: text().default(''),
      guardian_phone: text().kept('encrypted').default(''),
      guardian_relation: text().default(''),
    },
    'unique index guest_once (idcard_search) where has_left = 0',
    'unique index guest_place_once (stay_id, place)',
    "index stay_guest_idcard (idcard_search) where idcard_search <> ''",
    // The newest of many of a name, or with the same last places, are found first; those who are in, alone.
    'index stay_guest_name (name, stay_id)',
    'index stay_guest_present (name, stay_id) where has_left = 0',
    'index stay_guest_idcard_end (substr(idcard_search, 1, 8), stay_id)',
    'index stay_guest_phone_end (substr(phone_search, 1, 8), stay_id)',
    "index stay_guest_phone (phone_search) where phone_search <> ''",
  ),

  /** Who is expected to come with a booking: as known before the arrival, erased with who booked. */
  expected_guest: table(
    {
      id: id(),
      order_id: partOf('orders'),
      place: integer(),
      idcard: text().kept('searched'),
      idcard_search: search(),
      document_kind: integer<DocumentKind>('between 0 and 6').default(0),
      phone: text().kept('searched'),
      phone_search: search(),
      name: text(),
      /** 0 female, 1 male. */
      sex: bit().orNull,
      nationality: text().default(''),
      birth_date: text().kept('encrypted').default(''),
      entry_date: text().default(''),
      stay_until: text().default(''),
    },
    'unique index expected_place_once (order_id, place)',
    'index expected_name (name, order_id)',
    "index expected_idcard (idcard_search) where idcard_search <> ''",
    'index expected_idcard_end (substr(idcard_search, 1, 8), order_id)',
    "index expected_phone (phone_search) where phone_search <> ''",
    'index expected_phone_end (substr(phone_search, 1, 8), order_id)',
  ),

  /** A person's own declaration, and what the reviewer decided. */
  declaration: table(
    {
      id: id(),
      /** The channel it came through and its number there, once a channel. */
      channel: text(),
      external_id: text().orNull,
      /** Where the person comes from, as the channel calls it; counted in the chart of sources. */
      source: text(),
      name: text(),
      idcard: text().kept('encrypted'),
      phone: text().kept('encrypted'),
      email: text().kept('encrypted'),
      type: integer<PersonType>('between 0 and 3'),
      province: text(),
      city: text(),
      /** Chosen by the declarant (types 2 and 3), or by the reviewer when approving (0 and 1). */
      hotel_id: ref('hotel').orNull,
      room_type_id: ref('room_type').orNull,
      check_in_time: time(),
      /** The planned release; null for the days of the type. */
      check_out_time: time().orNull,
      created_time: checkedTime(),
      review_status: integer<ReviewStatus>('between 0 and 2'),
      /** The reviewer's note; a rejection has one. */
      review_note: text().kept('typed'),
      reviewer_id: weakRef('app_user'),
      reviewed_time: time().orNull,
      /** The room that the approval assigned. */
      room_id: ref('room').orNull,
      /** The isolation that began with the approval; null when its record was deleted. */
      isolation_person_id: weakRef('isolation_person'),
    },
    'check (check_out_time > check_in_time)',
    'check (type in (0, 1) or (hotel_id is not null and room_type_id is not null))',
    'check ((hotel_id is null) = (room_type_id is null))',
    'check ((review_status = 0) = (reviewed_time is null))',
    'check (room_id is null or (review_status = 1 and room_type_id is not null))',
    'check (isolation_person_id is null or room_id is not null)',
    "check (review_status <> 2 or trim(review_note) <> '')",
    'unique index declaration_external_once (channel, external_id) where external_id is not null',
    'index declaration_time (created_time, id)',
    'index declaration_status (review_status, created_time, id)',
    'index declaration_hotel (hotel_id, review_status, created_time, id) where hotel_id is not null',
    // What is looked for when a room type, a room or a person is to be deleted.
    'index declaration_room_type (room_type_id) where room_type_id is not null',
    'index declaration_room (room_id) where room_id is not null',
    'index declaration_person (isolation_person_id) where isolation_person_id is not null',
    `index declaration_to_erase (reviewed_time)
          where idcard <> '' and isolation_person_id is null and review_status <> 0`,
  ),

  /** A daily test of a person in isolation: once a person, kind and moment. */
  health_test: table(
    {
      id: id(),
      isolation_person_id: ref('isolation_person'),
      /** The person's hotel when the test was written down: whose people may see it. */
      hotel_id: ref('hotel'),
      /** 0 body temperature, 1 nucleic acid. */
      check_type: integer<CheckType>('in (0, 1)'),
      /** Degrees Celsius with one decimal; nucleic acid: 0 negative, 1 positive. */
      check_result: real(),
      /** 1: a fever or a positive. The database holds it to the result. */
      is_abnormal: bit(),
      check_time: checkedTime(),
      created_time: time(),
      created_by: weakRef('app_user'),
      /** When an abnormal result was marked as handled; until then it is in the abnormal list. */
      handled_time: time().orNull,
      handled_by: weakRef('app_user'),
      handled_note: text().kept('typed'),
    },
    'check (check_type = 1 or check_result between 34 and 43)',
    'check (check_type = 0 or check_result in (0, 1))',
    `check ((is_abnormal = 1) = (
          (check_type = 0 and check_result > 37.3) or (check_type = 1 and check_result = 1)))`,
    'check (is_abnormal = 1 or handled_time is null)',
    'check (handled_by is null or handled_time is not null)',
    // The same test is written down once, whether by hand or by the same file twice. Finds a person's tests, too.
    'unique index health_test_once (isolation_person_id, check_time, check_type)',
    'index health_test_time (check_time, id)',
    'index health_test_hotel (hotel_id, check_time, id)',
    'index health_test_result (check_result, check_time, id, hotel_id)',
    `index health_test_open (check_time, id, hotel_id, check_result)
          where is_abnormal = 1 and handled_time is null`,
  ),
};
