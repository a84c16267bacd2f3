import { labelsOf } from '@anzhu/api/contract/label';
import { logPage, LogType, logTypeLabel } from '@anzhu/api/contract/log';
import {
  dayRangeFilter,
  defineFilter,
  enumFilter,
  textFilter,
  type ValuesOf,
} from '../kit/pure.ts';

const labels = labelsOf(logPage.input);

/** What the log list is filtered by; the days are those of the entries. */
export const logFilter = defineFilter({
  days: { label: '日期', codec: dayRangeFilter() },
  type: { label: labels.type, codec: enumFilter(LogType, logTypeLabel) },
  createBy: { label: labels.createBy, codec: textFilter(32) },
  sketch: { label: labels.sketch, codec: textFilter(64) },
});

export type LogFilterValue = ValuesOf<typeof logFilter>;
