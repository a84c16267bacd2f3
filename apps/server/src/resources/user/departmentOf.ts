import type { Id } from '@anzhu/api/contract/codecs';
import { Role } from '@anzhu/api/contract/role';
import { rowId } from '../../platform/db/rowId.ts';
import type { Db } from '../../platform/db/store.ts';
import { withHotels } from '../department/hotels.ts';
import type { Session } from '../../platform/http/handler.ts';
import { invalid, noPermission } from '../../platform/http/refusal.ts';
import { manages } from './read.ts';

/**
 * The department of a user to save. Refuses one that does not exist, and one outside of the
 * caller's responsibility.
 */
export async function departmentOf(db: Db, id: Id, session: Session): Promise<number> {
  const row = await withHotels(db)
    .selectFrom('department as d')
    .leftJoin('staffed as s', 's.id', 'd.id')
    .select(['d.id', 'd.role', 's.hotel_id'])
    .where('d.id', '=', rowId(id))
    .executeTakeFirst();
  if (row && manages(session, row.role, row.hotel_id)) return row.id;
  throw !row && session.role === Role.admin ? invalid('dept', '所属部门不存在') : noPermission();
}
