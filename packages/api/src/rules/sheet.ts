/** A cell that holds no value of its own: a formula, an error such as #N/A, a part of merged cells. */
export interface OddCell {
  odd: 'formula' | 'error' | 'merged';
}

/** What stands in a cell; null in an empty one. Dates are numbers: days since the sheet's day zero. */
export type SheetCell = string | number | boolean | null | OddCell;

/** A row that holds something. */
export interface SheetRow {
  /** As the spreadsheet program numbers it: the first is 1. */
  number: number;
  /** By column, the first is A; cells behind the last filled one are missing. */
  cells: SheetCell[];
}

/** One sheet of a workbook, without its empty rows. */
export interface Sheet {
  name: string;
  rows: SheetRow[];
  /** Days are counted from 1904-01-01 (old workbooks of the Mac) rather than from 1900. */
  isDate1904: boolean;
}

/** A file that cannot be read as a sheet, or may not be imported; the message is for the user. */
export class SheetRefusal extends Error {
  override readonly name = 'SheetRefusal';
}
