import type { Id, WithRowIds } from '@anzhu/api/contract/codecs';
import type { MaterialApplication } from '@anzhu/api/contract/material';
import type { Page, PageRequest } from '@anzhu/api/contract/page';
import { reviewConflict } from '@anzhu/api/rules/review';
import { sql, type SqlBool } from 'kysely';
import type { Session } from '../../platform/caller.ts';
import { rowId } from '../../platform/db/column.ts';
import { leadBy, readByIds, readPage, type TimedList } from '../../platform/db/list.ts';
import { contains, orderOf } from '../../platform/db/query.ts';
import type { Db, Tx } from '../../platform/db/store.ts';
import type { CallInput } from '../../platform/http/handler.ts';
import { conflict, notFound, type Refusal } from '../../platform/refusal.ts';
import { isInScope } from '../../platform/session/scope.ts';

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

/** What the list of applications is narrowed by. */
interface Selection extends Omit<CallInput<'materialPage'>, 'hotelId' | 'page'> {
  hotelId: number | null;
}

/** The list of the applications of a selection, by creation. */
export const materialList = ({
  hotelId,
  reviewStatus,
  applyThing,
  beginTime,
  endTime,
}: Selection): TimedList => {
  const rows = leadBy({ hotel_id: hotelId, review_status: reviewStatus }, 2);
  return {
    table: 'material_application',
    time: 'created_time',
    rows:
      applyThing === undefined
        ? rows
        : sql<SqlBool>`${rows} and ${contains(sql.ref<string>('item'), applyThing)}`,
    begin: beginTime,
    end: endTime,
  };
};

/** A page of applications, newest first. */
export async function readMaterialPage(
  db: Db,
  selection: Selection,
  requested: PageRequest,
): Promise<Page<WithRowIds<MaterialApplication>>> {
  const orderBy = orderOf({ createTime: 'created_time' }, selection);
  const list = { ...materialList(selection), orderBy };
  const { ids, ...page } = await readPage(db, list, requested);
  const rows = await readByIds(ids, (some) =>
    selectMaterials(db).where('material_application.id', 'in', some).execute(),
  );
  return { records: rows.map(toMaterial), ...page };
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
