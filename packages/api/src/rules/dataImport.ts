import { maxDataRows } from '../contract/dataImport.ts';
import { enumLabels } from '../contract/label.ts';
import { limitsOf } from '../contract/limits.ts';
import { isDayAlone, readMoment } from './cellMoment.ts';
import { type ImportedColumn } from './importedColumns.ts';
import {
  type ImportedRow,
  importedSheets,
  type ImportKind,
  importKinds,
  notesSheet,
} from './importedSheets.ts';
import { nameKey } from './nameKey.ts';
import {
  type Book,
  columnName,
  type Sheet,
  type SheetCell,
  type SheetRow,
  tooManyRows,
} from './sheet.ts';
import { CellProblem, cellText, plainCell } from './testImportCells.ts';

/** What is wrong with a cell; with a row or a sheet as a whole where there is none. */
export interface ImportFault {
  sheet: string;
  /** B7, 第 7 行; empty of the sheet as a whole. */
  place: string;
  message: string;
}

/** The rows of one kind. */
export interface ImportedRows {
  kind: ImportKind;
  sheet: string;
  rows: ImportedRow[];
  /** The letters of the columns, by field. */
  letters: Readonly<Record<string, string>>;
}

/** Where a cell stands: B7, or 第 7 行 where its field has no column. */
export function placeOf(
  { letters }: Pick<ImportedRows, 'letters'>,
  row: number,
  field = '',
): string {
  const letter = letters[field];
  return letter === undefined ? `第 ${row} 行` : `${letter}${row}`;
}

/** What a workbook has for an import. */
export interface DataImport {
  tables: ImportedRows[];
  faults: ImportFault[];
  /** What is not read: sheets, columns. */
  notes: string[];
}

const headKey = (head: string): string =>
  nameKey(head)
    .replaceAll(/[（(].*?[)）]/g, '')
    .replaceAll(/[*＊\s]/g, '');

/** Rows among which the heads stand: a title and notes may be above them. */
const searchedRows = 12;

/**
 * Finds the sheets of an import by their names, their columns by their heads, and reads each cell.
 * @throws SheetRefusal for more rows than are imported at once
 */
export function readDataImport({ sheets, hidden }: Book): DataImport {
  const found: DataImport = { tables: [], faults: [], notes: [] };
  for (const name of hidden) found.notes.push(`未读取隐藏的工作表「${name}」`);
  const sheetOf = (kind: ImportKind): Sheet | undefined =>
    sheets.find(({ name }) => nameKey(name) === importedSheets[kind].name);
  for (const { name, rows } of sheets) {
    const isKnown = importKinds.some((kind) => importedSheets[kind].name === nameKey(name));
    if (!isKnown && rows.length > 0 && name !== notesSheet)
      found.notes.push(`未读取工作表「${name}」`);
  }
  for (const kind of importKinds) {
    const sheet = sheetOf(kind);
    if (sheet && sheet.rows.length > 0) readSheetRows(kind, sheet, found);
  }
  const count = found.tables.reduce((sum, { rows }) => sum + rows.length, 0);
  if (count > maxDataRows) throw tooManyRows(maxDataRows);
  return found;
}

function readSheetRows(kind: ImportKind, sheet: Sheet, found: DataImport): void {
  const columns: readonly ImportedColumn[] = importedSheets[kind].columns;
  const named = (text: string): ImportedColumn | undefined =>
    columns.find(({ title, aliases = [] }) =>
      [title, ...aliases].some((one) => headKey(one) === headKey(text)),
    );
  const heads = sheet.rows.slice(0, searchedRows);
  const count = ({ cells }: SheetRow): number =>
    cells.filter((cell) => named(cellText(cell))).length;
  const most = Math.max(0, ...heads.map(count));
  const head = heads.find((row) => count(row) === most);
  const fault = (place: string, message: string): void => {
    found.faults.push({ sheet: sheet.name, place, message });
  };
  if (!head || most < 2) return fault('', '没有找到标题行');
  const indexOf = new Map<string, number>();
  for (const [index, cell] of head.cells.entries()) {
    const text = cellText(cell);
    const field = named(text)?.field;
    if (field !== undefined && !indexOf.has(field)) indexOf.set(field, index);
    else if (text !== '') {
      const why = field === undefined ? '未读取' : '出现了两次，未读取';
      found.notes.push(`工作表「${sheet.name}」的列「${text}」${why}`);
    }
  }
  const missing = columns.filter(({ field, isNeeded }) => isNeeded && !indexOf.has(field));
  if (missing.length > 0) {
    return fault('', `缺少列${missing.map(({ title }) => `「${title}」`).join('')}`);
  }
  const letters = Object.fromEntries([...indexOf].map(([field, at]) => [field, columnName(at)]));
  const table: ImportedRows = { kind, sheet: sheet.name, rows: [], letters };
  for (const { number, cells, isHidden } of sheet.rows.slice(sheet.rows.indexOf(head) + 1)) {
    const values: Record<string, string | number> = {};
    if (isHidden) fault(`第 ${number} 行`, '该行已隐藏，请取消隐藏或删除');
    for (const one of columns) {
      const cell = cells[indexOf.get(one.field) ?? -1];
      try {
        const value = readCell(one, cell, sheet);
        if (value !== null) values[one.field] = value;
      } catch (error) {
        if (!(error instanceof CellProblem)) throw error;
        fault(placeOf(table, number, one.field), error.message);
      }
    }
    if (Object.keys(values).length > 0) table.rows.push({ number, values });
  }
  found.tables.push(table);
}

/** Days of people begin with their birth. */
const birthsSince = 1900;

/** Digits that a spreadsheet program keeps of a number. */
const mostDigits = 15;

/**
 * A cell as the wire of its field has it; null for an empty one.
 * @throws CellProblem for what is no value of its own, or no moment where one is needed
 */
function readCell(
  { title, schema, refers, time, isDay }: ImportedColumn,
  cell: SheetCell | undefined,
  sheet: Pick<Sheet, 'isDate1904'>,
): string | number | null {
  const value = typeof cell === 'boolean' ? Number(cell) : plainCell(title, cell);
  if (value === null) return null;
  if (time !== undefined || isDay) {
    const { isDate1904 } = sheet;
    const moment = readMoment(title, cell, { isDate1904, ...(isDay && { since: birthsSince }) });
    if (isDay) return moment.slice(0, 10);
    return isDayAlone(moment) ? `${moment} ${time}` : moment;
  }
  if (refers !== undefined) return String(value);
  const labels = Object.entries(enumLabels(schema) ?? {});
  if (labels.length > 0) return readChoice(title, labels, String(value));
  // Digits and letters of any width are read; other text is kept as it is.
  if (typeof cell === 'string') {
    const text = /[^\x20-\x7e]/.test(String(value)) ? cell.trim() : String(value);
    // The mark by which a workbook of ours keeps +86 from being taken for a formula.
    return text.replace(/^'(?=[=+\-@])/, '');
  }
  if (typeof value === 'number' && limitsOf(schema).decimals === undefined) {
    const digits = String(value);
    if (digits.length <= mostDigits) return digits;
    throw new CellProblem(`${title}被表格存成了数字，末几位已丢失，请改为文本后重新填写`);
  }
  return value;
}

const onlyOne = <Item>(items: readonly Item[]): Item | undefined =>
  items.length === 1 ? items[0] : undefined;

/** The value of a choice by its label or the beginning of one alone, or by itself: 普通 is 普通房. */
function readChoice(
  title: string,
  labels: readonly (readonly [string, string])[],
  text: string,
): string | number {
  const [value] =
    labels.find(([, label]) => nameKey(label) === nameKey(text)) ??
    labels.find(([own]) => own === text) ??
    onlyOne(labels.filter(([, label]) => text.length > 1 && label.startsWith(text))) ??
    [];
  if (value === undefined) {
    throw new CellProblem(`${title}应为${labels.map(([, label]) => label).join('、')}`);
  }
  if (value === 'true' || value === 'false') return value === 'true' ? 1 : 0;
  return /^\d+$/.test(value) ? Number(value) : value;
}
