import type { Sheet, SheetRow } from './sheet.ts';

/** A row of a table that was copied as text. */
export interface TextRow {
  /** Its number; blank rows are counted. */
  number: number;
  cells: string[];
  /** The row as it stands in the text. */
  text: string;
}

/** Text that is pasted from a spreadsheet has tabs between its cells. */
export const isTable = (text: string): boolean => text.includes('\t');

/** Between the cells of a line that is typed, or copied from a chat. */
const separators = /[,，、;；\s]+/;

/** True for text whose cells stand in columns: between tabs, or between commas with quotes. */
export const isAligned = (text: string): boolean => isTable(text) || /(^|[,\n])"/.test(text);

/**
 * Reads the rows of a table that was copied as text: cells between tabs, else between commas or spaces. A cell in
 * quotes may contain tabs and line ends, and quotes that are doubled. Blank rows are skipped.
 */
export function readTable(text: string): TextRow[] {
  if (isTable(text)) return readDelimited(text, '\t');
  return isAligned(text) ? readDelimited(text, ',') : readTyped(text);
}

const withValues = (rows: readonly Omit<TextRow, 'number'>[]): TextRow[] =>
  rows
    .map((row, index) => ({ ...row, number: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

function readDelimited(text: string, delimiter: '\t' | ','): TextRow[] {
  // A quoted cell ends with a quote before a delimiter, a line end or the end of the text.
  const quoted = new RegExp(`"((?:[^"]|"")*)"(?=${delimiter}|\\r?\\n|$)`, 'y');
  const plain = new RegExp(`[^${delimiter}\\r\\n]*`, 'y');
  const rows: Omit<TextRow, 'number'>[] = [];
  let at = 0;
  let start = 0;
  let cells: string[] = [];
  const match = (form: RegExp): RegExpExecArray | null => {
    form.lastIndex = at;
    return form.exec(text);
  };
  for (;;) {
    // A quote that is never closed is one of the text.
    const cell = match(quoted) ?? match(plain);
    cells.push((cell?.[1]?.replaceAll('""', '"') ?? cell?.[0] ?? '').trim());
    at += cell?.[0].length ?? 0;
    if (text[at] === delimiter) {
      at += 1;
      continue;
    }
    rows.push({ cells, text: text.slice(start, at) });
    if (at >= text.length) return withValues(rows);
    at += text.startsWith('\r\n', at) ? 2 : 1;
    start = at;
    cells = [];
  }
}

const readTyped = (text: string): TextRow[] =>
  withValues(
    text.split(/\r?\n|\r/).map((line) => ({ cells: line.trim().split(separators), text: line })),
  );

/** A number as spreadsheets write it, without the mark of a text. */
export const numberText = (cell: string): string => cell.replaceAll(/['’]/g, '');

/** Rows of text as those of a sheet. */
export const sheetRows = (rows: readonly TextRow[]): SheetRow[] =>
  rows.map(({ number, cells }) => ({ number, cells: cells.map((cell) => cell || null) }));

/** Text that was copied from a table, as a sheet: its first row is row 1. */
export const tableSheet = (name: string, text: string): Sheet => ({
  name,
  isDate1904: false,
  rows: sheetRows(readTable(text)),
});

/** The text of a csv file, as a sheet: cells between tabs, or between commas. */
export const csvSheet = (text: string): Sheet => ({
  name: 'CSV',
  isDate1904: false,
  rows: sheetRows(readDelimited(text, isTable(text) ? '\t' : ',')),
});
