import { declarationPage } from '@anzhu/api/contract/declaration';
import { labelsOf } from '@anzhu/api/contract/label';
import { ReviewStatus, reviewStatusLabel } from '@anzhu/api/contract/review';
import { dayRangeFilter, defineFilter, enumFilter, type ValuesOf } from '../kit/pure.ts';
import { hotelCondition } from '../hotel/pure.ts';

const labels = labelsOf(declarationPage.input);

/** What the declarations are filtered by; the days are those of declaring. */
export const declarationFilter = defineFilter({
  days: { label: '日期', codec: dayRangeFilter() },
  reviewStatus: { label: labels.reviewStatus, codec: enumFilter(ReviewStatus, reviewStatusLabel) },
  ...hotelCondition,
});

export type DeclarationFilterValue = ValuesOf<typeof declarationFilter>;
