import type { Id } from '@anzhu/api/contract/codecs';
import { availability } from '@anzhu/api/contract/availability';
import { getBill } from '@anzhu/api/contract/bill';
import { changeHotel, quoteHotelChange } from '@anzhu/api/contract/hotelChange';
import { getOrder, orderPage } from '@anzhu/api/contract/order';
import { getRoom, listRooms, type Room } from '@anzhu/api/contract/room';
import { roomTimeline } from '@anzhu/api/contract/roomTimeline';
import { currentRoomTypes } from '@anzhu/api/contract/roomType';
import { ChangeHotelDialog } from '@anzhu/domain/stay';
import { toast } from '@anzhu/ui/Toast';
import { useState } from 'react';
import { useAction } from '../data/useAction.ts';
import { useCall } from '../data/useCall.ts';
import { useGuests } from './rooms.ts';

const refresh = [
  availability,
  listRooms,
  getRoom,
  currentRoomTypes,
  roomTimeline,
  getBill,
  getOrder,
  orderPage,
];

/** 转至其他酒店 of the guests of a room. */
export function ChangeHotel({ room, onClose }: { room: Room; onClose: () => void }) {
  const { id: roomId, sn } = room;
  const [hotelId, setHotelId] = useState<Id | null>(null);
  const { data, error, retry } = useCall(
    quoteHotelChange,
    sn === null ? null : { roomId, sn, ...(hotelId !== null && { hotelId }) },
    { keepPreviousData: true },
  );
  const guests = useGuests(room);
  const change = useAction(changeHotel, { refresh });
  const hotelName = data?.hotels.find(({ id }) => id === hotelId)?.name ?? '';
  return (
    <ChangeHotelDialog
      room={room}
      guests={guests.error ? [] : guests.data?.flatMap(({ personName }) => personName ?? [])}
      quote={data}
      error={error && { message: error.message, onRetry: () => void retry() }}
      onHotelChange={setHotelId}
      onSave={async (input) => {
        const { newOrderId } = await change(input);
        toast.success(`已转至「${hotelName}」，订单 ${newOrderId}`);
      }}
      onRefresh={retry}
      onClose={onClose}
    />
  );
}
