import type { Words } from './dialect.ts';

/** Hotels, what they offer, and what they apply for. Rooms follow with the orders that hold them. */
export const hotels = ({ id, big, text, real, table, keyed }: Words): string[] => [
  `create table hotel (
    id ${id},
    department_id ${big} references department (id),
    name ${text} not null,
    address ${text} not null,
    province ${text} not null,
    city ${text} not null,
    parking_lot ${text} not null,
    badge ${text} not null,
    allow_isolation integer not null check (allow_isolation in (0, 1)),
    cover ${text} not null,
    contact_phone ${text} not null,
    longitude ${real},
    latitude ${real},
    introduce ${text} not null,
    facilities ${text} not null,
    other_policy ${text} not null,
    terms ${text} not null
  ) ${table}`,
  `create unique index hotel_name_once on hotel (name)`,
  `create unique index hotel_department_once on hotel (department_id)`,
  `create table bed_type (
    id ${id},
    hotel_id ${big} not null references hotel (id),
    name ${text} not null,
    specification ${text} not null,
    max_load integer not null check (max_load between 1 and 6),
    hardness integer not null check (hardness between 0 and 4)
  ) ${table}`,
  `create unique index bed_type_name_once on bed_type (hotel_id, name)`,
  `create table room_type (
    id ${id},
    hotel_id ${big} not null references hotel (id),
    name ${text} not null,
    bed integer not null check (bed between 1 and 6),
    max_load integer not null check (max_load between 1 and 6),
    have_window integer not null check (have_window in (0, 1)),
    network integer not null check (network in (0, 1)),
    have_breakfast integer not null check (have_breakfast in (0, 1)),
    cover ${text} not null,
    fee ${big} not null check (fee >= 0),
    isolation_fee ${big} not null check (isolation_fee >= 0),
    sort integer not null check (sort between 0 and 9999999)
  ) ${table}`,
  `create unique index room_type_name_once on room_type (hotel_id, name)`,
  `create table room_type_bed (
    room_type_id ${big} not null references room_type (id) on delete cascade,
    bed_type_id ${big} not null references bed_type (id),
    place integer not null,
    primary key (room_type_id, bed_type_id)
  ) ${keyed}`,
  `create index room_type_bed_of on room_type_bed (bed_type_id)`,
  `create table discount (
    id ${id},
    hotel_id ${big} not null references hotel (id),
    name ${text} not null,
    description ${text} not null,
    type integer not null,
    discounts_type integer not null check (discounts_type in (0, 1)),
    discounts ${big} not null check (discounts > 0),
    effect_type integer not null check (effect_type in (0, 1, 2)),
    effect_condition ${big},
    exclusive_type integer not null check (exclusive_type in (0, 1, 2)),
    validity_time ${text} not null,
    picture ${text} not null,
    check (discounts_type = 0 or discounts <= 10000),
    check ((effect_type = 2) = (effect_condition is null))
  ) ${table}`,
  `create index discount_hotel on discount (hotel_id, validity_time)`,
  `create table discount_exclusion (
    discount_id ${big} not null references discount (id) on delete cascade,
    excluded_id ${big} not null references discount (id) on delete cascade,
    primary key (discount_id, excluded_id)
  ) ${keyed}`,
  `create index discount_exclusion_of on discount_exclusion (excluded_id)`,
  `create table material_application (
    id ${id},
    hotel_id ${big} not null references hotel (id),
    applicant_id ${big} references app_user (id) on delete set null,
    item ${text} not null,
    quantity integer not null check (quantity between 1 and 999999),
    unit ${text} not null,
    remark ${text} not null,
    urgency integer not null check (urgency between 0 and 2),
    review_status integer not null check (review_status between 0 and 2),
    review_note ${text} not null,
    reviewer_id ${big} references app_user (id) on delete set null,
    reviewed_time ${text},
    created_time ${text} not null check (length(created_time) = 19),
    check ((review_status = 0) = (reviewed_time is null)),
    check (review_status <> 2 or review_note <> '')
  ) ${table}`,
  // Each holds the columns that the other filters look at: a list reads no row that it does not show.
  `create index material_time on material_application (created_time, id, review_status, item)`,
  `create index material_status on material_application (review_status, created_time, id, item)`,
  `create index material_hotel on material_application
    (hotel_id, created_time, id, review_status, item)`,
  `create index material_hotel_status on material_application
    (hotel_id, review_status, created_time, id, item)`,
];
