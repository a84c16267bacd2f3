import type { Id } from '../contract/codecs.ts';
import {
  CheckType,
  feverAbove,
  NucleicResult,
  nucleicResultLabel,
} from '../contract/healthTest.ts';
import { type IsolationStatus, isolationStatusLabel } from '../contract/isolation.ts';
import { formatMinute } from './timeText.ts';

/** A test's kind and its result: degrees Celsius, or a `NucleicResult`. */
export interface Measurement {
  /** 体温 or 核酸. */
  checkType: CheckType;
  /** The temperature in ℃; of a nucleic acid test 0 for 阴性 and 1 for 阳性. */
  checkRes: number;
}

/** The message for a test of a time to come. */
export const testInFuture = '检测时间不能晚于现在';

/** The isolation that a test is recorded for. Times are `yyyy-MM-dd HH:mm:ss`. */
export interface TestedIsolation {
  status: IsolationStatus;
  checkInTime: string;
  /** Null while it has not ended. */
  endedTime: string | null;
  /** The number of the same person's present isolation; null without one that the caller may see. */
  presentId: Id | null;
}

/** Why a test does not belong to an isolation, at the field at fault. */
export interface TestPeriodFault {
  /** `acceptBeforeCheckIn`: a question; the test is recorded when the input has this flag. */
  field: 'uId' | 'checkTime' | 'acceptBeforeCheckIn';
  message: string;
}

/**
 * A test lies within the isolation of its person (spec: daily tests): one after its end is refused, one before
 * its beginning has to be confirmed.
 *
 * @returns null for a test within the isolation
 */
export function testPeriodFault(
  { status, checkInTime, endedTime, presentId }: TestedIsolation,
  checkTime: string,
): TestPeriodFault | null {
  if (endedTime !== null && checkTime > endedTime) {
    const ended = `该人员已于 ${formatMinute(endedTime)} ${isolationStatusLabel[status]}`;
    return presentId === null
      ? { field: 'checkTime', message: ended }
      : { field: 'uId', message: `${ended}，现编号 ${presentId}` };
  }
  if (checkTime < checkInTime) {
    const message = `检测时间早于入住时间 ${formatMinute(checkInTime)}`;
    return { field: 'acceptBeforeCheckIn', message };
  }
  return null;
}

/** A fever or a positive: listed as abnormal until it is handled (spec: daily tests). */
export const isAbnormal = ({ checkType, checkRes }: Measurement): boolean =>
  checkType === CheckType.temperature ? checkRes > feverAbove : checkRes === NucleicResult.positive;

/** The message after tests were saved; `blank`: rows of a file that were not filled in; `notes`: what was not read. */
export function importedText({
  count,
  abnormal,
  blank = 0,
  notes = [],
}: {
  count: number;
  abnormal: number;
  blank?: number;
  notes?: readonly string[];
}): string {
  const parts = [`成功导入 ${count} 条检测记录`];
  if (abnormal > 0) parts.push(`其中异常 ${abnormal} 条`);
  if (blank > 0) parts.push(`跳过未填写的 ${blank} 行`);
  return [parts.join('，'), ...notes].join('；');
}

/** A result as text: 36.5 ℃, 阴性 or 阳性. */
export function resultText({ checkType, checkRes }: Measurement): string {
  if (checkType === CheckType.temperature) return `${checkRes.toFixed(1)} ℃`;
  return nucleicResultLabel[
    checkRes === NucleicResult.positive ? NucleicResult.positive : NucleicResult.negative
  ];
}
