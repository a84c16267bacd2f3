import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** What columns are to hold; null leaves one out. */
export type Wanted = Readonly<Record<string, number | string | null>>;

type Given = readonly [column: string, value: number | string];

const givenOf = (wanted: Wanted): Given[] =>
  Object.entries(wanted).filter((entry): entry is [string, number | string] => entry[1] !== null);

const all = (terms: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  terms.length === 0 ? sql`1 = 1` : sql`${sql.join(terms, sql` and `)}`;

/** Columns with the values they must equal. */
export const equal = (wanted: Wanted): RawBuilder<SqlBool> =>
  all(givenOf(wanted).map(([column, value]) => sql<SqlBool>`${sql.ref(column)} = ${value}`));

/**
 * The same, written so that no index can begin with these columns: another filter leads, and they
 * are read from its index entry.
 */
export const equalWithoutIndex = (wanted: Wanted): RawBuilder<SqlBool> =>
  all(
    givenOf(wanted).map(([column, value]) =>
      typeof value === 'number'
        ? sql<SqlBool>`${sql.ref(column)} + 0 = ${value}`
        : sql<SqlBool>`${sql.ref(column)} || '' = ${value}`,
    ),
  );
