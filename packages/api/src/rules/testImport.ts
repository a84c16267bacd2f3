import { HealthTest, maxImportRows, UntestedPerson } from '../contract/healthTest.ts';
import { labelsOf } from '../contract/label.ts';
import { testInFuture, type Measurement } from './healthTests.ts';
import { type Sheet, type SheetCell, SheetRefusal, type SheetRow } from './sheet.ts';
import {
  CellProblem,
  plainCell,
  readCheckResult,
  readCheckType,
  readMoment,
  readPersonId,
} from './testImportCells.ts';

/** The sheet of the template that an import is read from. */
export const importSheetName = '检测记录';

const labels = labelsOf(HealthTest);

/** The titles of the columns. Name and room help readers; a name that is given is checked. */
export const importTitles = {
  uId: labels.uId,
  name: labels.name,
  room: labelsOf(UntestedPerson).roomName,
  checkType: labels.checkType,
  checkRes: labels.checkRes,
  checkTime: labels.checkTime,
};

const requiredFields = ['uId', 'checkType', 'checkRes', 'checkTime'] as const;
/** A column of an import. */
export type ImportField = keyof typeof importTitles;
/** The index of each column that a sheet has. */
export type ImportColumns = Partial<Record<ImportField, number>>;
/** What is wrong with a row, by column. */
export type ImportErrors = Partial<Record<ImportField, string>>;

/** A test as read from a row. */
export interface ImportedTest extends Measurement {
  /** Row number in the spreadsheet program. */
  row: number;
  /** The person's id. */
  uId: string;
  /** Null when the row has no name. */
  name: string | null;
  checkTime: string;
}

/** An error of a row. */
export interface RowFault {
  row: number;
  reason: string;
}

/** The content of a sheet: tests, rows with errors, and the number of rows with a person but no test. */
export interface ImportReading {
  tests: ImportedTest[];
  faults: RowFault[];
  blank: number;
}

/**
 * Reads the tests of a sheet, each row on its own, so that all errors are reported at once. `now` is
 * `yyyy-MM-dd HH:mm:ss` (spec: daily tests).
 *
 * @throws SheetRefusal when the sheet is empty, lacks a title, or has too many rows.
 */
export function readImportRows(sheet: Sheet, now: string): ImportReading {
  const [head, ...rows] = sheet.rows;
  if (!head) throw new SheetRefusal(`工作表「${sheet.name}」是空的`);
  const columns = importColumns(sheet);
  if (rows.length > maxImportRows) {
    const most = maxImportRows.toLocaleString('en-US');
    throw new SheetRefusal(`最多导入 ${most} 行，文件有 ${rows.length.toLocaleString('en-US')} 行`);
  }
  const reading: ImportReading = { tests: [], faults: [], blank: 0 };
  const firstRows = new Map<string, number>();
  for (const row of rows) {
    if (isBlank(row, columns)) {
      reading.blank += 1;
      continue;
    }
    const { test, errors } = readImportRow(row.number, cellsOf(row, columns), {
      isDate1904: sheet.isDate1904,
      now,
    });
    const reasons = Object.values(errors);
    if (test) {
      const key = `${test.uId} ${test.checkType} ${test.checkTime}`;
      const first = firstRows.get(key);
      if (first === undefined) firstRows.set(key, row.number);
      else reasons.push(`与第 ${first} 行重复`);
    }
    if (reasons.length > 0) reading.faults.push({ row: row.number, reason: reasons.join('，') });
    else if (test) reading.tests.push(test);
  }
  return reading;
}

/** The index of each column, by its title. @throws SheetRefusal when one is missing, or there twice. */
export function importColumns({ name: sheetName, rows: [head] }: Sheet): ImportColumns {
  const { number, cells } = head ?? { number: 1, cells: [] };
  const titles = cells.map((cell) =>
    typeof cell === 'string' ? cell.normalize('NFKC').trim() : '',
  );
  const columns: ImportColumns = {};
  for (const [field, title] of Object.entries(importTitles) as [ImportField, string][]) {
    const place = titles.indexOf(title);
    if (place < 0) continue;
    if (titles.includes(title, place + 1)) throw new SheetRefusal(`标题「${title}」出现了两次`);
    columns[field] = place;
  }
  const missing = requiredFields.filter((field) => columns[field] === undefined);
  if (missing.length > 0) {
    const names = missing.map((field) => `「${importTitles[field]}」`).join('');
    throw new SheetRefusal(
      `工作表「${sheetName}」第 ${number} 行缺少标题${names}，请使用下载的模板`,
    );
  }
  return columns;
}

/** The cells of a row by column; null where there is none. */
export const cellsOf = (
  { cells }: SheetRow,
  columns: ImportColumns,
): Record<ImportField, SheetCell> =>
  Object.fromEntries(
    (Object.keys(importTitles) as ImportField[]).map((field) => {
      const place = columns[field];
      return [field, (place === undefined ? null : cells[place]) ?? null];
    }),
  ) as Record<ImportField, SheetCell>;

/** A row of the template that was not filled in: only the person is given. */
const isBlank = (row: SheetRow, { checkType, checkRes, checkTime }: ImportColumns): boolean =>
  [checkType, checkRes, checkTime].every((place) => (row.cells[place ?? -1] ?? null) === null);

/** Reads one row by its cells: the test, and what is wrong with it by column. */
export function readImportRow(
  row: number,
  cells: Readonly<Record<ImportField, SheetCell>>,
  { isDate1904, now }: { isDate1904: boolean; now: string },
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
  const uId = read('uId', readPersonId);
  const name = read('name', plainCell);
  const checkType = read('checkType', readCheckType);
  const checkRes = read('checkRes', (title, cell) =>
    checkType === undefined ? undefined : readCheckResult(title, cell, checkType),
  );
  const checkTime = read('checkTime', (title, cell) => readMoment(title, cell, { isDate1904 }));
  if (checkTime !== undefined && checkTime > now) errors.checkTime = testInFuture;
  const isComplete =
    uId !== undefined &&
    name !== undefined &&
    checkType !== undefined &&
    checkRes !== undefined &&
    checkTime !== undefined;
  if (!isComplete) return { test: null, errors };
  const named = name === null ? null : String(name);
  return { test: { row, uId, name: named, checkType, checkRes, checkTime }, errors };
}

/** Errors that a message lists. */
const maxListed = 10;

/** The message for rows with errors: the first ones with their reasons, and the number of the others. */
export function faultsText(faults: readonly RowFault[]): string {
  const lines = faults.slice(0, maxListed).map(({ row, reason }) => `第 ${row} 行：${reason}`);
  const more = faults.length - lines.length;
  if (more > 0) lines.push(`另有 ${more} 行`);
  return `共 ${faults.length} 行有误，未导入任何记录。${lines.join('；')}`;
}

/** The rows that the message of a refused import names: the first ones of `faultsText`. */
export const faultsIn = (message: string): RowFault[] =>
  [...message.matchAll(/第 (\d+) 行：(.*?)(?=；第 \d+ 行：|；另有 \d+ 行$|$)/g)].map(
    ([, row, reason = '']) => ({ row: Number(row), reason }),
  );
