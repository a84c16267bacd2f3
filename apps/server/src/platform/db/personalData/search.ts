import { documentKey } from '@anzhu/api/contract/document';
import type { SoughtNumber } from '@anzhu/api/rules/personalNumbers';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../store.ts';
import { accountHash, endLength, searchEnd, searchValue, wholeSearchValue } from './cipher.ts';
import { searchColumn } from './columns.ts';
import { dataKeysOf } from './plugin.ts';

/**
 * The search values of a number under every version of the data key: while `npm run rekey` runs, rows
 * have one or the other. Permits of guests from before
 * are found with their issue count, too.
 */
export function searchValues(db: Db, column: 'phone' | 'idcard', number: string): string[] {
  const keys = dataKeysOf(db);
  keys.reload();
  const isCounted = column === 'idcard' && documentKey(number) !== number;
  return keys
    .all()
    .flatMap((key) => [
      searchValue(key, column, number),
      ...(isCounted ? [wholeSearchValue(key, column, number)] : []),
    ]);
}

/**
 * The keyed hashes of a text that is compared and never read (a typed account name, what a channel has sent), under
 * every version of the data key; the newest last.
 */
export function keyedHashes(db: Db, text: string): string[] {
  const keys = dataKeysOf(db);
  keys.reload();
  const versions = keys.all().toSorted((one, other) => one.version - other.version);
  return versions.map((key) => accountHash(key, text));
}

/** Rows whose number is the one that is sought, by an index of the search values, or one of their ends. */
export function hasNumber(
  db: Db,
  column: 'phone' | 'idcard',
  { by, texts }: SoughtNumber,
): RawBuilder<SqlBool> {
  const keys = dataKeysOf(db);
  keys.reload();
  const name = sql.ref(searchColumn(column));
  if (by === 'whole') {
    const wholes = texts.flatMap((text) => searchValues(db, column, text));
    return sql`${name} in (${sql.join(wholes)}) and ${name} <> ''`;
  }
  const ends = keys.all().flatMap((key) => texts.map((text) => searchEnd(key, column, text)));
  return sql`substr(${name}, 1, ${sql.lit(endLength)}) in (${sql.join(ends)})`;
}
