import type { Id } from '@anzhu/api/contract/codecs';
import { addHealthTest, CheckType, type HealthTest } from '@anzhu/api/contract/healthTest';
import { testInFuture } from '@anzhu/api/rules/healthTests';
import type { FormErrors } from '@anzhu/ui/Form';
import { contractForm } from '../kit/index.ts';

/** A test as it is being filled in. */
export interface HealthTestDraft {
  /** The person's number. */
  uId: Id | null;
  checkType: CheckType;
  /** Degrees Celsius, or a `NucleicResult`. */
  checkRes: number | null;
  checkTime: string;
}

export const healthTestForm = contractForm(addHealthTest, (draft: HealthTestDraft) => draft);

/** What the fields begin with: a record, or a new test of a person at a moment. */
export const healthTestDraft = (
  record: HealthTest | null,
  person: { id: Id } | null,
  now: string,
): HealthTestDraft => ({
  uId: record ? record.uId : (person?.id ?? null),
  checkType: record?.checkType ?? CheckType.temperature,
  checkRes: record?.checkRes ?? null,
  checkTime: record ? (record.checkTime ?? '') : now,
});

/** A test has happened. `now` is `yyyy-MM-dd HH:mm:ss`. */
export const notInFuture =
  (now: string) =>
  ({ checkTime }: { checkTime: string }): FormErrors =>
    checkTime > now ? { checkTime: testInFuture } : {};

/** The question before a test that lies before the check-in of its person. */
export const beforeCheckIn = {
  flag: 'acceptBeforeCheckIn',
  title: '检测时间早于入住时间，仍要保存？',
  confirmLabel: '仍要保存',
} as const;
