import type { Id } from '@anzhu/api/contract/codecs';
import type { OrderStatus } from '@anzhu/api/contract/order';
import { orderStatusLook } from './status.ts';

/** What the order list is narrowed by; null means not at all. */
export interface OrderFilterValue {
  /** Days of ordering, both inclusive. */
  days: { begin: string; end: string } | null;
  status: OrderStatus | null;
  roomType: Id | null;
  province: string | null;
}

export const noOrderFilter: OrderFilterValue = {
  days: null,
  status: null,
  roomType: null,
  province: null,
};

/** The filter as the calls take it: days from their first to their last second, empty ones left out. */
export function orderFilterInput({ days, status, roomType, province }: OrderFilterValue) {
  return {
    ...(days && { beginTime: `${days.begin} 00:00:00`, endTime: `${days.end} 23:59:59` }),
    ...(status !== null && { status }),
    ...(roomType !== null && { roomType }),
    ...(province !== null && { province }),
  };
}

/** One filter in use, in words. */
export interface FilterWord {
  id: keyof OrderFilterValue;
  label: string;
}

/** The filters in use, in words, for chips. `roomTypeName` says what a room type's id stands for. */
export function orderFilterWords(
  { days, status, roomType, province }: OrderFilterValue,
  roomTypeName: (id: Id) => string,
): FilterWord[] {
  const words: FilterWord[] = [];
  if (days) words.push({ id: 'days', label: `日期：${days.begin} 至 ${days.end}` });
  if (status !== null) {
    words.push({ id: 'status', label: `订单状态：${orderStatusLook[status].label}` });
  }
  if (roomType !== null) words.push({ id: 'roomType', label: `房型：${roomTypeName(roomType)}` });
  if (province !== null) words.push({ id: 'province', label: `客源省份：${province}` });
  return words;
}
