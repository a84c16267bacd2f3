import { getBill } from '@anzhu/api/contract/bill';
import { mayCall } from '@anzhu/api/contract/endpoint';
import { OrderStatus } from '@anzhu/api/contract/order';
import type { Room } from '@anzhu/api/contract/room';
import { CheckOutConfirm } from '@anzhu/domain/room';
import { toast } from '@anzhu/ui/Toast';
import { useState } from 'react';
import { useHotelDay, useNow } from '../clock.ts';
import { OrderBill, useBill } from './OrderBill.tsx';
import { useProfile } from '../data/useProfile.ts';
import { useGuests, useRoomActions } from './rooms.ts';

interface StayProps {
  room: Room;
  hotelName: string | null | undefined;
  onClose: () => void;
}

/** 账单 of the guests of a room. */
export function RoomBill({ room, hotelName = null, onClose }: StayProps) {
  const { data: guests } = useGuests(room);
  if (room.orderId === null) return null;
  return (
    <OrderBill
      order={{
        id: room.orderId,
        status: OrderStatus.checkedIn,
        name: guests?.flatMap(({ personName }) => personName ?? []).join('、') ?? null,
        hotelName,
        roomName: room.name,
        roomTypeName: room.roomTypeName,
        estimatedCheckIn: room.arriveTime,
        estimatedCheckOut: room.estimatedCheckOut,
      }}
      onClose={onClose}
    />
  );
}

/** 退房, with the names of the guests, what is open on their bill, and what a late check-out costs. */
export function CheckOut({ room, hotelName, onClose }: StayProps) {
  const { data: guests, error } = useGuests(room);
  const { role } = useProfile();
  const { data: bill, isLoading } = useBill(mayCall(getBill, role) ? room.orderId : null);
  const { checkOut } = useRoomActions();
  const [now, hotelDay] = [useNow(), useHotelDay()];
  const [isBillOpen, setBillOpen] = useState(false);
  if (isBillOpen) {
    return <RoomBill {...{ room, hotelName }} onClose={() => setBillOpen(false)} />;
  }
  // What a late check-out costs is not left off because it was not read yet.
  if (isLoading) return null;
  return (
    <CheckOutConfirm
      room={room}
      guests={error ? [] : guests?.flatMap(({ personName }) => personName ?? [])}
      now={now}
      hotelDay={hotelDay}
      bill={bill}
      role={role}
      onBill={() => setBillOpen(true)}
      onConfirm={async (lateFee) => {
        const left = await checkOut({ id: room.id, lateFee });
        toast.success(left?.isOrderComplete ? '退房成功，订单完成！' : '退房成功');
      }}
      onClose={onClose}
    />
  );
}
