import { countTriggers, type KeptCounts } from './countTriggers.ts';
import type { Migration } from './migration.ts';

const kept: KeptCounts = {
  table: 'declaration',
  time: 'created_time',
  counts: [{ table: 'declaration_count', key: ['month', 'review_status'] }],
  changing: ['review_status', 'created_time'],
};

/** Declarations with their reviews, and their counts. */
export const declarations: Migration = {
  name: '12 declarations',
  statements: ({ engine, id, big, text, table, keyed }) => [
    `create table declaration (
      id ${id},
      channel ${text} not null,
      external_id ${text},
      source ${text} not null,
      name ${text} not null,
      idcard ${text} not null,
      phone ${text} not null,
      email ${text} not null,
      type integer not null check (type between 0 and 3),
      province ${text} not null,
      city ${text} not null,
      hotel_id ${big} references hotel (id),
      room_type_id ${big} references room_type (id),
      check_in_time ${text} not null,
      check_out_time ${text},
      created_time ${text} not null check (length(created_time) = 19),
      review_status integer not null check (review_status between 0 and 2),
      review_note ${text} not null,
      reviewer_id ${big} references app_user (id) on delete set null,
      reviewed_time ${text},
      room_id ${big} references room (id),
      isolation_person_id ${big} references isolation_person (id) on delete set null,
      check (check_out_time > check_in_time),
      check (type in (0, 1) or (hotel_id is not null and room_type_id is not null)),
      check ((hotel_id is null) = (room_type_id is null)),
      check ((review_status = 0) = (reviewed_time is null)),
      check (room_id is null or (review_status = 1 and room_type_id is not null)),
      check (isolation_person_id is null or room_id is not null),
      check (review_status <> 2 or trim(review_note) <> '')
    ) ${table}`,
    `create unique index declaration_external_once on declaration (channel, external_id)
      where external_id is not null`,
    `create index declaration_time on declaration (created_time, id)`,
    `create index declaration_status on declaration (review_status, created_time, id)`,
    // What is looked for when a hotel, a room type, a room or a person is to be deleted.
    `create index declaration_hotel on declaration (hotel_id) where hotel_id is not null`,
    `create index declaration_room_type on declaration (room_type_id)
      where room_type_id is not null`,
    `create index declaration_room on declaration (room_id) where room_id is not null`,
    `create index declaration_person on declaration (isolation_person_id)
      where isolation_person_id is not null`,
    `create table declaration_count (
      month ${text} not null,
      review_status integer not null,
      count integer not null,
      primary key (month, review_status)
    ) ${keyed}`,
    ...countTriggers(engine, kept),
  ],
};
