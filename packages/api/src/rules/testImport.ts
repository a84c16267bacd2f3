import { testInFuture, type Measurement } from './healthTests.ts';
import {
  importFields,
  importTable,
  importTitles,
  type ImportColumns,
  type ImportField,
  type ImportTable,
} from './importColumns.ts';
import type { Sheet, SheetCell, SheetRow } from './sheet.ts';
import {
  CellProblem,
  plainCell,
  readCheckResult,
  readCheckType,
  readIdCard,
  readMoment,
  readPersonId,
} from './testImportCells.ts';

/** The sheet of the template that an import is read from. */
export const importSheetName = '检测记录';

/** What is wrong with a row, by column; `row`: with the row as a whole. */
export type ImportErrors = Partial<Record<ImportField | 'row', string>>;

/** A test as read from a row. The person is named by number, by ID number, or by both. */
export interface ImportedTest extends Measurement {
  /** Row number in the spreadsheet program. */
  row: number;
  /** The person's number. */
  uId: string | null;
  idCard: string | null;
  /** Null when the row has no name. */
  name: string | null;
  /** The name of the hotel; null when the row has none. */
  hotel: string | null;
  checkTime: string;
}

/** A row with errors. */
export interface RowFault {
  row: number;
  errors: ImportErrors;
}

/** The content of a sheet: tests, rows with errors, and the number of rows with a person but no test. */
export interface ImportReading {
  tests: ImportedTest[];
  faults: RowFault[];
  blank: number;
}

/** The mark of a row that the spreadsheet program does not show. */
export const hiddenRow = '隐藏行';

/**
 * Reads the tests of a sheet, each row on its own, so that all errors are reported at once. A row that
 * is hidden in the sheet is an error: the clerk has not seen it. `now` is `yyyy-MM-dd HH:mm:ss` (spec:
 * daily tests).
 *
 * @throws SheetRefusal when the sheet as a whole cannot be imported.
 */
export const readImportRows = (sheet: Sheet, now: string): ImportReading =>
  readImportTable(importTable(sheet), { isDate1904: sheet.isDate1904, now });

/** How the cells of a sheet are read. */
export interface CellContext {
  isDate1904: boolean;
  /** `yyyy-MM-dd HH:mm:ss` */
  now: string;
}

/** The same of a table whose columns have been found. */
export function readImportTable(
  { columns, rows }: ImportTable,
  context: CellContext,
): ImportReading {
  const reading: ImportReading = { tests: [], faults: [], blank: 0 };
  const firstRows = new Map<string, number>();
  for (const row of rows) {
    if (isBlank(row, columns)) {
      reading.blank += 1;
      continue;
    }
    const { test, errors } = readImportRow(row.number, cellsOf(row, columns), context);
    if (row.isHidden) errors.row = hiddenRow;
    if (test) {
      const key = `${test.uId ?? test.idCard} ${test.checkType} ${test.checkTime}`;
      const first = firstRows.get(key);
      if (first === undefined) firstRows.set(key, row.number);
      else errors.checkTime ??= `与第 ${first} 行重复`;
    }
    if (Object.keys(errors).length > 0) reading.faults.push({ row: row.number, errors });
    else if (test) reading.tests.push(test);
  }
  return reading;
}

/** The cells of a row by column; null where there is none. */
export const cellsOf = (
  { cells }: SheetRow,
  columns: ImportColumns,
): Record<ImportField, SheetCell> =>
  Object.fromEntries(
    importFields.map((field) => {
      const index = columns[field];
      return [field, (index === undefined ? null : cells[index]) ?? null];
    }),
  ) as Record<ImportField, SheetCell>;

/** A row of the template that was not filled in: only the person is given. */
const isBlank = (row: SheetRow, { checkType, checkRes, checkTime }: ImportColumns): boolean =>
  [checkType, checkRes, checkTime].every((index) => (row.cells[index ?? -1] ?? null) === null);

/** Reads one row by its cells: the test, and what is wrong with it by column. */
export function readImportRow(
  row: number,
  cells: Readonly<Record<ImportField, SheetCell>>,
  { isDate1904, now }: CellContext,
): { test: ImportedTest | null; errors: ImportErrors } {
  const errors: ImportErrors = {};
  const read = <Value>(
    field: ImportField,
    reader: (title: string, cell: SheetCell) => Value,
  ): Value | undefined => {
    try {
      return reader(importTitles[field], cells[field]);
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      errors[field] = error.message;
      return undefined;
    }
  };
  const idCard = read('idCard', readIdCard);
  // An ID number names the person as well.
  const isNumbered = cells.uId !== null || cells.idCard === null;
  const uId = isNumbered ? read('uId', readPersonId) : null;
  const name = read('name', plainCell);
  const hotel = read('hotel', plainCell);
  const checkType = read('checkType', readCheckType);
  const checkRes = read('checkRes', (title, cell) =>
    checkType === undefined ? undefined : readCheckResult(title, cell, checkType),
  );
  const checkTime = read('checkTime', (title, cell) => readMoment(title, cell, { isDate1904 }));
  if (checkTime !== undefined && checkTime > now) errors.checkTime = testInFuture;
  const isComplete =
    uId !== undefined &&
    idCard !== undefined &&
    name !== undefined &&
    hotel !== undefined &&
    checkType !== undefined &&
    checkRes !== undefined &&
    checkTime !== undefined;
  if (!isComplete) return { test: null, errors };
  const textOf = (value: string | number | null) => (value === null ? null : String(value));
  const person = { uId, idCard, name: textOf(name), hotel: textOf(hotel) };
  return { test: { row, ...person, checkType, checkRes, checkTime }, errors };
}

/** Errors that a message lists. */
const maxListed = 10;

/** What is wrong with a row, as one text. */
export const faultReason = (errors: ImportErrors): string => Object.values(errors).join('，');

/** The message for rows with errors: the first ones with their reasons, and the number of the others. */
export function faultsText(faults: readonly RowFault[]): string {
  const lines = faults
    .slice(0, maxListed)
    .map(({ row, errors }) => `第 ${row} 行：${faultReason(errors)}`);
  const more = faults.length - lines.length;
  if (more > 0) lines.push(`另有 ${more} 行`);
  return `共 ${faults.length} 行有误，未导入任何记录。${lines.join('；')}`;
}

/** The errors of rows by path: `rows.17.name`, or `rows.17` of the row as a whole (spec: the wire). */
export const faultFields = (list: string, faults: readonly RowFault[]): Record<string, string> =>
  Object.fromEntries(
    faults.flatMap(({ row, errors }) =>
      Object.entries(errors).map(([field, message]) => [
        field === 'row' ? `${list}.${row}` : `${list}.${row}.${field}`,
        message,
      ]),
    ),
  );

/** The rows with errors of a refused import: what `faultFields` was made of. */
export function faultsOf(fields: Readonly<Record<string, string>>): RowFault[] {
  const byRow = new Map<number, ImportErrors>();
  for (const [path, message] of Object.entries(fields)) {
    const [root, row, field = 'row'] = path.split('.');
    const isKnown = field === 'row' || importFields.some((one) => one === field);
    if (root !== 'rows' || !isKnown) continue;
    byRow.set(Number(row), { ...byRow.get(Number(row)), [field]: message });
  }
  return [...byRow].map(([row, errors]) => ({ row, errors }));
}
