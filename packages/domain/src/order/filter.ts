import { Guarantee, guaranteeLabel } from '@anzhu/api/contract/guarantee';
import { labelsOf } from '@anzhu/api/contract/label';
import { orderDueLabel, orderPage, OrderStatus, orderStatusLabel } from '@anzhu/api/contract/order';
import { provinces } from '@anzhu/api/rules/provinces';
import {
  dayRangeFilter,
  defineFilter,
  enumFilter,
  idFilter,
  keyFilter,
  optionFilter,
  textFilter,
  type ValuesOf,
} from '../kit/index.ts';
import { hotelCondition } from '../hotel/index.ts';

const labels = labelsOf(orderPage.input);

/**
 * What the order list is filtered by: 日期 is that of ordering, 入住日期 that of arrival, 在住日期 has the nights. Source, name of the room type and
 * days of income are set by the charts.
 */
export const orderFilter = defineFilter({
  keyword: { label: labels.keyword, codec: textFilter() },
  days: { label: '日期', codec: dayRangeFilter() },
  arrival: { label: '入住日期', codec: dayRangeFilter(['arriveBeginTime', 'arriveEndTime']) },
  stay: { label: '在住日期', codec: dayRangeFilter(['stayBeginTime', 'stayEndTime']) },
  status: { label: labels.status, codec: enumFilter(OrderStatus, orderStatusLabel) },
  guarantee: { label: labels.guarantee, codec: enumFilter(Guarantee, guaranteeLabel) },
  roomType: { label: labels.roomType, codec: idFilter() },
  province: { label: labels.province, codec: optionFilter<string>(provinces) },
  due: { label: labels.due, codec: keyFilter(orderDueLabel) },
  groupNo: { label: labels.groupNo, codec: textFilter() },
  ...hotelCondition,
  source: { label: labels.source, codec: textFilter() },
  roomTypeName: { label: labels.roomTypeName, codec: textFilter() },
  paidDay: { label: '收入日期', codec: dayRangeFilter(['paidBeginTime', 'paidEndTime']) },
});

export type OrderFilterValue = ValuesOf<typeof orderFilter>;
