import { OrderStatus, orderStatusLabel } from '@anzhu/api/contract/order';
import { provinces } from '@anzhu/api/rules/provinces';
import {
  dayRangeFilter,
  defineFilter,
  enumFilter,
  idFilter,
  optionFilter,
  type ValuesOf,
} from '../kit/pure.ts';

/** What the order list is filtered by; the days are those of ordering. */
export const orderFilter = defineFilter({
  days: { label: '日期', codec: dayRangeFilter() },
  status: {
    label: '订单状态',
    codec: enumFilter(OrderStatus),
    words: (status) => orderStatusLabel[status],
  },
  roomType: { label: '房型', codec: idFilter() },
  province: { label: '客源省份', codec: optionFilter<string>(provinces) },
});

export type OrderFilterValue = ValuesOf<typeof orderFilter>;
