import type { WithRowIds } from '@anzhu/api/contract/codecs';
import type { MaterialApplication } from '@anzhu/api/contract/material';
import type { Page, PageRequest } from '@anzhu/api/contract/page';
import type { ReviewStatus } from '@anzhu/api/contract/review';
import { sql } from 'kysely';
import { contains } from '../../platform/db/contains.ts';
import { readPaged } from '../../platform/db/readPaged.ts';
import type { Db } from '../../platform/db/store.ts';
import type { LocalTime } from '../../platform/db/tables/column.ts';
import { selectMaterials, toMaterial } from './read.ts';

/** Most records of one page. */
const largestPage = 1000;

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
  let query = db.selectFrom('material_application').select('id');
  if (hotelId !== null) query = query.where('hotel_id', '=', hotelId);
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
  const size = Math.min(page.size, largestPage);
  // The rows before the page are walked over in an index; only those of the page are read whole.
  const found = await readPaged(
    matching(db, hotelId, filter).orderBy('created_time', 'desc').orderBy('id', 'desc'),
    { page: page.page, size },
    (row) => row.id,
  );
  return { ...found, records: await readMaterials(db, found.records) };
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

async function readMaterials(
  db: Db,
  ids: readonly number[],
): Promise<WithRowIds<MaterialApplication>[]> {
  if (ids.length === 0) return [];
  const rows = await selectMaterials(db)
    .where('material_application.id', 'in', ids)
    .orderBy('created_time', 'desc')
    .orderBy(sql.ref('material_application.id'), 'desc')
    .execute();
  return rows.map(toMaterial);
}
