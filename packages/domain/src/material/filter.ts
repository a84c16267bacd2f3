import { labelsOf } from '@anzhu/api/contract/label';
import { materialPage } from '@anzhu/api/contract/material';
import { ReviewStatus, reviewStatusLabel } from '@anzhu/api/contract/review';
import {
  dayRangeFilter,
  defineFilter,
  enumFilter,
  textFilter,
  type ValuesOf,
} from '../kit/pure.ts';
import { hotelCondition } from '../hotel/pure.ts';

const labels = labelsOf(materialPage.input);

/** What both lists of applications are filtered by; the days are those of applying. */
export const materialFilter = defineFilter({
  days: { label: '日期', codec: dayRangeFilter() },
  applyThing: { label: labels.applyThing, codec: textFilter(50) },
  reviewStatus: { label: labels.reviewStatus, codec: enumFilter(ReviewStatus, reviewStatusLabel) },
  ...hotelCondition,
});

export type MaterialFilterValue = ValuesOf<typeof materialFilter>;
