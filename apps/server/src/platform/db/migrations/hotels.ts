import type { Migration } from './migration.ts';

/** Hotels and what they offer. Rooms follow with the orders that hold them. */
export const hotels: Migration = {
  name: '02 hotels',
  statements: ({ id, big, text, real, table, keyed }) => [
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
  ],
};
