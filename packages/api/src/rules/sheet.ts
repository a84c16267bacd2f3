/** A cell without a value of its own: a formula, an error such as #N/A, a part of merged cells. */
export interface UnsupportedCell {
  unsupported: 'formula' | 'error' | 'merged';
  /** Of the first one of merged cells: what is shown in all of them. */
  text?: string;
}

/** The value of a cell; null when it is empty. Dates are numbers: days since the sheet's day zero. */
export type SheetCell = string | number | boolean | null | UnsupportedCell;

/** A row with values. */
export interface SheetRow {
  /** The number in the spreadsheet program: the first is 1. */
  number: number;
  /** By column, the first is A; cells behind the last filled one are missing. */
  cells: SheetCell[];
  /** The spreadsheet program does not show it, as by a filter. */
  isHidden?: boolean;
}

/** One sheet of a workbook, without its empty rows. */
export interface Sheet {
  name: string;
  rows: SheetRow[];
  /** The places of the columns that the spreadsheet program does not show: the first is 0. */
  hiddenColumns?: readonly number[];
  /** Days are counted from 1904-01-01 (old workbooks of the Mac) rather than from 1900. */
  isDate1904: boolean;
}

/** The worksheets of a workbook, and the names of those that it does not show. */
export interface Book {
  sheets: Sheet[];
  hidden: string[];
}

/** The letters of a column, counted from 0: A, Z, AA. */
export const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) +
  String.fromCharCode(65 + (index % 26));

/** A file that cannot be read as a sheet, or may not be imported; the message is for the user. */
export class SheetRefusal extends Error {
  override readonly name = 'SheetRefusal';
}

/** The refusal of a sheet with more rows than are taken: they were not counted to the end. */
export const tooManyRows = (max: number): SheetRefusal =>
  new SheetRefusal(`最多导入 ${max.toLocaleString('en-US')} 行，文件超过了这个行数`);
