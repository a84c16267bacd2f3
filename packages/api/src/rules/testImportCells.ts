import {
  CheckType,
  highestTemperature,
  lowestTemperature,
  NucleicResult,
  checkTypeLabel,
  nucleicResultLabel,
} from '../contract/healthTest.ts';
import { isCalendarDay, isClockTime } from '../contract/dates.ts';
import { daysBetween } from './days.ts';
import { addSeconds, localTime } from './localTime.ts';
import type { SheetCell } from './sheet.ts';

/** A cell with a wrong value; the message names the column. */
export class CellProblem extends Error {
  override readonly name = 'CellProblem';
}

const oddReason = {
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
  if (typeof cell === 'object') throw new CellProblem(`${title}${oddReason[cell.odd]}`);
  if (typeof cell === 'boolean') throw new CellProblem(`${title}格式不正确`);
  if (typeof cell === 'number') return cell;
  // Zero-width characters and byte order marks are invisible in a spreadsheet program.
  const text = cell
    .normalize('NFKC')
    .replaceAll(/[\u200b-\u200f\ufeff]/g, '')
    .trim();
  return text === '' ? null : text;
}

/** The value of a required cell. @throws CellProblem when it is empty. */
function filled(title: string, cell: SheetCell | undefined): string | number {
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

/** 体温 or 核酸, or 0 or 1. */
export function readCheckType(title: string, cell: SheetCell | undefined): CheckType {
  const value = String(filled(title, cell));
  const type = Object.values(CheckType).find(
    (one) => value === checkTypeLabel[one] || value === String(one),
  );
  if (type === undefined) throw new CellProblem(`${title}应为体温或核酸`);
  return type;
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
  const result = Object.values(NucleicResult).find(
    (one) => value === nucleicResultLabel[one] || String(value) === String(one),
  );
  if (result === undefined) throw new CellProblem('核酸应为阴性或阳性');
  return result;
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

/** Day zero of the two date systems of workbooks. */
const dayZero = { from1900: '1899-12-30', from1904: '1904-01-01' };
const lastDay = '9999-12-31';
const secondsOfDay = 86_400;
/** Tests are not older: a number for an earlier day is not a date. */
const firstYear = 2000;

/**
 * A moment as `yyyy-MM-dd HH:mm:ss`: from a date cell (days since day zero), or from text such as
 * 2026-03-18 08:30, 2026/3/18 8:30:05, 2026年3月18日 8时30分, 2026-03-18T08:30:00.
 * A day alone is its midnight. Text with a time zone is converted to Shanghai time.
 */
export function readMoment(
  title: string,
  cell: SheetCell | undefined,
  { isDate1904 }: { isDate1904: boolean },
): string {
  const value = filled(title, cell);
  const moment =
    typeof value === 'number' ? momentOfDays(value, isDate1904) : momentOfText(title, value);
  if (moment === null || Number(moment.slice(0, 4)) < firstYear) {
    throw new CellProblem(`${title}应为 2026-03-18 08:30 这样的日期时间`);
  }
  return moment;
}

function momentOfDays(days: number, isDate1904: boolean): string | null {
  const zero = isDate1904 ? dayZero.from1904 : dayZero.from1900;
  const seconds = Math.round(days * secondsOfDay);
  const isUsual = seconds >= secondsOfDay && seconds < daysBetween(zero, lastDay) * secondsOfDay;
  return isUsual ? addSeconds(`${zero} 00:00:00`, seconds) : null;
}

const textual =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T\s]\s*(\d{1,2})[:时](\d{1,2})分?(?:[:]?(\d{1,2})(?:\.\d+)?秒?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** @throws CellProblem for a day or a time that does not exist, as 2026/2/30. */
function momentOfText(title: string, text: string): string | null {
  const found = textual.exec(text.replaceAll(/\s+/g, ' '));
  if (!found) return null;
  const [, year = '', ...rest] = found.slice(0, 7);
  const [month, day, hour, minute, second] = rest.map((part) => (part ?? '0').padStart(2, '0'));
  const local = `${year}-${month}-${day} ${hour}:${minute}:${second}`;
  if (!isCalendarDay(local)) throw new CellProblem(`${title}不是存在的日期`);
  if (!isClockTime(local)) throw new CellProblem(`${title}不是存在的时间`);
  const zone = found[7];
  return zone === undefined ? local : toShanghaiTime(local, zone);
}

function toShanghaiTime(local: string, zone: string): string {
  const offset = /^z$/i.test(zone) ? '+00:00' : zone.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');
  return localTime(Date.parse(`${local.replace(' ', 'T')}${offset}`));
}
