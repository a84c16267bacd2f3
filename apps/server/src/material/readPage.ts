import type { WithRowIds } from '@anzhu/api/contract/codecs';
import type { MaterialApplication } from '@anzhu/api/contract/material';
import type { Page, PageRequest } from '@anzhu/api/contract/page';
import type { ReviewStatus } from '@anzhu/api/contract/review';
import { sql } from 'kysely';
import { contains } from '../db/contains.ts';
import { readPaged } from '../db/readPaged.ts';
import type { Db } from '../db/store.ts';
import type { LocalTime } from '../db/tables/column.ts';
import { selectMaterials, toMaterial } from './read.ts';

/** Most records of one page. */
const largestPage = 1000;

interface Filter {
  page: PageRequest;
  beginTime?: LocalTime | undefined;
  endTime?: LocalTime | undefined;
  applyThing?: string | undefined;
  reviewStatus?: ReviewStatus | undefined;
}

/** A page of applications, newest first: of one hotel, or of all of them. */
export async function readMaterialPage(
  db: Db,
  hotelId: number | null,
  { page, beginTime, endTime, applyThing, reviewStatus }: Filter,
): Promise<Page<WithRowIds<MaterialApplication>>> {
  const size = Math.min(page.size, largestPage);
  let query = db.selectFrom('material_application').select('id');
  if (hotelId !== null) query = query.where('hotel_id', '=', hotelId);
  if (reviewStatus !== undefined) query = query.where('review_status', '=', reviewStatus);
  if (beginTime !== undefined) query = query.where('created_time', '>=', beginTime);
  if (endTime !== undefined) query = query.where('created_time', '<=', endTime);
  if (applyThing !== undefined) query = query.where((eb) => contains(eb.ref('item'), applyThing));
  // The rows before the page are walked over in an index; only those of the page are read whole.
  const found = await readPaged(
    query.orderBy('created_time', 'desc').orderBy('id', 'desc'),
    { page: page.page, size },
    (row) => row.id,
  );
  return { ...found, records: await readMaterials(db, found.records) };
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
