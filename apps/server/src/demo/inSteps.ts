import type { Insertable } from 'kysely';
import type { Store } from '../platform/db/store.ts';
import type { Tables } from '../platform/db/tables.ts';
import { insertMany } from '../platform/db/insertMany.ts';

/** Rows written between two progress reports. */
const step = 50_000;

/** Many rows of a table, for measurement. */
interface Bulk<Name extends keyof Tables> {
  table: Name;
  count: number;
  /** The row at a place from 0 on. */
  row(place: number): Insertable<Tables[Name]>;
  /** Called with the number of rows so far. */
  report(done: number): void;
}

/** Writes many rows, a transaction for each step, so that none is too large for memory. */
export async function inSteps<Name extends keyof Tables>(
  { write }: Pick<Store, 'write'>,
  { table, count, row, report }: Bulk<Name>,
): Promise<void> {
  for (let done = 0; done < count; done += step) {
    const size = Math.min(step, count - done);
    const rows = Array.from({ length: size }, (_, place) => row(done + place));
    await write((tx) => insertMany(tx, table, rows));
    report(done + size);
  }
}
