import {
  CheckType,
  feverAbove,
  NucleicResult,
  nucleicResultLabel,
} from '../contract/healthTest.ts';

/** A test's kind and its result: degrees Celsius, or a `NucleicResult`. */
export interface Measurement {
  /** 体温 or 核酸. */
  checkType: CheckType;
  /** The temperature in ℃; of a nucleic acid test 0 for 阴性 and 1 for 阳性. */
  checkRes: number;
}

/** The message for a test of a time to come. */
export const testInFuture = '检测时间不能晚于现在';

/** A fever or a positive: listed as abnormal until it is handled (spec: daily tests). */
export const isAbnormal = ({ checkType, checkRes }: Measurement): boolean =>
  checkType === CheckType.temperature ? checkRes > feverAbove : checkRes === NucleicResult.positive;

/** A result as text: 36.5 ℃, 阴性 or 阳性. */
export function resultText({ checkType, checkRes }: Measurement): string {
  if (checkType === CheckType.temperature) return `${checkRes.toFixed(1)} ℃`;
  return nucleicResultLabel[
    checkRes === NucleicResult.positive ? NucleicResult.positive : NucleicResult.negative
  ];
}
