import { type Expression, sql, type SqlBool } from 'kysely';

/** Rows of one hotel; of all of them where it is null. */
export const ofHotel = (column: string, hotelId: number | null): Expression<SqlBool> =>
  hotelId === null ? sql`1 = 1` : sql`${sql.ref(column)} = ${hotelId}`;
