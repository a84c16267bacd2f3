import { checkTypeLabel } from '../contract/healthTest.ts';
import { isAbnormal, resultText } from './healthTests.ts';
import type { Sheet, SheetCell, SheetRow } from './sheet.ts';
import {
  cellsOf,
  importColumns,
  importSheetName,
  importTitles,
  readImportRow,
  readImportRows,
  type ImportColumns,
  type ImportedTest,
  type ImportErrors,
  type ImportField,
} from './testImport.ts';

/** A row as text, by column. */
export type RowTexts = Readonly<Record<ImportField, string>>;

/** The sheet of an import that is checked and mended before it is sent. */
export interface ImportDraft {
  sheet: Sheet;
  /** The numbers of the rows that are not imported. */
  leftOut: ReadonlySet<number>;
}

/** A row with a test, as the preview shows it. */
export interface PreviewRow {
  /** Its number in the spreadsheet program. */
  row: number;
  texts: RowTexts;
  /** Why it cannot be imported; null when it can. */
  reason: string | null;
  isLeftOut: boolean;
  isAbnormal: boolean;
}

/** The rows of an import, and how many of the template were not filled in. */
export interface ImportPreview {
  rows: PreviewRow[];
  blank: number;
}

const fields = Object.keys(importTitles) as ImportField[];

/** The sheet without the rows that are left out: what is sent. */
export const sheetToSend = ({ sheet, leftOut }: ImportDraft): Sheet => ({
  ...sheet,
  rows: sheet.rows.filter(({ number }) => !leftOut.has(number)),
});

/**
 * Checks all rows of a draft by the rules of the server. `now` is `yyyy-MM-dd HH:mm:ss`.
 *
 * @throws SheetRefusal when the sheet as a whole cannot be imported.
 */
export function previewOf(draft: ImportDraft, now: string): ImportPreview {
  const { sheet, leftOut } = draft;
  const { tests, faults, blank } = readImportRows(sheetToSend(draft), now);
  const columns = importColumns(sheet);
  const testAt = new Map(tests.map((test) => [test.row, test]));
  const reasonAt = new Map(faults.map(({ row, reason }) => [row, reason]));
  const rows = sheet.rows.slice(1).flatMap((row): PreviewRow[] => {
    const [test, reason] = [testAt.get(row.number), reasonAt.get(row.number) ?? null];
    const isLeftOut = leftOut.has(row.number);
    if (!test && reason === null && !isLeftOut) return [];
    return [
      {
        row: row.number,
        texts: textsOf(row, columns, { sheet, now, test }),
        reason,
        isLeftOut,
        isAbnormal: test !== undefined && isAbnormal(test),
      },
    ];
  });
  return { rows, blank };
}

/** A row as text: a date cell as a moment, a result with its unit; what cannot be read as it was typed. */
function textsOf(
  row: SheetRow,
  columns: ImportColumns,
  { sheet, now, test: known }: { sheet: Sheet; now: string; test: ImportedTest | undefined },
): RowTexts {
  const cells = cellsOf(row, columns);
  const { isDate1904 } = sheet;
  const test = known ?? readImportRow(row.number, cells, { isDate1904, now }).test;
  const typed = Object.fromEntries(
    fields.map((field) => [field, textOf(cells[field])]),
  ) as RowTexts;
  if (test) {
    const { checkType, checkTime } = test;
    const shown = { checkType: checkTypeLabel[checkType], checkRes: resultText(test), checkTime };
    return { ...typed, ...shown };
  }
  // A date cell is a number of days: it is shown as a moment also where another cell is wrong.
  const asTest = { ...cells, uId: '1', checkType: 1, checkRes: 0, name: null };
  const moment = readImportRow(row.number, asTest, { isDate1904, now }).test?.checkTime;
  return { ...typed, checkTime: moment ?? typed.checkTime };
}

const textOf = (cell: SheetCell): string =>
  cell === null || typeof cell === 'object' ? '' : String(cell);

/** What is wrong with a row that is typed anew, by column. */
export const checkTexts = (texts: RowTexts, now: string): ImportErrors =>
  readImportRow(0, texts, { isDate1904: false, now }).errors;

/** The draft with one row typed anew; columns that the sheet does not have are ignored. */
export function mendRow(draft: ImportDraft, number: number, texts: RowTexts): ImportDraft {
  const columns = importColumns(draft.sheet);
  const mend = (row: SheetRow): SheetRow => {
    const cells = [...row.cells];
    for (const field of fields) {
      const place = columns[field];
      if (place === undefined) continue;
      while (cells.length <= place) cells.push(null);
      cells[place] = texts[field].trim() || null;
    }
    return { ...row, cells };
  };
  const rows = draft.sheet.rows.map((row) => (row.number === number ? mend(row) : row));
  return { ...draft, sheet: { ...draft.sheet, rows } };
}

/** The draft with some rows left out, or taken in again. */
export function leaveOut(
  draft: ImportDraft,
  numbers: readonly number[],
  isLeftOut: boolean,
): ImportDraft {
  const leftOut = new Set(draft.leftOut);
  for (const number of numbers) {
    if (isLeftOut) leftOut.add(number);
    else leftOut.delete(number);
  }
  return { ...draft, leftOut };
}

/** Tests that are typed rather than read from a file, as a sheet to import: the first is row 2. */
export const sheetOfTests = (tests: readonly Omit<RowTexts, 'room'>[]): Sheet => ({
  name: importSheetName,
  isDate1904: false,
  rows: [importTitles, ...tests.map((test) => ({ ...test, room: '' }))].map((texts, place) => ({
    number: place + 1,
    cells: fields.map((field) => texts[field] || null),
  })),
});
