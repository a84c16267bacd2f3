import type { Migration } from './migration.ts';

/** Applications of hotels for material. */
export const materials: Migration = {
  name: '13 material applications',
  statements: ({ id, big, text, table }) => [
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
    `create index material_hotel on material_application (hotel_id, created_time, id, review_status, item)`,
    `create index material_hotel_status on material_application
      (hotel_id, review_status, created_time, id, item)`,
  ],
};
