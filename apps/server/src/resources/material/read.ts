import type { WithRowIds } from '@anzhu/api/contract/codecs';
import type { MaterialApplication } from '@anzhu/api/contract/material';
import type { Db } from '../../platform/db/store.ts';

/** Applications with the name of their hotel. */
export const selectMaterials = (db: Db) =>
  db
    .selectFrom('material_application')
    .innerJoin('hotel', 'hotel.id', 'material_application.hotel_id')
    .selectAll('material_application')
    .select('hotel.name as hotel_name');

type MaterialRow = Awaited<ReturnType<ReturnType<typeof selectMaterials>['execute']>>[number];

/** An application as the wire has it. */
export const toMaterial = (row: MaterialRow): WithRowIds<MaterialApplication> => ({
  id: row.id,
  hotelId: row.hotel_id,
  hotelName: row.hotel_name,
  applyThing: row.item,
  applyNum: row.quantity,
  thingUnit: row.unit,
  applyRemarks: row.remark,
  emergencyLevel: row.urgency,
  reviewStatus: row.review_status,
  reviewRemarks: row.review_note,
  createTime: row.created_time,
});
