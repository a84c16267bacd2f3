import { RoomStatus, type RoomDetail } from '@anzhu/api/contract/room';
import { Dialog } from '@anzhu/ui/Dialog';
import { ErrorState } from '@anzhu/ui/State';
import { useState } from 'react';
import { useProfile } from '../data/useProfile.ts';
import { useNamedHotel } from '../data/hotel/hotels.ts';
import { useRoomTypes } from '../data/hotel/ofHotel.ts';
import { readStayValue, type StayAction } from './stayAction.ts';
import { ChangeRoom } from './ChangeRoom.tsx';
import { ChangeStay } from './ChangeStay.tsx';
import { CheckOut, RoomBill } from './CheckOut.tsx';
import { useRoom } from './rooms.ts';

interface StayOfRoomProps {
  /** What is done, and with which room, as `stayValue` writes it. */
  value: string;
  onClose: () => void;
}

const isIn = (room: RoomDetail): boolean =>
  room.status === RoomStatus.occupied && !room.isIsolation;

/** 退房, 账单, 续住 or 换房 of the guests of a room, over any screen. */
export default function StayOfRoom({ value, onClose }: StayOfRoomProps) {
  const named = readStayValue(value);
  const { data, error, retry } = useRoom(named?.roomId ?? null);
  // Kept until the dialog closes: after a check-out the room is no longer occupied.
  const [room, setRoom] = useState(data && isIn(data) ? data : undefined);
  if (!room && data && isIn(data)) setRoom(data);
  if (room && named) {
    return (
      <OfStay room={room} action={named.action} onRefresh={() => void retry()} onClose={onClose} />
    );
  }
  if (named && !error && !data) return null;
  const message = error?.message ?? '房间里没有在住的客人';
  return (
    <Dialog isOpen title={data?.name ?? '在住'} onClose={onClose}>
      <ErrorState isCompact message={message} onRetry={() => void retry()} />
    </Dialog>
  );
}

interface OfStayProps {
  room: RoomDetail;
  action: StayAction;
  onRefresh: () => void;
  onClose: () => void;
}

function OfStay({ room, action, onRefresh, onClose }: OfStayProps) {
  const { hotelName: ownName } = useProfile();
  const hotel = useNamedHotel(room.hotelId);
  const roomTypes = useRoomTypes(room.hotelId);
  const hotelName = ownName ?? hotel?.name;
  switch (action) {
    case 'checkOut':
      return <CheckOut {...{ room, hotelName, onClose }} />;
    case 'bill':
      return <RoomBill {...{ room, hotelName, onClose }} />;
    case 'changeStay':
      return <ChangeStay {...{ room, onRefresh, onClose }} />;
    case 'changeRoom':
      return <ChangeRoom {...{ room, roomTypes, onClose }} />;
  }
}
