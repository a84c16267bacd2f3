import type { Id } from '@anzhu/api/contract/codecs';
import { Role } from '@anzhu/api/contract/role';
import { type Expression, sql, type SqlBool } from 'kysely';
import type { Session } from '../caller.ts';
import { filterId } from '../db/column.ts';
import type { Db } from '../db/store.ts';
import { invalid, notFound } from '../refusal.ts';

/** No hotel has it: whose department belongs to no hotel sees the rooms and orders of none. */
const noHotel = 0;

/** The hotel whose records a person may see; null for the platform's people, who see all. */
export function scopeOf({ role, hotelId }: Session): number | null {
  return role === Role.admin || role === Role.antiEpidemic ? null : (hotelId ?? noHotel);
}

/** Whether a person may see the records of a hotel. */
export function isInScope(session: Session, hotelId: number): boolean {
  const own = scopeOf(session);
  return own === null || own === hotelId;
}

/**
 * Narrows a hotel filter to what a person may see: their own hotel if they have one. Another one is
 * refused as if it did not exist.
 */
export function narrowedTo(session: Session, requested: number | null): number | null {
  const own = scopeOf(session);
  if (own !== null && requested !== null && requested !== own) throw notFound('酒店');
  return own ?? requested;
}

/** Epidemic-prevention staff see no money (spec: roles). */
export const seesMoney = ({ role }: Session): boolean => role !== Role.antiEpidemic;

/** One hotel by its id, several, or all where it is null. */
export type Hotels = number | readonly number[] | null;

/** Rows of hotels by their column. */
export function ofHotel(column: string, hotels: Hotels): Expression<SqlBool> {
  if (hotels === null) return sql`1 = 1`;
  if (typeof hotels === 'number') return sql`${sql.ref(column)} = ${hotels}`;
  return hotels.length === 0
    ? sql`1 = 0`
    : sql`${sql.ref(column)} in (${sql.join(hotels.map((id) => sql.lit(id)))})`;
}

/** The hotel that a new record belongs to: one's own, or the one that an admin names. */
export async function hotelForNew(
  db: Db,
  session: Session,
  given: Id | undefined,
): Promise<number> {
  const requested = narrowedTo(session, filterId(given));
  if (requested === null) throw invalid('hotelId', '请选择酒店');
  const hotel = await db
    .selectFrom('hotel')
    .select('id')
    .where('id', '=', requested)
    .executeTakeFirst();
  if (!hotel) throw invalid('hotelId', '酒店不存在');
  return hotel.id;
}
