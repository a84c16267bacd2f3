import type { Sheet } from './sheet.ts';

/** A row of a table that was copied as text. */
export interface TextRow {
  cells: string[];
  /** The row as it stands in the text. */
  text: string;
}

/** Text that is pasted from a spreadsheet has tabs between its cells. */
export const isTable = (text: string): boolean => text.includes('\t');

/** Between the cells of a line that is typed, or copied from a chat. */
const separators = /[,，、;；\s]+/;

/**
 * Reads the rows of a table that was copied as text: cells between tabs, else between commas or spaces. A cell in
 * quotes may contain tabs and line ends, and quotes that are doubled. Blank rows are skipped.
 */
export function readTable(text: string): TextRow[] {
  const isCsv = /(^|[,\n])"/.test(text);
  const rows = isTable(text)
    ? readDelimited(text, '\t')
    : isCsv
      ? readDelimited(text, ',')
      : readTyped(text);
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
}

function readDelimited(text: string, delimiter: '\t' | ','): TextRow[] {
  // A quoted cell ends with a quote before a delimiter, a line end or the end of the text.
  const quoted = new RegExp(`"((?:[^"]|"")*)"(?=${delimiter}|\\r?\\n|$)`, 'y');
  const plain = new RegExp(`[^${delimiter}\\r\\n]*`, 'y');
  const rows: TextRow[] = [];
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
    if (at >= text.length) return rows;
    at += text.startsWith('\r\n', at) ? 2 : 1;
    start = at;
    cells = [];
  }
}

const readTyped = (text: string): TextRow[] =>
  text.split(/\r?\n|\r/).map((line) => ({
    cells: line.trim().split(separators),
    text: line,
  }));

/**
 * The columns that a first row names; undefined when it is no head, which has two of them at least.
 * @param fieldOf the field of a head without blanks and stars
 */
export function namedColumns<Field>(
  cells: readonly string[],
  fieldOf: (head: string) => Field | undefined,
): (Field | undefined)[] | undefined {
  const columns = cells.map((cell) => fieldOf(cell.replaceAll(/[\s*]+/g, '')));
  return columns.filter((field) => field !== undefined).length >= 2 ? columns : undefined;
}

/** A number as spreadsheets write it, without the mark of a text. */
export const numberText = (cell: string): string => cell.replaceAll(/['’]/g, '');

/** Text that was copied from a table, as a sheet: its first row is row 1. */
export const tableSheet = (name: string, text: string): Sheet => ({
  name,
  isDate1904: false,
  rows: readTable(text).map(({ cells }, index) => ({
    number: index + 1,
    cells: cells.map((cell) => cell || null),
  })),
});
