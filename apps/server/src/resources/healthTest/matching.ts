import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import { contains } from '../../platform/db/contains.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Selection } from './selection.ts';

/** Moments of tests: from the first, until before the last. Compared as text. */
export interface Span {
  from: string;
  until: string;
}

/** Sorts behind every digit, blank and hyphen: behind all moments that begin like this. */
export const behind = (text: string): string => `${text}~`;

/** All the moments of a selection. */
export const spanOf = ({ begin, end }: Selection): Span => ({
  from: begin ?? '',
  until: end === null ? behind('') : behind(end),
});

/**
 * The rows of a selection within a span. One filter leads: it is compared plainly, and the index
 * that begins with it is the one to use. The others are written so that no index can begin with them.
 */
export function matching(
  eb: ExpressionBuilder<Tables, 'health_test'>,
  { hotelId, personId, name, result, isOpen }: Selection,
  { from, until }: Span,
): Expression<SqlBool> {
  const isNarrow = personId !== null || name !== null || isOpen;
  const aside = (column: 'hotel_id' | 'check_result', isAside: boolean) =>
    isAside ? sql<number>`${eb.ref(column)} + 0` : eb.ref(column);
  const terms = [eb('check_time', '>=', from), eb('check_time', '<', until)];
  if (isOpen) terms.push(eb('is_abnormal', '=', 1), eb('handled_time', 'is', null));
  if (personId !== null) terms.push(eb('isolation_person_id', '=', personId));
  if (name !== null) terms.push(eb('isolation_person_id', 'in', namedLike(eb, name, hotelId)));
  if (result !== null) terms.push(eb(aside('check_result', isNarrow), '=', result));
  if (hotelId !== null) {
    terms.push(eb(aside('hotel_id', isNarrow || result !== null), '=', hotelId));
  }
  return eb.and(terms);
}

/** The people of a name, of one hotel or of all. */
function namedLike(
  eb: ExpressionBuilder<Tables, 'health_test'>,
  name: string,
  hotelId: number | null,
) {
  return eb
    .selectFrom('isolation_person as named')
    .select('named.id')
    .where((inner) => contains(inner.ref('named.name'), name))
    .$if(hotelId !== null, (query) =>
      query.where(sql<number>`${sql.ref('named.hotel_id')} + 0`, '=', hotelId ?? 0),
    );
}
