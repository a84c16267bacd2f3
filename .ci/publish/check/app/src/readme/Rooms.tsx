import { Role } from '@anzhu/api/contract/role';
import type { Room } from '@anzhu/api/contract/room';
import { RoomBoard, type ShownStatus } from '@anzhu/domain/room';
import { useState } from 'react';

export function Rooms({ rooms }: { rooms: Room[] }) {
  const [status, setStatus] = useState<ShownStatus | null>(null);
  return (
    <RoomBoard
      rooms={rooms}
      today="2026-03-18"
      hotelDay="2026-03-18"
      dayStarts="06:00:00"
      role={Role.hotelMember}
      status={status}
      onStatusChange={setStatus}
      onAction={console.log}
    />
  );
}
