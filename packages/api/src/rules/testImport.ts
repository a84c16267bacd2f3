import { testInFuture, type Measurement } from './healthTests.ts';
import { isDayAlone, readMoment } from './cellMoment.ts';
import {
  importFields,
  importTable,
  importTitles,
  type ImportField,
  type ImportRow,
  type ImportTable,
} from './importColumns.ts';
import type { Book, SheetCell } from './sheet.ts';
import {
  CellProblem,
  plainCell,
  readCheckResult,
  readCheckType,
  readIdCard,
  readPersonId,
} from './testImportCells.ts';

/** The sheet of the template that an import is read from. */
export const importSheetName = '检测记录';

/** What is wrong with a row, by column; `row`: with the row as a whole. */
export type ImportErrors = Partial<Record<ImportField | 'row', string>>;

/** A test as read from a row. The person is named by number, by ID number, or by both. */
export interface ImportedTest extends Measurement {
  /** Its number in the file. */
  row: number;
  /** Where it stands in the file, when that is not the row of the number. */
  label?: string;
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
  label?: string;
  errors: ImportErrors;
}

/** The content of a file: tests, rows with errors, and the number of rows with a person but no test. */
export interface ImportReading {
  tests: ImportedTest[];
  faults: RowFault[];
  blank: number;
  /** What is not read: sheets, columns, rows. */
  notes: string[];
}

/** The place of a row, for messages. */
export const rowLabel = ({ row, label }: Pick<ImportRow, 'row' | 'label'>): string =>
  label ?? `第 ${row} 行`;

/** The number and the label of a row, as a fault has them. */
export const placeOf = ({ row, label }: Pick<ImportRow, 'row' | 'label'>) => ({
  row,
  ...(label !== undefined && { label }),
});

/** The mark of a row that the spreadsheet program does not show. */
export const hiddenRow = '隐藏行';

/**
 * Reads the tests of a file, each row on its own, so that all errors are reported at once. A row that
 * is hidden in the sheet is an error: the clerk has not seen it; so is one with a day and no time. `now` is
 * `yyyy-MM-dd HH:mm:ss` (spec: daily tests).
 *
 * @throws SheetRefusal when the file as a whole cannot be imported.
 */
export const readImportRows = (book: Book, now: string): ImportReading => {
  const table = importTable(book);
  return readImportTable(table, { isDate1904: table.isDate1904, now, times: {} });
};

/** How the cells of a file are read. */
export interface CellContext {
  isDate1904: boolean;
  /** `yyyy-MM-dd HH:mm:ss` */
  now: string;
  /** The times, `HH:mm:ss`, of tests with a day alone, by the part of the day; that of the whole day by ''. */
  times: Readonly<Record<string, string>>;
}

/** The same of a table whose columns have been found. */
export function readImportTable(
  { rows, notes }: Pick<ImportTable, 'rows' | 'notes'>,
  context: CellContext,
): ImportReading {
  const reading: ImportReading = { tests: [], faults: [], blank: 0, notes };
  const firstRows = new Map<string, ImportRow>();
  for (const row of rows) {
    if (isBlank(row)) {
      reading.blank += 1;
      continue;
    }
    const { test, errors } = readImportRow(row, context);
    if (row.isHidden) errors.row = hiddenRow;
    if (test) {
      const key = `${test.uId ?? test.idCard} ${test.checkType} ${test.checkTime}`;
      const first = firstRows.get(key);
      if (first === undefined) firstRows.set(key, row);
      else errors.checkTime ??= `与${rowLabel(first)}重复`;
    }
    if (Object.keys(errors).length > 0) reading.faults.push({ ...placeOf(row), errors });
    else if (test) reading.tests.push(test);
  }
  return reading;
}

/** A row of the template that was not filled in: only the person is given. */
export const isBlank = ({ cells: { checkType, checkRes, checkTime } }: ImportRow): boolean =>
  [checkType, checkRes, checkTime].every((cell) => cell === null);

/** Reads one row by its cells: the test, what is wrong with it by column, and its day if it has no time. */
export function readImportRow(
  row: Omit<ImportRow, 'isHidden'>,
  { isDate1904, now, times }: CellContext,
): { test: ImportedTest | null; errors: ImportErrors; day: string | null } {
  const { cells, part } = row;
  const errors: ImportErrors = {};
  let day: string | null = null;
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
  const checkTime = read('checkTime', (title, cell) => {
    const moment = readMoment(title, cell, { isDate1904 });
    if (!isDayAlone(moment)) {
      if (part === '') return moment;
      throw new CellProblem(`${title}应只有日期，该列是${part}的结果`);
    }
    day = moment;
    const time = times[part] ?? '';
    if (time === '') throw new CellProblem(`${title}只有日期，请补上${part}时间`);
    return `${moment} ${time}`;
  });
  if (checkTime !== undefined && checkTime > now) errors.checkTime = testInFuture;
  const isComplete =
    uId !== undefined &&
    idCard !== undefined &&
    name !== undefined &&
    hotel !== undefined &&
    checkType !== undefined &&
    checkRes !== undefined &&
    checkTime !== undefined;
  if (!isComplete) return { test: null, errors, day };
  const textOf = (value: string | number | null) => (value === null ? null : String(value));
  const person = { uId, idCard, name: textOf(name), hotel: textOf(hotel) };
  return { test: { ...placeOf(row), ...person, checkType, checkRes, checkTime }, errors, day };
}

/** Errors that a message lists. */
const maxListed = 10;

/** What is wrong with a row, as one text. */
export const faultReason = (errors: ImportErrors): string => Object.values(errors).join('，');

/** The message for rows with errors: the first ones with their reasons, and the number of the others. */
export function faultsText(faults: readonly RowFault[]): string {
  const lines = faults
    .slice(0, maxListed)
    .map((fault) => `${rowLabel(fault)}：${faultReason(fault.errors)}`);
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
