import { isDeskOffered } from '@anzhu/api/contract/desk';
import { guaranteeLabel, guarantees } from '@anzhu/api/contract/guarantee';
import { orderDueLabel, orderStatuses, orderStatusLabel } from '@anzhu/api/contract/order';
import { provinces } from '@anzhu/api/rules/provinces';
import { DateRange } from '@anzhu/ui/DateRange';
import { FilterBar } from '@anzhu/ui/FilterBar';
import { Select } from '@anzhu/ui/Select';
import { TextField } from '@anzhu/ui/TextField';
import { hotelNameIn, TitleHotel, type HotelChoice } from '../hotel/index.ts';
import { nameIn, optionsOf, useFilterDraft, type FilterState } from '../kit/index.ts';
import { RoomTypePicker, type RoomTypeOption } from '../roomType/index.ts';
import { orderFilter, type OrderFilterValue } from './filter.ts';

export interface OrderFilterBarProps extends FilterState<OrderFilterValue> {
  /** `yyyy-MM-dd` */
  today: string;
  /** Of the chosen hotel; undefined while they are loading, null where none is chosen. */
  roomTypes: readonly RoomTypeOption[] | null | undefined;
  /** The hotels to choose from, where there are several. */
  hotels: HotelChoice;
  /** The labels of the fields that the current view sets. */
  viewFields?: readonly string[] | undefined;
}

const statusOptions = orderStatuses.map((status) => ({
  value: status,
  label: orderStatusLabel[status],
}));
const guaranteeOptions = guarantees.map((value) => ({ value, label: guaranteeLabel[value] }));
const dueOptions = optionsOf(orderDueLabel);
const provinceOptions = provinces.map((name) => ({ value: name as string, label: name }));
const optional = { placeholder: '全部', isClearable: true } as const;

/**
 * Filters the order list by keyword (also a group number) where the back end knows it, day of ordering, status, guarantee, what is
 * due today, province of origin, 团队号 and, for the platform's admins, hotel; by room type once there is a hotel. What is chosen applies by 查询; the chips show what is in use, also what
 * a chart has set.
 *
 * Keyboard: Enter in a field is 查询.
 */
export function OrderFilterBar(props: OrderFilterBarProps) {
  const { today, roomTypes, hotels, viewFields, ...state } = props;
  const { value, onQuery } = state;
  const narrowed = {
    ...state,
    // Another hotel has room types of its own.
    onQuery: (next: OrderFilterValue) =>
      onQuery(next.hotelId === value.hotelId ? next : { ...next, roomType: null }),
  };
  const { field, bar } = useFilterDraft(orderFilter, narrowed, {
    roomType: nameIn(roomTypes),
    hotelId: hotelNameIn(hotels),
  });
  return (
    <FilterBar
      {...bar}
      {...{ viewFields }}
      inTitle={<TitleHotel hotels={hotels} {...field('hotelId', { isAtOnce: true })} />}
    >
      {isDeskOffered() && (
        <TextField {...field('keyword')} placeholder="订单号、团队号、姓名、电话" />
      )}
      <Select {...optional} options={statusOptions} {...field('status')} />
      {isDeskOffered() && (
        <Select {...optional} options={guaranteeOptions} {...field('guarantee')} />
      )}
      <DateRange shortcuts="past" today={today} {...field('days')} />
      {isDeskOffered() && <DateRange today={today} {...field('arrival')} />}
      {isDeskOffered() && <DateRange today={today} {...field('stay')} />}
      {roomTypes !== null && (
        <RoomTypePicker {...optional} roomTypes={roomTypes} {...field('roomType')} />
      )}
      <Select {...optional} options={dueOptions} {...field('due')} />
      <Select {...optional} isSearchable options={provinceOptions} {...field('province')} />
      {isDeskOffered() && <TextField {...field('groupNo')} />}
    </FilterBar>
  );
}
