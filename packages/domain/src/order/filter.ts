import { labelsOf } from '@anzhu/api/contract/label';
import { orderPage, OrderStatus, orderStatusLabel } from '@anzhu/api/contract/order';
import { provinces } from '@anzhu/api/rules/provinces';
import {
  dayRangeFilter,
  defineFilter,
  enumFilter,
  idFilter,
  optionFilter,
  type ValuesOf,
} from '../kit/pure.ts';

const labels = labelsOf(orderPage.input);

/** What the order list is filtered by; the days are those of ordering. */
export const orderFilter = defineFilter({
  days: { label: '日期', codec: dayRangeFilter() },
  status: { label: labels.status, codec: enumFilter(OrderStatus, orderStatusLabel) },
  roomType: { label: labels.roomType, codec: idFilter() },
  province: { label: labels.province, codec: optionFilter<string>(provinces) },
});

export type OrderFilterValue = ValuesOf<typeof orderFilter>;
