import { type Expression, sql, type SqlBool } from 'kysely';

/** Rows of one hotel; of all of them where it is null. */
export const ofHotel = (column: string, hotelId: number | null): Expression<SqlBool> =>
  hotelId === null ? sql`1 = 1` : sql`${sql.ref(column)} = ${hotelId}`;

/** The first and last second of a day. */
export const wholeDay = (day: string): { from: string; until: string } => ({
  from: `${day} 00:00:00`,
  until: `${day} 23:59:59`,
});
