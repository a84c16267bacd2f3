import { roomNature } from '@anzhu/api/contract/room';
import { isSameId } from '@anzhu/api/contract/codecs';
import { FilterBar } from '@anzhu/ui/FilterBar';
import { Select } from '@anzhu/ui/Select';
import { TextField } from '@anzhu/ui/TextField';
import { useState, type ReactNode } from 'react';
import { RoomTypePicker, type RoomTypeOption } from '../roomType/index.ts';
import { noRoomFilter, roomFilterWords, type RoomFilterValue } from './filter.ts';

export interface RoomFilterBarProps {
  /** The filter in use; when it changes from outside, as by going back, the fields follow. */
  value: RoomFilterValue;
  /** Asked to show what the filter lets through: by 查询, 重置, or by removing a chip. */
  onQuery: (value: RoomFilterValue) => void;
  /** The floors there are; nothing while they are on their way. */
  floors: readonly number[] | undefined;
  /** Nothing while they are on their way. */
  roomTypes: readonly RoomTypeOption[] | undefined;
  /** The picker of the hotel, for those who see more than one. */
  hotelPicker?: ReactNode;
  isPending?: boolean | undefined;
}

type Nature = 'normal' | 'isolation';

const natureOptions = [
  { value: 'normal' as const, label: roomNature(false) },
  { value: 'isolation' as const, label: roomNature(true) },
];

const natureOf = (isIsolation: boolean | null): Nature | null =>
  isIsolation === null ? null : isIsolation ? 'isolation' : 'normal';

/**
 * Narrows the room board by floor, room number, order, room type and nature. What is filled in counts
 * when 查询 is pressed; the chips say what counts now.
 *
 * Keyboard: Enter in a field is 查询.
 */
export function RoomFilterBar({
  value,
  onQuery,
  floors,
  roomTypes,
  hotelPicker,
  isPending = false,
}: RoomFilterBarProps) {
  const [draft, setDraft] = useState(value);
  const inUse = JSON.stringify(value);
  const [followed, setFollowed] = useState(inUse);
  if (followed !== inUse) {
    setFollowed(inUse);
    setDraft(value);
  }

  const change = (part: Partial<RoomFilterValue>): void => setDraft({ ...draft, ...part });
  const query = (next: RoomFilterValue): void => {
    setDraft(next);
    onQuery(next);
  };
  const chips = roomFilterWords(
    value,
    (id) => roomTypes?.find((one) => isSameId(one.id, id))?.name ?? String(id),
  ).map(({ id, label, without }) => ({ id, label, onRemove: () => query(without) }));

  return (
    <FilterBar
      chips={chips}
      isPending={isPending}
      onSubmit={() => query(draft)}
      onReset={() => query(noRoomFilter)}
    >
      {hotelPicker}
      <Select
        label="楼层"
        placeholder="全部"
        isClearable
        isLoading={floors === undefined}
        options={(floors ?? []).map((floor) => ({ value: floor, label: `${floor} 楼` }))}
        value={draft.floor}
        onChange={(floor) => change({ floor })}
      />
      <TextField
        label="房间号"
        maxLength={20}
        value={draft.name}
        onChange={(name) => change({ name })}
      />
      <TextField
        label="订单号"
        maxLength={64}
        value={draft.orderId}
        onChange={(orderId) => change({ orderId })}
      />
      <RoomTypePicker
        placeholder="全部"
        isClearable
        roomTypes={roomTypes}
        value={draft.type}
        onChange={(type) => change({ type })}
      />
      <Select
        label="房间性质"
        placeholder="全部"
        isClearable
        options={natureOptions}
        value={natureOf(draft.isIsolation)}
        onChange={(nature) => change({ isIsolation: nature && nature === 'isolation' })}
      />
    </FilterBar>
  );
}
