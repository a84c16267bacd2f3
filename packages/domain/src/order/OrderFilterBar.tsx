import { orderStatuses, orderStatusLabel } from '@anzhu/api/contract/order';
import { provinces } from '@anzhu/api/rules/provinces';
import { DateRange } from '@anzhu/ui/DateRange';
import { FilterBar } from '@anzhu/ui/FilterBar';
import { Select } from '@anzhu/ui/Select';
import { nameIn, useFilterDraft, type FilterState } from '../kit/index.ts';
import { RoomTypePicker, type RoomTypeOption } from '../roomType/index.ts';
import { orderFilter, type OrderFilterValue } from './filter.ts';

export interface OrderFilterBarProps extends FilterState<OrderFilterValue> {
  /** `yyyy-MM-dd` */
  today: string;
  /** Undefined while they are loading. */
  roomTypes: readonly RoomTypeOption[] | undefined;
}

const statusOptions = orderStatuses.map((status) => ({
  value: status,
  label: orderStatusLabel[status],
}));
const provinceOptions = provinces.map((name) => ({ value: name as string, label: name }));
const optional = { placeholder: '全部', isClearable: true } as const;

/**
 * Filters the order list by day of ordering, status, room type and province of origin. What is chosen
 * applies by 查询; the chips show what is in use.
 *
 * Keyboard: Enter in a field is 查询.
 */
export function OrderFilterBar({ today, roomTypes, ...state }: OrderFilterBarProps) {
  const { field, bar } = useFilterDraft(orderFilter, state, { roomType: nameIn(roomTypes) });
  return (
    <FilterBar {...bar}>
      <DateRange shortcuts="past" today={today} {...field('days')} />
      <Select {...optional} options={statusOptions} {...field('status')} />
      <RoomTypePicker {...optional} roomTypes={roomTypes} {...field('roomType')} />
      <Select {...optional} isSearchable options={provinceOptions} {...field('province')} />
    </FilterBar>
  );
}
