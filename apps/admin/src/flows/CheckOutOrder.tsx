import type { Order } from '@anzhu/api/contract/order';
import { listRooms, RoomStatus } from '@anzhu/api/contract/room';
import { Dialog } from '@anzhu/ui/Dialog';
import { ErrorState } from '@anzhu/ui/State';
import { useState } from 'react';
import { useCall } from '../data/useCall.ts';
import { CheckOut } from './CheckOut.tsx';

interface CheckOutOrderProps {
  order: Order;
  onClose: () => void;
}

/** 退房 of the guests of an order: of their first room, where they have several. */
export default function CheckOutOrder({ order, onClose }: CheckOutOrderProps) {
  const { id: orderId, hotelId, hotelName } = order;
  const { data, error, retry } = useCall(listRooms, hotelId === null ? null : { hotelId, orderId });
  const found = data?.find(({ status }) => status === RoomStatus.occupied);
  // It stays until the dialog closes: once its guests have left it is no longer found.
  const [room, setRoom] = useState(found);
  if (!room && found) setRoom(found);
  if (room) return <CheckOut {...{ room, hotelName, onClose }} />;
  if (!error && !data) return null;
  const message = error?.message ?? '这笔订单没有在住的房间';
  return (
    <Dialog isOpen title={`退房 · ${order.name ?? orderId}`} onClose={onClose}>
      <ErrorState isCompact message={message} onRetry={() => void retry()} />
    </Dialog>
  );
}
