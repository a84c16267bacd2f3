import { roomNature } from '@anzhu/api/contract/room';
import { FilterBar } from '@anzhu/ui/FilterBar';
import { Select } from '@anzhu/ui/Select';
import { TextField } from '@anzhu/ui/TextField';
import type { ReactNode } from 'react';
import { nameIn, useFilterDraft, type FilterState } from '../kit/index.ts';
import { RoomTypePicker, type RoomTypeOption } from '../roomType/index.ts';
import { roomFilter, type RoomFilterValue } from './filter.ts';

export interface RoomFilterBarProps extends FilterState<RoomFilterValue> {
  /** The floors of the hotel; undefined while loading. */
  floors: readonly number[] | undefined;
  /** Undefined while loading. */
  roomTypes: readonly RoomTypeOption[] | undefined;
  /** The picker of the hotel, for users of more than one. */
  hotelPicker?: ReactNode;
}

const natureOptions = [
  { value: 'normal' as const, label: roomNature(false) },
  { value: 'isolation' as const, label: roomNature(true) },
];

const archivedOptions = [{ value: 'archived' as const, label: '已停用' }];

const optional = { placeholder: '全部', isClearable: true } as const;

/**
 * Filters the room board by floor, room number, guest, order, room type and nature. What is filled in applies
 * by 查询; the chips show what is in use.
 *
 * Keyboard: Enter in a field is 查询.
 */
export function RoomFilterBar({ floors, roomTypes, hotelPicker, ...state }: RoomFilterBarProps) {
  const { field, bar } = useFilterDraft(roomFilter, state, { type: nameIn(roomTypes) });
  const { value: isArchived, onChange: setArchived, ...archived } = field('isArchived');
  const { value: isIsolation, onChange: setIsolation, ...nature } = field('isIsolation');
  return (
    <FilterBar {...bar} inTitle={hotelPicker}>
      <Select
        {...optional}
        {...field('floor')}
        isLoading={floors === undefined}
        options={(floors ?? []).map((floor) => ({ value: floor, label: `${floor} 楼` }))}
      />
      <TextField {...field('name')} />
      <TextField {...field('guest')} placeholder="姓名或拼音" />
      <TextField {...field('orderId')} />
      <RoomTypePicker {...optional} roomTypes={roomTypes} {...field('type')} />
      <Select
        {...optional}
        {...nature}
        options={natureOptions}
        value={isIsolation === null ? null : isIsolation ? 'isolation' : 'normal'}
        onChange={(next) => setIsolation(next && next === 'isolation')}
      />
      <Select
        {...archived}
        placeholder="在用"
        isClearable
        options={archivedOptions}
        value={isArchived ? 'archived' : null}
        onChange={(next) => setArchived(next === null ? null : true)}
      />
    </FilterBar>
  );
}
