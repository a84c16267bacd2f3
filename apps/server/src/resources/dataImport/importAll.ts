import { type ImportReport, maxListedFaults } from '@anzhu/api/contract/dataImport';
import { Code } from '@anzhu/api/contract/envelope';
import {
  type DataImport,
  type ImportedRows,
  type ImportFault,
  placeOf,
} from '@anzhu/api/rules/dataImport';
import {
  type ImportedRow,
  importedSheets,
  type ImportKind,
  importKinds,
} from '@anzhu/api/rules/importedSheets';
import { LogType } from '@anzhu/api/contract/log';
import { nameKey } from '@anzhu/api/rules/nameKey';
import type { RequestKey } from '../../platform/caller.ts';
import type { Store } from '../../platform/db/store.ts';
import { Refusal } from '../../platform/refusal.ts';
import { importOrder, importStay, staysOf } from './importGuests.ts';
import { type Importing, importRow, MissingByFault } from './importRows.ts';

/** Rows that are imported together: one, or the guests of a room. */
type Rows = readonly [ImportedRow, ...ImportedRow[]];

/** Where the faults of a table go. */
interface FaultList {
  table: ImportedRows;
  faults: ImportFault[];
}

/** Runs one step of a table; a refusal becomes the faults of its rows. @throws where the server failed */
async function attempt(
  { table, faults }: FaultList,
  rows: Rows,
  step: () => Promise<void>,
): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (error instanceof MissingByFault) return;
    const isOurs = !(error instanceof Refusal) || error.code === Code.internal;
    if (isOurs || error.code === Code.unavailable) throw error;
    const { fields = {}, message } = error;
    const named = Object.entries(fields);
    for (const [path, reason] of named.length > 0 ? named : [['', message] as const]) {
      const [, index = '0', field = path] = /^checkInfoList\.(\d+)\.?(.*)$/.exec(path) ?? [];
      const { number } = rows[Number(index)] ?? rows[0];
      const place = placeOf(table, number, field);
      // What could not be read is missing as well.
      const isKnown = faults.some((one) => one.sheet === table.sheet && one.place === place);
      if (!isKnown) faults.push({ sheet: table.sheet, place, message: reason });
    }
  }
}

/** Imports the rows of a table; the faults of those that are refused are added. */
async function importTable(importing: Importing, list: FaultList): Promise<void> {
  const { kind, rows } = list.table;
  if (kind !== 'stay') {
    for (const row of rows) {
      await attempt(list, [row], () =>
        kind === 'order' ? importOrder(importing, row) : importRow(importing, kind, row),
      );
    }
    return;
  }
  for (const guests of staysOf(rows)) {
    const [first, ...others] = guests;
    if (first) await attempt(list, [first, ...others], () => importStay(importing, first, others));
  }
}

/**
 * Imports what a workbook has: each row by the call that a user would make, with all of its rules, in one transaction.
 * With a single fault, or where it is only checked, nothing is stored.
 *
 * @param key of the file: with what is stored it is kept, so that the same file is not imported twice
 */
export function importAll(
  store: Store,
  found: DataImport,
  {
    isCheck,
    fileName,
    key,
    ...who
  }: Omit<Importing, 'store' | 'faulty'> & { isCheck: boolean; fileName: string; key: RequestKey },
): Promise<ImportReport> {
  return store.batch(
    async (within) => {
      const faults = [...found.faults];
      const isFaulty = (kind: ImportKind): boolean =>
        faults.some(({ sheet }) => nameKey(sheet) === importedSheets[kind].name);
      for (const table of found.tables) {
        const faulty = new Set(importKinds.filter(isFaulty));
        await importTable({ ...who, faulty, store: within }, { table, faults });
      }
      const isStored = !isCheck && faults.length === 0;
      const rowsOf = found.tables.map(({ sheet, rows }) => [sheet, rows.length] as const);
      if (isStored) {
        const { session, origin } = who;
        await within.change({ session, origin: { ...origin, key } }, () =>
          Promise.resolve({
            data: null,
            log: {
              type: LogType.dataChange,
              sketch: '导入资料',
              target: { kind: 'dataImport', id: 0 },
              hotelId: session.hotelId,
              after: { 文件名: fileName, ...Object.fromEntries(rowsOf) },
            },
          }),
        );
      }
      return {
        sheets: rowsOf.map(([sheet, rows]) => ({
          sheet,
          rows,
          faults: faults.filter((one) => one.sheet === sheet).length,
        })),
        faults: faults.slice(0, maxListedFaults),
        faultCount: faults.length,
        notes: found.notes,
        isStored,
      };
    },
    ({ isStored }) => isStored,
  );
}
