import { checkTypeLabel } from '../contract/healthTest.ts';
import { isAbnormal, resultText } from './healthTests.ts';
import {
  importFields,
  importTable,
  importTitles,
  type ImportColumns,
  type ImportField,
} from './importColumns.ts';
import type { Sheet, SheetCell, SheetRow } from './sheet.ts';
import {
  cellsOf,
  readImportRow,
  readImportTable,
  type CellContext,
  type ImportedTest,
  type ImportErrors,
} from './testImport.ts';

/** A row as text, by column. */
export type RowTexts = Readonly<Record<ImportField, string>>;

/** The sheet of an import that is checked and edited before it is sent. */
export interface ImportDraft {
  sheet: Sheet;
  /** The numbers of the rows that are not imported. */
  excluded: ReadonlySet<number>;
}

/** A row with a test, as the preview shows it. */
export interface PreviewRow {
  /** Its number in the spreadsheet program. */
  row: number;
  texts: RowTexts;
  /** Why it cannot be imported; empty when it can. */
  errors: ImportErrors;
  isExcluded: boolean;
  isAbnormal: boolean;
  /** Hidden in the sheet, and not edited. */
  isHidden: boolean;
  /** Recorded already, with the same value: the server has refused it. */
  isRecorded: boolean;
}

/** True for a row that cannot be imported as it is. */
export const isFaulty = ({ errors, isExcluded }: PreviewRow): boolean =>
  !isExcluded && Object.keys(errors).length > 0;

/** The rows of an import, and how many of the template were not filled in. */
export interface ImportPreview {
  rows: PreviewRow[];
  blank: number;
  /** The columns that the sheet has. */
  fields: ImportField[];
}

/** The sheet without the rows that are excluded, with the titles of its columns in the head: what is sent. */
export function sheetToSend({ sheet, excluded }: ImportDraft): Sheet {
  const { columns, rows } = importTable(sheet);
  const head = headFor(columns, (rows[0]?.number ?? 2) - 1);
  const kept = rows.filter(({ number }) => !excluded.has(number));
  return { ...sheet, rows: [...head, ...kept] };
}

/** The row of the titles; none above the first row of a sheet. */
function headFor(columns: ImportColumns, number: number): SheetRow[] {
  if (number < 1) return [];
  const cells: SheetCell[] = Array(1 + Math.max(...Object.values(columns))).fill(null);
  for (const field of importFields) {
    const index = columns[field];
    if (index !== undefined) cells[index] = importTitles[field];
  }
  return [{ number, cells }];
}

/**
 * Checks all rows of a draft by the rules of the server. `now` is `yyyy-MM-dd HH:mm:ss`.
 *
 * @throws SheetRefusal when the sheet as a whole cannot be imported.
 */
export function previewOf({ sheet, excluded }: ImportDraft, now: string): ImportPreview {
  const { columns, rows: all } = importTable(sheet);
  const context = { isDate1904: sheet.isDate1904, now };
  const kept = all.filter(({ number }) => !excluded.has(number));
  const { tests, faults, blank } = readImportTable({ columns, rows: kept }, context);
  const testAt = new Map(tests.map((test) => [test.row, test]));
  const errorsAt = new Map(faults.map(({ row, errors }) => [row, errors]));
  const rows = all.flatMap((row): PreviewRow[] => {
    const [test, errors] = [testAt.get(row.number), errorsAt.get(row.number)];
    const isExcluded = excluded.has(row.number);
    if (!test && !errors && !isExcluded) return [];
    return [
      {
        row: row.number,
        texts: textsOf(row, columns, { context, test }),
        errors: errors ?? {},
        isExcluded,
        isAbnormal: test !== undefined && isAbnormal(test),
        isHidden: row.isHidden === true,
        isRecorded: false,
      },
    ];
  });
  const fields = importFields.filter((field) => columns[field] !== undefined);
  return { rows, blank, fields };
}

/** A row as text: a date cell as a moment, a result with its unit; what cannot be read as it was typed. */
function textsOf(
  row: SheetRow,
  columns: ImportColumns,
  { context, test: known }: { context: CellContext; test: ImportedTest | undefined },
): RowTexts {
  const cells = cellsOf(row, columns);
  const test = known ?? readImportRow(row.number, cells, context).test;
  const typed = Object.fromEntries(
    importFields.map((field) => [field, textOf(cells[field])]),
  ) as RowTexts;
  if (test) {
    const { checkType, checkTime } = test;
    const shown = { checkType: checkTypeLabel[checkType], checkRes: resultText(test), checkTime };
    return { ...typed, ...shown };
  }
  // A date cell is a number of days: it is shown as a moment also where another cell is wrong.
  const asTest = { ...noCells, uId: '1', checkType: 1, checkRes: 0, checkTime: cells.checkTime };
  const moment = readImportRow(row.number, asTest, context).test?.checkTime;
  return { ...typed, checkTime: moment ?? typed.checkTime };
}

const noCells = cellsOf({ number: 0, cells: [] }, {});

const textOf = (cell: SheetCell): string =>
  cell === null || typeof cell === 'object' ? '' : String(cell);

/** What is wrong with a row that is typed, by column. */
export function checkTexts(texts: RowTexts, now: string): ImportErrors {
  const cells = Object.fromEntries(
    importFields.map((field) => [field, texts[field].trim() || null]),
  ) as Record<ImportField, SheetCell>;
  return readImportRow(0, cells, { isDate1904: false, now }).errors;
}

/** The draft with the texts of one row; columns that the sheet does not have are ignored. */
export function editRow(draft: ImportDraft, number: number, texts: RowTexts): ImportDraft {
  const { columns } = importTable(draft.sheet);
  const edit = (row: SheetRow): SheetRow => {
    const cells = [...row.cells];
    for (const field of importFields) {
      const index = columns[field];
      if (index === undefined) continue;
      while (cells.length <= index) cells.push(null);
      cells[index] = texts[field].trim() || null;
    }
    // Who has edited a row has seen it.
    return { number, cells };
  };
  const rows = draft.sheet.rows.map((row) => (row.number === number ? edit(row) : row));
  return { ...draft, sheet: { ...draft.sheet, rows } };
}

/** The draft without some rows, or with them again. */
export function excludeRows(
  draft: ImportDraft,
  numbers: readonly number[],
  isExcluded: boolean,
): ImportDraft {
  const excluded = new Set(draft.excluded);
  for (const number of numbers) {
    if (isExcluded) excluded.add(number);
    else excluded.delete(number);
  }
  return { ...draft, excluded };
}
