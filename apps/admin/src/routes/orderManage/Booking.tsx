import {
  addOrder,
  assignOrder,
  cancelOrder,
  endNoShow,
  quoteBooking,
} from '@anzhu/api/contract/booking';
import type { Id } from '@anzhu/api/contract/codecs';
import { getOrder, orderPage, type Order } from '@anzhu/api/contract/order';
import { listRooms } from '@anzhu/api/contract/room';
import { AssignRoomDialog, BookingDialog, type BookedStay } from '@anzhu/domain/order';
import { withHotelNames } from '@anzhu/domain/roomType';
import { useMemo, useState } from 'react';
import { useHotelTime } from '../../clock.ts';
import { useAction, useCall, useProfile } from '../../data/index.ts';
import { useRoomTypes } from '../../data/useAll.ts';

const refresh = [orderPage, getOrder, listRooms];

/** What is done with an order before its guests come; the lists are read again afterwards. */
export const useDeskActions = () => ({
  assign: useAction(assignOrder, { refresh }),
  unassign: useAction(assignOrder, { refresh, success: '已取消排房' }),
  cancel: useAction(cancelOrder, { refresh }),
  endNoShow: useAction(endNoShow, { refresh, success: '已标记未到店' }),
});

/** 新增预订, with what it costs. `hotelId` is the hotel that the list is narrowed to. */
export function Booking({ hotelId, onClose }: { hotelId: Id | null; onClose: () => void }) {
  const { hotelId: own } = useProfile();
  const book = useAction(addOrder, { refresh });
  const roomTypes = useRoomTypes(hotelId ?? undefined);
  const named = useMemo(
    () => (own === null ? withHotelNames(roomTypes) : roomTypes),
    [own, roomTypes],
  );
  const [stay, setStay] = useState<BookedStay | null>(null);
  const { data, error, isLoading, retry } = useCall(quoteBooking, stay);
  return (
    <BookingDialog
      roomTypes={named}
      time={useHotelTime()}
      quote={{
        quote: error ? undefined : data,
        isLoading: isLoading && error === undefined,
        refusal: error?.message ?? null,
      }}
      onStayChange={setStay}
      onSave={book}
      onRefresh={async () => void (await retry())}
      onClose={onClose}
    />
  );
}

/** 排房, among the normal rooms of the order's type. */
export function AssignRoom({ order, onClose }: { order: Order; onClose: () => void }) {
  const { assign } = useDeskActions();
  const { hotelId, roomType } = order;
  const { data, retry } = useCall(
    listRooms,
    hotelId === null || roomType === null ? null : { hotelId, type: roomType, isIsolation: false },
  );
  return (
    <AssignRoomDialog
      order={order}
      rooms={data}
      onSave={assign}
      onRefresh={async () => void (await retry())}
      onClose={onClose}
    />
  );
}
