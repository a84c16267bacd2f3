import { sexLabel } from '../contract/guest.ts';
import { personTypeLabel } from '../contract/isolation.ts';
import { cleanDocumentNumber, isResidentId } from '../contract/person.ts';
import { cleanPhone, isPhone } from '../contract/phone.ts';
import { isMoment, isTimeOfDay } from './cellMoment.ts';
import type { SheetCell } from './sheet.ts';
import type { TableField } from './tableHeads.ts';
import { numberText } from './tableText.ts';
import { cellText, isResult } from './testImportCells.ts';
import { checkTypeOf } from './testWords.ts';

/** A field, and whether a cell is of it. */
interface CellKind {
  field: TableField;
  fits: (cell: SheetCell) => boolean;
  /** Distinct from other numbers only in a list of people without heads. */
  isLoose?: true;
}

const documentNumber = (cell: SheetCell): string => cleanDocumentNumber(numberText(cellText(cell)));
const phone = (cell: SheetCell): string => cleanPhone(numberText(cellText(cell)));
const isOneOf =
  (labels: Readonly<Record<number, string>>) =>
  (cell: SheetCell): boolean =>
    Object.values(labels).includes(cellText(cell));

/** Kinds of cells that show their field, those first that are nothing else. */
export const contentOrder: readonly CellKind[] = [
  { field: 'idCard', fits: (cell) => isResidentId(documentNumber(cell)) },
  { field: 'phone', fits: (cell) => isPhone(phone(cell)) || /^1\d{10}$/.test(phone(cell)) },
  { field: 'sex', fits: isOneOf(sexLabel) },
  { field: 'email', fits: (cell) => /^[^\s@]+@[^\s@]+$/.test(cellText(cell)) },
  { field: 'personType', fits: isOneOf(personTypeLabel) },
  {
    field: 'checkType',
    fits: (cell) => /\D/.test(cellText(cell)) && checkTypeOf(cellText(cell)) !== null,
  },
  { field: 'checkTime', fits: isMoment },
  { field: 'checkRes', fits: isResult },
  {
    // A passport, or a number with a wrong digit.
    field: 'idCard',
    isLoose: true,
    fits: (cell) => {
      const number = documentNumber(cell);
      return /^[A-Z0-9]{6,20}$/.test(number) && /[A-Z]\d|\d[A-Z]|\d{8}/.test(number);
    },
  },
  // A number that is cut.
  { field: 'phone', isLoose: true, fits: (cell) => /^\+?\d{5,15}$/.test(phone(cell)) },
];

/** A name: letters, and neither digits nor punctuation but dots. */
const isName = (cell: SheetCell): boolean =>
  /^[\p{L}\p{M}][\p{L}\p{M}\s.·•‧・-]{0,59}$/u.test(cellText(cell));
const isNumber = (cell: SheetCell): boolean => /^\d{1,15}$/.test(cellText(cell));

/** True for a cell that may be of a field. */
export function fitsField(field: TableField, cell: SheetCell): boolean {
  if (field === 'name') return isName(cell);
  if (field === 'uId') return isNumber(cell);
  return contentOrder.some((kind) => kind.field === field && kind.fits(cell));
}

/** True for the numbers of lines: 1, 2, 3. */
export const isCounting = (cells: readonly SheetCell[]): boolean =>
  cells.every((cell, index) => cellText(cell).replace(/\.$/, '') === String(index + 1));

/** True for a column of times without days; an empty one is taken for it. */
export const isClock = (cells: readonly SheetCell[]): boolean =>
  2 * cells.filter(isTimeOfDay).length >= cells.length;
