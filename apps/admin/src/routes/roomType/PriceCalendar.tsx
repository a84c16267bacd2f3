import { availability } from '@anzhu/api/contract/availability';
import { maxSpanDays } from '@anzhu/api/contract/daySpan';
import { mayCall } from '@anzhu/api/contract/endpoint';
import { listRoomPrices, saveRoomPrice } from '@anzhu/api/contract/roomPrice';
import { roomTypePage, type RoomType } from '@anzhu/api/contract/roomType';
import { addDays } from '@anzhu/api/rules/days';
import { PriceCalendarDialog } from '@anzhu/domain/roomPrice';
import { useMemo } from 'react';
import { useHotelDay } from '../../clock.ts';
import { useAction, useCall, useProfile } from '../../data/index.ts';

const refresh = [listRoomPrices, roomTypePage];

/** 房价日历 of a room type, a year ahead. */
export function PriceCalendar({ record, onClose }: { record: RoomType; onClose: () => void }) {
  const { id, hotelId } = record;
  const today = useHotelDay();
  const { role } = useProfile();
  const span = { roomType: id, from: today, to: addDays(today, maxSpanDays - 1) };
  const { data: prices, error, retry } = useCall(listRoomPrices, span);
  const { data: rooms } = useCall(availability, hotelId === null ? null : { hotelId });
  const available = useMemo(() => {
    const own = rooms?.roomTypes.find((type) => type.id === id);
    return new Map(rooms?.nights.map((night, index) => [night, own?.available[index] ?? 0]));
  }, [rooms, id]);
  const save = useAction(saveRoomPrice, { refresh });
  return (
    <PriceCalendarDialog
      roomType={record}
      {...{ today, prices, available, onClose }}
      error={error && { message: error.message, onRetry: retry }}
      onSave={
        mayCall(saveRoomPrice, role) ? (change) => save({ roomType: id, ...change }) : undefined
      }
      onRefresh={retry}
    />
  );
}
