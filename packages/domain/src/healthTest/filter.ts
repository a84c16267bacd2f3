import { CheckType, healthTestPage } from '@anzhu/api/contract/healthTest';
import { labelsOf } from '@anzhu/api/contract/label';
import { CellProblem, readCheckResult } from '@anzhu/api/rules/testImportCells';
import { hotelCondition } from '../hotel/index.ts';
import { dayRangeFilter, defineFilter, textFilter, type ValuesOf } from '../kit/index.ts';

const labels = labelsOf(healthTestPage.input);

/** A result as it is typed: 阴性, 阳性 or degrees Celsius; a problem when it is none. */
export function readResult(
  text: string,
  types: readonly CheckType[] = [CheckType.nucleic, CheckType.temperature],
): { value: number } | { problem: string } {
  let problem = '';
  for (const type of types) {
    try {
      return { value: readCheckResult(labels.checkRes, text, type) };
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      problem = error.message;
    }
  }
  return { problem };
}

const isResult = (text: string): boolean => 'value' in readResult(text);

/** A result, typed: 36.5, 阴性 or 阳性. What is none filters nothing. */
const resultFilter = {
  empty: '',
  maxLength: 10,
  parse: (text: string): string | undefined => (isResult(text) ? text.trim() : undefined),
  print: (text: string): string => (isResult(text) ? text.trim() : ''),
  words: (text: string): string => text.trim(),
  input: (text: string, name: string): Record<string, number> => {
    const read = readResult(text);
    return 'value' in read ? { [name]: read.value } : {};
  },
};

/** What the daily tests are filtered by; the days are those of the test. A link names one of them by its id. */
export const healthTestFilter = defineFilter({
  id: { label: labels.id, codec: textFilter(64) },
  days: { label: '日期', codec: dayRangeFilter() },
  uid: { label: labels.uid, codec: textFilter(64) },
  name: { label: labels.name, codec: textFilter(60) },
  checkRes: { label: labels.checkRes, codec: resultFilter },
  ...hotelCondition,
});
export type HealthTestFilterValue = ValuesOf<typeof healthTestFilter>;

/** The same among the abnormal results that were not dealt with. */
export const abnormalFilter: typeof healthTestFilter = {
  ...healthTestFilter,
  input: (values) => Object.assign(healthTestFilter.input(values), { isAbnormal: true }),
};
