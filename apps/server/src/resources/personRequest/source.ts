import type { TargetKind } from '@anzhu/api/contract/targetKind';
import { type Identity, matchOf } from '@anzhu/api/rules/personRequest';
import type { RetentionKind } from '@anzhu/api/rules/retention';
import { sql, type SqlBool } from 'kysely';
import { erasedName } from '../../platform/cleanUp/erase.ts';
import { searchValues } from '../../platform/db/personalData/search.ts';
import type { Db, Labelled } from '../../platform/db/store.ts';

/** A record that names the person who is looked for, or may do so. */
export interface Source extends Identity {
  kind: RetentionKind;
  /** The row of the table of its kind. */
  id: number;
  /** Whose period it has, where that is not its own. */
  keptAs?: RetentionKind;
  /** What and where. */
  title: string;
  time: string | null;
  match: 'own' | 'check';
  /** When its period began; null as long as it has not. */
  start: string | null;
  /** It has not ended: the person cannot be erased as long as it has not. */
  isOpen: boolean;
  /** It has been given to others as it is: it is not corrected. */
  isIssued?: boolean;
  target: { kind: TargetKind; id: number };
  hotelId: number | null;
  /** All that it holds of the person, for a copy. */
  facts: Labelled;
}

export interface Search {
  sought: Identity;
  /** `yyyy-MM-dd HH:mm:ss` */
  now: string;
}

/** Rows of a table with searched numbers that have the number, the phone or the name. */
export function named(
  db: Db,
  table: string,
  nameColumn: string,
  { idcard, phone, name }: Identity,
) {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  const terms = [
    sql<SqlBool>`${of(nameColumn)} = ${name}`,
    ...(idcard === ''
      ? []
      : [
          sql<SqlBool>`(${of('idcard_search')} <> '' and ${of('idcard_search')} in (${sql.join(searchValues(db, 'idcard', idcard))}))`,
        ]),
    ...(phone === ''
      ? []
      : [
          sql<SqlBool>`(${of('phone_search')} <> '' and ${of('phone_search')} in (${sql.join(searchValues(db, 'phone', phone))}))`,
        ]),
  ];
  return sql<SqlBool>`(${sql.join(terms, sql` or `)})`;
}

/** Adds how rows match; those that are about others are left out. */
export const matched = <Row extends Omit<Source, 'match'>>(
  sought: Identity,
  rows: readonly Row[],
) =>
  rows.flatMap((row): Source[] => {
    const match = row.name === erasedName ? null : matchOf(sought, row);
    return match === null ? [] : [{ ...row, match }];
  });

/** Rows that are decrypted at once. */
export const batchSize = 1000;

/** Goes through a table whose numbers are encrypted and not searched. */
export async function* walk<Row extends { id: number }>(read: (after: number) => Promise<Row[]>) {
  for (let last = 0; ;) {
    const rows = await read(last);
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < batchSize) return;
    last = end.id;
  }
}
