import { CheckType, nucleicResultLabel, NucleicResult } from '@anzhu/api/contract/healthTest';
import type { TimelineEvent } from '@anzhu/api/contract/timeline';
import { isAbnormal } from '@anzhu/api/rules/healthTests';

/** A test of the history, with its result. */
interface TestEvent extends TimelineEvent {
  checkType: CheckType;
  checkRes: number;
}

const isTest = (event: TimelineEvent): event is TestEvent =>
  event.checkType !== null && event.checkRes !== null;

/** Whether an event is a test whose result is a fever or a positive. */
export const isAbnormalEvent = (event: TimelineEvent): boolean =>
  isTest(event) && isAbnormal(event);

/** A moment as an axis shows it: `03-18 08:00`. */
const shortMoment = (time: string): string => time.slice(5, 16);

/** The temperatures, oldest first, in degrees Celsius; tests of the same minute keep names of their own. */
export function temperaturesOf(
  events: readonly TimelineEvent[],
): { name: string; value: number }[] {
  const seen = new Map<string, number>();
  return events
    .filter(isTest)
    .filter(({ checkType }) => checkType === CheckType.temperature)
    .map(({ time, checkRes }) => {
      const moment = shortMoment(time);
      const count = (seen.get(moment) ?? 0) + 1;
      seen.set(moment, count);
      return { name: count === 1 ? moment : `${moment}（${count}）`, value: checkRes };
    });
}

/** A nucleic acid test: its moment, `03-18 14:20`, and its result. */
export interface NucleicTest {
  moment: string;
  label: string;
  isPositive: boolean;
}

/** The nucleic acid tests, oldest first. */
export const nucleicTestsOf = (events: readonly TimelineEvent[]): NucleicTest[] =>
  events
    .filter(isTest)
    .filter(({ checkType }) => checkType === CheckType.nucleic)
    .map((event) => {
      const isPositive = isAbnormal(event);
      const result = isPositive ? NucleicResult.positive : NucleicResult.negative;
      return { moment: shortMoment(event.time), label: nucleicResultLabel[result], isPositive };
    });
