import {
  CheckType,
  highestTemperature,
  lowestTemperature,
  NucleicResult,
  checkTypeLabel,
  nucleicResultLabel,
} from '../contract/healthTest.ts';
import { isCalendarDay, isClockTime } from '../contract/dates.ts';
import { DocumentNumber } from '../contract/person.ts';
import { withoutInvisible } from '../contract/text.ts';
import { daysBetween } from './days.ts';
import { addSeconds, localTime } from './localTime.ts';
import type { SheetCell } from './sheet.ts';

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

/** The text of a cell, as `plainCell` reads it; '' for a cell without a value of its own. */
export const cellText = (cell: SheetCell): string =>
  typeof cell === 'string' || typeof cell === 'number' ? String(plainCell('', cell) ?? '') : '';

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

/** True for 体温 and 核酸. */
export const isCheckType = (cell: SheetCell): boolean =>
  Object.values<string>(checkTypeLabel).includes(cellText(cell));

/** True for 阴性, 阳性 and temperatures. */
export const isResult = (cell: SheetCell): boolean =>
  isReadable(() => nucleic(cellText(cell))) || isReadable(() => temperature(cellText(cell)));

/** True for text of a moment, and for a number of days that is not whole. */
export const isMoment = (cell: SheetCell): boolean =>
  (typeof cell === 'string' || (typeof cell === 'number' && !Number.isInteger(cell))) &&
  isReadable(() => readMoment('', cell, { isDate1904: false }));

function isReadable(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch (error) {
    if (error instanceof CellProblem) return false;
    throw error;
  }
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
 * 2026-03-18 08:30, 2026/3/18 8:30:05, 2026年3月18日8时30分, 2026/3/18 下午2:30, 2026-03-18T08:30:00.
 * A day alone is its midnight. Text with a time zone is converted to Shanghai time. What could be
 * another moment as well is refused.
 */
export function readMoment(
  title: string,
  cell: SheetCell | undefined,
  { isDate1904 }: { isDate1904: boolean },
): string {
  const value = filled(title, cell);
  const moment =
    typeof value === 'number' ? momentOfDays(value, isDate1904) : momentOfText(title, value);
  if (moment !== null && Number(moment.slice(0, 4)) >= firstYear) return moment;
  const [, reason = ''] = ambiguities.find(([form]) => form.test(String(value))) ?? [];
  throw new CellProblem(`${title}${reason}应为 2026-03-18 08:30 这样的日期时间`);
}

/** Texts that may mean several moments. */
const ambiguities: readonly (readonly [RegExp, string])[] = [
  [/^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|^\d{2}[-/.]\d{1,2}[-/.]\d{1,2}\b/, '的年月日顺序不明，'],
  [/上午 ?12/, '不知是零点还是中午，'],
  [/[:]\d(?!\d)/, '的分钟应为两位，'],
];

function momentOfDays(days: number, isDate1904: boolean): string | null {
  const zero = isDate1904 ? dayZero.from1904 : dayZero.from1900;
  const seconds = Math.round(days * secondsOfDay);
  const isUsual = seconds >= secondsOfDay && seconds < daysBetween(zero, lastDay) * secondsOfDay;
  return isUsual ? addSeconds(`${zero} 00:00:00`, seconds) : null;
}

/** A day, with or without a time; no space is needed behind 日 and before 上午 and 下午. */
const dayAndTime =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})(?:日?$|(?:T|日 ?| (?! )|(?=[上下]午))(?:([上下])午 ?)?(\d.*)$)/i;
const timeOfDay =
  /^(\d{1,2})(?::(\d{2})(?::(\d{2})(?:\.\d+)?)?|时(?:(\d{1,2})分?(?:(\d{1,2})秒?)?)?) ?(Z|[+-]\d{2}:?\d{2})?$/i;

/** @throws CellProblem for a day or a time that does not exist, as 2026/2/30. */
function momentOfText(title: string, text: string): string | null {
  const [, year = '', month = '', day = '', half, time] =
    dayAndTime.exec(text.replaceAll(/\s+/g, ' ')) ?? [];
  if (year === '') return null;
  const parts = timeOfDay.exec(time ?? '0:00');
  if (!parts) return null;
  const [, hour = '', minute = parts[4] ?? '', second = parts[5] ?? '', , , zone] = parts;
  if (half === '上' && Number(hour) === 12) return null;
  const isAfternoon = half === '下' && Number(hour) < 12;
  const hours = isAfternoon ? String(Number(hour) + 12) : hour;
  const twoDigits = (digits: string): string => digits.padStart(2, '0');
  const local = `${[year, twoDigits(month), twoDigits(day)].join('-')} ${[hours, minute, second].map(twoDigits).join(':')}`;
  if (!isCalendarDay(local)) throw new CellProblem(`${title}不是存在的日期`);
  if (!isClockTime(local) || (half === '上' && Number(hour) > 12)) {
    throw new CellProblem(`${title}不是存在的时间`);
  }
  return zone === undefined ? local : toShanghaiTime(local, zone);
}

function toShanghaiTime(local: string, zone: string): string {
  const offset = /^z$/i.test(zone) ? '+00:00' : zone.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');
  return localTime(Date.parse(`${local.replace(' ', 'T')}${offset}`));
}
