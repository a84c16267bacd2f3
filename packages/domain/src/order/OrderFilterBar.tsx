import type { Id } from '@anzhu/api/contract/codecs';
import { orderStatuses, type OrderStatus } from '@anzhu/api/contract/order';
import { provinces } from '@anzhu/api/rules/provinces';
import { DateRange } from '@anzhu/ui/DateRange';
import { FilterBar } from '@anzhu/ui/FilterBar';
import { Select } from '@anzhu/ui/Select';
import { useState } from 'react';
import { RoomTypePicker, type RoomTypeOption } from '../roomType/index.ts';
import { noOrderFilter, orderFilterWords, type OrderFilterValue } from './filter.ts';
import { orderStatusLook } from './status.ts';

export interface OrderFilterBarProps {
  /** The filter in use; when it changes from outside, as by going back, the fields follow. */
  value: OrderFilterValue;
  /** Asked to show what the filter lets through: by 查询, 重置, or by removing a chip. */
  onQuery: (value: OrderFilterValue) => void;
  /** `yyyy-MM-dd` */
  today: string;
  /** Nothing while they are on their way. */
  roomTypes: readonly RoomTypeOption[] | undefined;
  isPending?: boolean | undefined;
}

const statusOptions = orderStatuses.map((status) => ({
  value: status,
  label: orderStatusLook[status].label,
}));
const provinceOptions = provinces.map((name) => ({ value: name as string, label: name }));

/**
 * Narrows the order list by day of ordering, status, room type and province of origin. What is chosen
 * counts when 查询 is pressed; the chips say what counts now.
 *
 * Keyboard: Enter in a field is 查询.
 */
export function OrderFilterBar({
  value,
  onQuery,
  today,
  roomTypes,
  isPending = false,
}: OrderFilterBarProps) {
  const [draft, setDraft] = useState(value);
  const inUse = JSON.stringify(value);
  const [followed, setFollowed] = useState(inUse);
  if (followed !== inUse) {
    setFollowed(inUse);
    setDraft(value);
  }

  const change = (part: Partial<OrderFilterValue>): void => setDraft({ ...draft, ...part });
  const query = (next: OrderFilterValue): void => {
    setDraft(next);
    onQuery(next);
  };
  const roomTypeName = (id: Id): string =>
    roomTypes?.find((one) => String(one.id) === String(id))?.name ??
    (roomTypes ? String(id) : '加载中');

  const chips = orderFilterWords(value, roomTypeName).map(({ id, label }) => ({
    id,
    label,
    onRemove: () => query({ ...draft, [id]: null }),
  }));

  return (
    <FilterBar
      chips={chips}
      isPending={isPending}
      onSubmit={() => query(draft)}
      onReset={() => query(noOrderFilter)}
    >
      <DateRange
        label="日期"
        shortcuts="past"
        today={today}
        value={draft.days}
        onChange={(days) => change({ days })}
      />
      <Select<OrderStatus>
        label="订单状态"
        placeholder="全部"
        isClearable
        options={statusOptions}
        value={draft.status}
        onChange={(status) => change({ status })}
      />
      <RoomTypePicker
        placeholder="全部"
        isClearable
        roomTypes={roomTypes}
        value={draft.roomType}
        onChange={(roomType) => change({ roomType })}
      />
      <Select
        label="客源省份"
        placeholder="全部"
        isClearable
        isSearchable
        options={provinceOptions}
        value={draft.province}
        onChange={(province) => change({ province })}
      />
    </FilterBar>
  );
}
