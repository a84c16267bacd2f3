import type { Words } from './dialect.ts';

/** Who stays where, who is in isolation, their tests and their declarations. */
export const stays = ({ id, big, text, real, table }: Words): string[] => [
  `create table isolation_person (
    id ${id},
    name ${text} not null,
    idcard ${text} not null,
    idcard_search ${text} not null default '',
    phone ${text} not null,
    phone_search ${text} not null default '',
    email ${text} not null,
    user_name ${text} not null,
    type integer not null check (type between 0 and 3),
    province ${text} not null,
    city ${text} not null,
    hotel_id ${big} not null references hotel (id),
    room_id ${big} references room (id),
    check_in_time ${text} not null,
    check_out_time ${text} not null,
    status integer not null check (status between 0 and 2),
    ended_time ${text},
    source ${text} not null default '',
    check ((status = 0) = (ended_time is null))
  ) ${table}`,
  `create unique index isolation_once on isolation_person (idcard_search) where status = 0`,
  // Each filter of the list finds its rows, newest first, in an index that holds the others too.
  `create index isolation_list on isolation_person (check_in_time, id)`,
  `create index isolation_list_hotel on isolation_person
    (hotel_id, check_in_time, id, type, status)`,
  `create index isolation_list_status on isolation_person (status, check_in_time, id, type)`,
  `create index isolation_list_type on isolation_person (type, check_in_time, id)`,
  `create index isolation_list_province on isolation_person
    (province, check_in_time, id, type, status, hotel_id)`,
  `create index isolation_list_source on isolation_person
    (source, check_in_time, id, type, status, hotel_id)`,
  `create index isolation_status on isolation_person (status, check_out_time)`,
  // Who was in isolation on a day that has passed.
  `create index isolation_ended on isolation_person (ended_time, check_in_time, hotel_id)`,
  `create index isolation_to_erase on isolation_person (ended_time) where idcard_search <> ''`,
  `create index isolation_name on isolation_person (name, check_in_time, id, hotel_id)`,
  `create index isolation_idcard on isolation_person (idcard_search) where idcard_search <> ''`,
  `create index isolation_idcard_end on isolation_person (substr(idcard_search, 1, 8))`,
  `create index isolation_phone_end on isolation_person (substr(phone_search, 1, 8))`,
  `create table stay (
    id ${id},
    sn ${text} not null,
    hotel_id ${big} not null references hotel (id),
    room_id ${big} not null references room (id),
    kind integer not null check (kind in (0, 1)),
    order_id ${big} references orders (id),
    isolation_person_id ${big} references isolation_person (id),
    province ${text} not null,
    check_in_time ${text} not null,
    leave_time ${text} not null,
    ended_time ${text},
    end_kind integer check (end_kind between 0 and 3),
    is_erased integer not null default 0 check (is_erased in (0, 1)),
    check ((ended_time is null) = (end_kind is null)),
    check ((kind = 0) = (order_id is not null)),
    check ((kind = 1) = (isolation_person_id is not null))
  ) ${table}`,
  `create unique index stay_serial_once on stay (sn)`,
  `create unique index stay_open_once on stay (room_id) where ended_time is null`,
  `create index stay_room on stay (room_id, id)`,
  `create index stay_order on stay (order_id) where order_id is not null`,
  `create index stay_person on stay (isolation_person_id) where isolation_person_id is not null`,
  `create index stay_leaving on stay (kind, leave_time, hotel_id, order_id)
    where ended_time is null`,
  `create index stay_ended on stay (kind, ended_time, hotel_id, check_in_time, order_id)
    where ended_time is not null`,
  `create index stay_to_erase on stay (ended_time) where is_erased = 0`,
  `create table stay_guest (
    id ${id},
    stay_id ${big} not null references stay (id),
    place integer not null,
    idcard ${text} not null,
    idcard_search ${text} not null default '',
    document_kind integer not null check (document_kind in (0, 1)),
    phone ${text} not null,
    name ${text} not null,
    sex integer check (sex in (0, 1)),
    has_left integer not null check (has_left in (0, 1))
  ) ${table}`,
  `create unique index guest_once on stay_guest (idcard_search) where has_left = 0`,
  `create unique index guest_place_once on stay_guest (stay_id, place)`,
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
  `create index declaration_hotel on declaration (hotel_id, review_status, created_time, id)
    where hotel_id is not null`,
  // What is looked for when a room type, a room or a person is to be deleted.
  `create index declaration_room_type on declaration (room_type_id)
    where room_type_id is not null`,
  `create index declaration_room on declaration (room_id) where room_id is not null`,
  `create index declaration_person on declaration (isolation_person_id)
    where isolation_person_id is not null`,
  `create index declaration_to_erase on declaration (reviewed_time)
    where idcard <> '' and isolation_person_id is null and review_status <> 0`,
  `create table health_test (
    id ${id},
    isolation_person_id ${big} not null references isolation_person (id),
    hotel_id ${big} not null references hotel (id),
    check_type integer not null check (check_type in (0, 1)),
    check_result ${real} not null,
    is_abnormal integer not null check (is_abnormal in (0, 1)),
    check_time ${text} not null check (length(check_time) = 19),
    created_time ${text} not null,
    created_by ${big} references app_user (id) on delete set null,
    handled_time ${text},
    handled_by ${big} references app_user (id) on delete set null,
    handled_note ${text} not null,
    check (check_type = 1 or check_result between 34 and 43),
    check (check_type = 0 or check_result in (0, 1)),
    check ((is_abnormal = 1) = (
      (check_type = 0 and check_result > 37.3) or (check_type = 1 and check_result = 1))),
    check (is_abnormal = 1 or handled_time is null),
    check (handled_by is null or handled_time is not null)
  ) ${table}`,
  // The same test is written down once, whether by hand or by the same file twice. Finds a person's tests, too.
  `create unique index health_test_once on health_test
    (isolation_person_id, check_time, check_type)`,
  `create index health_test_time on health_test (check_time, id)`,
  `create index health_test_hotel on health_test (hotel_id, check_time, id)`,
  `create index health_test_result on health_test (check_result, check_time, id, hotel_id)`,
  `create index health_test_open on health_test (check_time, id, hotel_id, check_result)
    where is_abnormal = 1 and handled_time is null`,
];
