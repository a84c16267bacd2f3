import type { Id, WithRowIds } from '@anzhu/api/contract/codecs';
import type { MaterialApplication } from '@anzhu/api/contract/material';
import type { Page, PageRequest } from '@anzhu/api/contract/page';
import type { ReviewStatus } from '@anzhu/api/contract/review';
import { reviewConflict } from '@anzhu/api/rules/review';
import type { Session } from '../../platform/caller.ts';
import { type LocalTime, rowId } from '../../platform/db/column.ts';
import { readByIds, withinLargest } from '../../platform/db/list.ts';
import { contains, readPaged } from '../../platform/db/query.ts';
import type { Db, Tx } from '../../platform/db/store.ts';
import { conflict, notFound, type Refusal } from '../../platform/refusal.ts';
import { isInScope, ofHotel } from '../../platform/session/scope.ts';

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

interface Filter {
  beginTime?: LocalTime | undefined;
  endTime?: LocalTime | undefined;
  applyThing?: string | undefined;
  reviewStatus?: ReviewStatus | undefined;
}

/** The applications of a filter: of one hotel, or of all of them. */
function matching(
  db: Db,
  hotelId: number | null,
  { beginTime, endTime, applyThing, reviewStatus }: Filter,
) {
  let query = db
    .selectFrom('material_application')
    .select('id')
    .where(ofHotel('hotel_id', hotelId));
  if (reviewStatus !== undefined) query = query.where('review_status', '=', reviewStatus);
  if (beginTime !== undefined) query = query.where('created_time', '>=', beginTime);
  if (endTime !== undefined) query = query.where('created_time', '<=', endTime);
  if (applyThing !== undefined) query = query.where((eb) => contains(eb.ref('item'), applyThing));
  return query;
}

/** A page of applications, newest first. */
export async function readMaterialPage(
  db: Db,
  hotelId: number | null,
  { page, ...filter }: Filter & { page: PageRequest },
): Promise<Page<WithRowIds<MaterialApplication>>> {
  // The rows before the page are walked over in an index; only those of the page are read whole.
  const found = await readPaged(
    matching(db, hotelId, filter).orderBy('created_time', 'desc').orderBy('id', 'desc'),
    withinLargest(page),
    (row) => row.id,
  );
  const rows = await readByIds(found.records, (ids) =>
    selectMaterials(db).where('material_application.id', 'in', ids).execute(),
  );
  return { ...found, records: rows.map(toMaterial) };
}

/** How many applications there are of a filter. */
export async function countMaterials(
  db: Db,
  hotelId: number | null,
  filter: Filter,
): Promise<number> {
  const { count } = await matching(db, hotelId, filter)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const select = (db: Db, id: number) =>
  db
    .selectFrom('material_application')
    .select(['id', 'hotel_id', 'review_status'])
    .where('id', '=', id);

/** The application that a call names. Refuses one that does not exist, and one of another hotel. */
export async function materialFor(db: Db, id: Id, session: Session) {
  const row = await select(db, rowId(id)).executeTakeFirst();
  if (!row || !isInScope(session, row.hotel_id)) throw notFound('物资申请');
  return row;
}

/** The 409 error of a review that came too late, with the present status of the application. */
export async function materialConflict(tx: Tx, id: number): Promise<Refusal> {
  const row = await select(tx, id).executeTakeFirst();
  return row ? conflict(reviewConflict('物资申请', row.review_status)) : notFound('物资申请');
}
