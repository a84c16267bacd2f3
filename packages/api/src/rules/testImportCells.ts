import {
  CheckType,
  highestTemperature,
  lowestTemperature,
  type NucleicResult,
} from '../contract/healthTest.ts';
import { DocumentNumber } from '../contract/person.ts';
import { withoutInvisible } from '../contract/text.ts';
import type { SheetCell } from './sheet.ts';
import { checkTypeOf, isUndecided, nucleicResultOf } from './testWords.ts';

/** A cell with a wrong value; the message names the column. */
export class CellProblem extends Error {
  override readonly name = 'CellProblem';
}

const unsupportedReason = {
  formula: '是公式，请粘贴为数值',
  error: '是错误值',
  merged: '在合并的单元格中，请取消合并',
} as const;

/**
 * The value of a cell as trimmed text or a number; full-width digits and letters become ASCII. Null for
 * an empty cell.
 *
 * @throws CellProblem for a formula, an error value, a merged cell.
 */
export function plainCell(title: string, cell: SheetCell | undefined): string | number | null {
  if (cell === null || cell === undefined) return null;
  if (typeof cell === 'object')
    throw new CellProblem(`${title}${unsupportedReason[cell.unsupported]}`);
  if (typeof cell === 'boolean') throw new CellProblem(`${title}格式不正确`);
  if (typeof cell === 'number') return cell;
  const text = withoutInvisible(cell.normalize('NFKC')).trim();
  return text === '' ? null : text;
}

/** The text of a cell, as `plainCell` reads it, also of merged cells; '' for one without a value of its own. */
export function cellText(cell: SheetCell): string {
  if (typeof cell === 'string' || typeof cell === 'number')
    return String(plainCell('', cell) ?? '');
  return cell !== null && typeof cell === 'object' ? (cell.text ?? '') : '';
}

/** The value of a required cell. @throws CellProblem when it is empty. */
export function filled(title: string, cell: SheetCell | undefined): string | number {
  const value = plainCell(title, cell);
  if (value === null) throw new CellProblem(`${title}不能为空`);
  return value;
}

const asNumber = (value: string | number): number | null => {
  if (typeof value === 'number') return value;
  return /^\d{1,6}(\.\d{1,10})?$/.test(value) ? Number(value) : null;
};

/** The id of a person, as text. */
export function readPersonId(title: string, cell: SheetCell | undefined): string {
  const value = filled(title, cell);
  const text = String(value);
  const isId = typeof value === 'number' ? Number.isSafeInteger(value) : /^[\w-]{1,64}$/.test(text);
  if (!isId) throw new CellProblem(`${title}格式不正确`);
  return text;
}

/** Whole numbers have at most so many digits in a spreadsheet program: the others become 0. */
const mostDigits = 15;

/** The number of a document. */
export function readIdCard(title: string, cell: SheetCell | undefined): string | null {
  const value = plainCell(title, cell);
  if (value === null) return null;
  if (typeof value === 'number' && String(value).length > mostDigits) {
    throw new CellProblem(`${title}被表格存成了数字，末几位已丢失，请改为文本后重新填写`);
  }
  const read = DocumentNumber.safeParse(String(value).replaceAll(/[\s'’-]/g, ''));
  if (!read.success) throw new CellProblem(`${title}不正确`);
  return read.data;
}

/** True for 阴性, 阳性 and temperatures. */
export const isResult = (cell: SheetCell): boolean =>
  isReadable(() => nucleic(cellText(cell))) || isReadable(() => temperature(cellText(cell)));

/** True where a cell is read without a problem. */
export function isReadable(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch (error) {
    if (error instanceof CellProblem) return false;
    throw error;
  }
}

/** 体温 or 核酸 in the words of laboratories, or 0 or 1. */
export function readCheckType(title: string, cell: SheetCell | undefined): CheckType {
  const value = String(filled(title, cell));
  const type = checkTypeOf(value);
  if (type !== null) return type;
  throw new CellProblem(
    /抗原|抗体/.test(value)
      ? `${title}「${value}」不能导入，应为体温或核酸`
      : `${title}应为体温或核酸`,
  );
}

/** The result: a temperature with one decimal, or 阴性 or 阳性, or 0 or 1. */
export function readCheckResult(
  title: string,
  cell: SheetCell | undefined,
  checkType: CheckType,
): number {
  const value = filled(title, cell);
  return checkType === CheckType.temperature ? temperature(value) : nucleic(value);
}

function nucleic(value: string | number): NucleicResult {
  const result = nucleicResultOf(String(value));
  if (result !== null) return result;
  const reason = isUndecided(String(value)) ? `「${value}」不是确定的结果，` : '';
  throw new CellProblem(`核酸${reason}应为阴性或阳性`);
}

function temperature(value: string | number): number {
  const degrees = asNumber(
    typeof value === 'string' ? value.replace(/\s*(°C|℃|°|度|摄氏度)$/i, '') : value,
  );
  if (degrees === null || !Number.isFinite(degrees)) throw new CellProblem('体温应为数字');
  const rounded = Math.round(degrees * 10) / 10;
  if (rounded < lowestTemperature || rounded > highestTemperature) {
    throw new CellProblem('体温应为 34.0 到 43.0');
  }
  if (Math.abs(degrees - rounded) > 1e-6) throw new CellProblem('体温最多一位小数');
  return rounded;
}
