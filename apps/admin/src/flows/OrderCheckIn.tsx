import { arrivalRooms } from '@anzhu/api/contract/arrival';
import type { Id } from '@anzhu/api/contract/codecs';
import type { Room } from '@anzhu/api/contract/room';
import { CheckInUnavailable, noRoomFor } from '@anzhu/domain/stay';
import { Button } from '@anzhu/ui/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNow } from '../clock.ts';
import { useCall } from '../data/useCall.ts';
import { paths } from '../paths.ts';
import { useOrder } from './rooms.ts';
import { lookupOf, RoomCheckIn } from './RoomCheckIn.tsx';

interface OrderCheckInProps {
  orderId: Id;
  onClose: () => void;
}

/**
 * 办理入住 of an order, over any screen: into the room that is kept for it, or else the first one that is free in all
 * of its nights. Another one is chosen in the dialog, or on the board.
 */
export default function OrderCheckIn({ orderId, onClose }: OrderCheckInProps) {
  const navigate = useNavigate();
  const now = useNow();
  const order = useOrder(orderId);
  const arrival = useCall(arrivalRooms, { orderIds: [orderId] });
  const [chosenId, setChosenId] = useState<Id | null>(null);
  const [checkedIn, setCheckedIn] = useState<Room | null>(null);

  const [proposed] = arrival.data ?? [];
  const roomOf = (id: Id | null | undefined) => proposed?.rooms.find((room) => room.id === id);
  const room = checkedIn ?? roomOf(chosenId) ?? roomOf(proposed?.roomId);
  /** The room that was shown before, where it was taken meanwhile. */
  const [shown, setShown] = useState<{ room: Room; lost: string | null } | null>(null);
  if (room && room.id !== shown?.room.id) {
    setShown({ room, lost: shown && !roomOf(shown.room.id) ? shown.room.name : null });
  }
  const openBoard = (): void => void navigate(paths.roomManage({ orderId }), { replace: true });

  if (!order.data || !room) {
    const isRead = order.data !== undefined && arrival.data !== undefined;
    const reading = order.data && arrival.error ? arrival : order;
    return (
      <CheckInUnavailable
        place={`订单 ${orderId}`}
        lookup={isRead ? lookupOf(order) : lookupOf({ ...reading, data: undefined })}
        misfit={order.data && isRead ? noRoomFor(order.data, now) : null}
        action={<Button onPress={openBoard}>查看房间</Button>}
        onClose={onClose}
      />
    );
  }
  return (
    <RoomCheckIn
      room={room}
      hotelName={order.data.hotelName ?? undefined}
      order={order.data}
      roomChoice={{
        rooms: proposed?.rooms ?? [room],
        lostRoom: shown?.lost ?? null,
        onChange: setChosenId,
      }}
      onOtherRoom={openBoard}
      onRefresh={arrival.retry}
      onCheckedIn={() => setCheckedIn(room)}
      onClose={onClose}
    />
  );
}
