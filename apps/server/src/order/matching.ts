import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Selection } from './selection.ts';

/** Moments of creation: from the first, until before the last. Compared as text. */
export interface Span {
  from: string;
  until: string;
}

/**
 * The rows of a selection within a span. One filter leads: it is compared plainly, and the index
 * that begins with it is the one to use. The others are written so that no index can begin with
 * them; they are read from the same index entry.
 */
export function matching(
  eb: ExpressionBuilder<Tables, 'orders'>,
  { hotelId, roomTypeId, status, province }: Selection,
  { from, until }: Span,
): Expression<SqlBool> {
  const leadsByType = roomTypeId !== null;
  const leadsByProvince = !leadsByType && province !== null;
  const isLed = leadsByType || leadsByProvince;
  const number = (column: 'hotel_id' | 'status') =>
    isLed ? sql<number>`${eb.ref(column)} + 0` : eb.ref(column);
  const text = leadsByProvince ? eb.ref('province') : sql<string>`${eb.ref('province')} || ''`;
  const terms = [eb('created_time', '>=', from), eb('created_time', '<', until)];
  if (roomTypeId !== null) terms.push(eb('room_type_id', '=', roomTypeId));
  if (province !== null) terms.push(eb(text, '=', province));
  if (hotelId !== null) terms.push(eb(number('hotel_id'), '=', hotelId));
  if (status !== null) terms.push(eb(number('status'), '=', status));
  return eb.and(terms);
}
