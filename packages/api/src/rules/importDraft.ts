import { checkTypeLabel } from '../contract/healthTest.ts';
import { isAbnormal, resultText } from './healthTests.ts';
import {
  importFields,
  importTable,
  importTitles,
  type ImportField,
  type ImportRow,
  type ImportTable,
} from './importColumns.ts';
import type { Book, Sheet, SheetCell } from './sheet.ts';
import { tableHeads } from './tableHeads.ts';
import {
  type CellContext,
  type ImportErrors,
  importSheetName,
  isBlank,
  placeOf,
  readImportRow,
  readImportTable,
  rowLabel,
} from './testImport.ts';

/** A row as text, by column. */
export type RowTexts = Readonly<Record<ImportField, string>>;

/** The rows of an import that are checked and edited before they are sent. */
export interface ImportDraft {
  table: ImportTable;
  /** The numbers of the rows that are not imported. */
  excluded: ReadonlySet<number>;
  /** The times of tests with a day alone, by the part of the day. */
  times: CellContext['times'];
}

/** A row with a test, as the preview shows it. */
export interface PreviewRow {
  /** Its number in what is sent. */
  row: number;
  /** Where it stands in the file: 第 5 行. */
  label: string;
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

/** A time that a file lacks. */
export interface AskedTime {
  /** The part of the day, 上午; '' for the whole day. */
  part: string;
  /** Rows with a day alone. */
  count: number;
  /** `HH:mm:ss`, '' until it is given. */
  time: string;
}

/** The rows of an import, and how many of the template were not filled in. */
export interface ImportPreview {
  rows: PreviewRow[];
  blank: number;
  /** The columns that the file has. */
  fields: ImportField[];
  /** What is not read: sheets, columns, rows. */
  notes: string[];
  askedTimes: AskedTime[];
}

/** @throws SheetRefusal when the file as a whole cannot be imported. */
export const draftOf = (book: Book): ImportDraft => ({
  table: importTable(book),
  excluded: new Set(),
  times: {},
});

const contextOf = ({ table, times }: ImportDraft, now: string): CellContext => ({
  isDate1904: table.isDate1904,
  now,
  times,
});

/** The rows that are not excluded as a sheet, with the titles of its columns in the head: what is sent. */
export function sheetToSend(draft: ImportDraft, now: string): Sheet {
  const { fields, isDate1904, rows: all } = draft.table;
  const rows = all.filter(({ row }) => !draft.excluded.has(row));
  const hasLabels = all.some(({ label }) => label !== undefined);
  const label = (text: string | undefined) => (hasLabels ? [text ?? null] : []);
  const cells = (row: ImportRow): SheetCell[] =>
    fields.map((field) => {
      // A day alone goes with the time that was given.
      const isAlone = field === 'checkTime' && !isBlank(row);
      const { day, test } = isAlone ? readImportRow(row, contextOf(draft, now)) : noDay;
      return day === null ? row.cells[field] : (test?.checkTime ?? null);
    });
  const head = [...fields.map((field) => importTitles[field]), ...label(tableHeads.source[0])];
  return {
    name: importSheetName,
    isDate1904,
    rows: [
      { number: (all[0]?.row ?? 2) - 1, cells: head },
      ...rows.map((row) => ({ number: row.row, cells: [...cells(row), ...label(row.label)] })),
    ],
  };
}

const noDay = { day: null, test: null };

/** Checks all rows of a draft by the rules of the server. `now` is `yyyy-MM-dd HH:mm:ss`. */
export function previewOf(draft: ImportDraft, now: string): ImportPreview {
  const { table, excluded, times } = draft;
  const context = contextOf(draft, now);
  const rows = table.rows.filter(({ row }) => !excluded.has(row));
  const { faults, blank, notes } = readImportTable({ rows, notes: table.notes }, context);
  const errorsAt = new Map(faults.map(({ row, errors }) => [row, errors]));
  const counts = new Map<string, number>();
  const shown = table.rows.flatMap((row): PreviewRow[] => {
    const isExcluded = excluded.has(row.row);
    if (isBlank(row) && !isExcluded) return [];
    const read = readImportRow(row, context);
    const { test, day } = read;
    if (day !== null && !isExcluded) counts.set(row.part, (counts.get(row.part) ?? 0) + 1);
    const errors = errorsAt.get(row.row) ?? {};
    return [
      {
        row: row.row,
        label: rowLabel(row),
        texts: textsOf(row, read, context),
        errors,
        isExcluded,
        isAbnormal:
          test !== null && Object.keys(errors).length === 0 && !isExcluded && isAbnormal(test),
        isHidden: row.isHidden,
        isRecorded: false,
      },
    ];
  });
  const askedTimes = [...counts].map(([part, count]) => ({
    part,
    count,
    time: times[part] ?? '',
  }));
  return { rows: shown, blank, fields: table.fields, notes, askedTimes };
}

/** A row as text: a date cell as a moment, a result with its unit; what cannot be read as it was typed. */
function textsOf(
  row: ImportRow,
  { test }: Pick<ReturnType<typeof readImportRow>, 'test'>,
  context: CellContext,
): RowTexts {
  const typed = Object.fromEntries(
    importFields.map((field) => [field, textOf(row.cells[field])]),
  ) as RowTexts;
  if (test) {
    const { checkType, checkTime } = test;
    const shown = { checkType: checkTypeLabel[checkType], checkRes: resultText(test), checkTime };
    return { ...typed, ...shown };
  }
  // A date cell is a number of days: it is shown as a moment also where another cell is wrong.
  const { checkTime } = row.cells;
  const cells = { ...noCells, uId: '1', checkType: 1, checkRes: 0, checkTime };
  const read = readImportRow({ ...row, cells }, context);
  return { ...typed, checkTime: read.test?.checkTime ?? read.day ?? typed.checkTime };
}

const noCells = Object.fromEntries(importFields.map((field) => [field, null])) as Record<
  ImportField,
  SheetCell
>;

const textOf = (cell: SheetCell): string =>
  cell === null || typeof cell === 'object' ? '' : String(cell);

const typedCells = (texts: RowTexts): Record<ImportField, SheetCell> => ({
  ...noCells,
  ...Object.fromEntries(importFields.map((field) => [field, texts[field].trim() || null])),
});

/** What is wrong with a row that is typed, by column. */
export const checkTexts = (texts: RowTexts, now: string): ImportErrors =>
  readImportRow(
    { row: 0, part: '', cells: typedCells(texts) },
    { isDate1904: false, now, times: {} },
  ).errors;

/** The draft with the texts of one row. */
export function editRow(draft: ImportDraft, number: number, texts: RowTexts): ImportDraft {
  // Who has edited a row has seen it, and has typed its time.
  const edit = (row: ImportRow): ImportRow => ({
    ...placeOf(row),
    cells: typedCells(texts),
    part: '',
    isHidden: false,
  });
  const rows = draft.table.rows.map((row) => (row.row === number ? edit(row) : row));
  return { ...draft, table: { ...draft.table, rows } };
}

/** The draft with the time of tests with a day alone. */
export const giveTime = (draft: ImportDraft, part: string, time: string): ImportDraft => ({
  ...draft,
  times: { ...draft.times, [part]: time },
});

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
