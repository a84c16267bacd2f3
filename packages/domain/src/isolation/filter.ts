import {
  isolationDueLabel,
  isolationPage,
  IsolationStatus,
  isolationStatusLabel,
  PersonType,
  personTypeLabel,
} from '@anzhu/api/contract/isolation';
import { labelsOf } from '@anzhu/api/contract/label';
import { provinces } from '@anzhu/api/rules/provinces';
import {
  dayRangeFilter,
  defineFilter,
  enumFilter,
  keyFilter,
  monthFilter,
  optionFilter,
  textFilter,
  type ValuesOf,
} from '../kit/index.ts';
import { hotelCondition } from '../hotel/index.ts';

const labels = labelsOf(isolationPage.input);

/**
 * What the list of people in isolation is filtered by; the days are those of check-in. Source and month
 * are set by the charts.
 */
export const isolationFilter = defineFilter({
  days: { label: '隔离日期', codec: dayRangeFilter() },
  status: { label: labels.status, codec: enumFilter(IsolationStatus, isolationStatusLabel) },
  type: { label: labels.type, codec: enumFilter(PersonType, personTypeLabel) },
  province: { label: labels.province, codec: optionFilter<string>(provinces) },
  due: { label: labels.due, codec: keyFilter(isolationDueLabel) },
  ...hotelCondition,
  source: { label: labels.source, codec: textFilter() },
  month: { label: labels.month, codec: monthFilter() },
});

export type IsolationFilterValue = ValuesOf<typeof isolationFilter>;
