import { Role } from '@anzhu/api/contract/role';
import { roomStatuses, type Room } from '@anzhu/api/contract/room';
import { RoomBoard } from '@anzhu/domain/room';
import { useState } from 'react';
import { changeRoom, playLive, rooms as given, type BoardRoom } from '../../work.ts';

/** A room of the board. */
const toRoom = (room: BoardRoom): Room => ({
  id: String(room.id),
  name: room.name,
  type: '1',
  roomTypeName: room.typeName,
  floor: room.floor,
  direction: null,
  isIsolation: false,
  status: roomStatuses[room.status] ?? 0,
  sn: null,
  hotelId: '1',
  orderId: null,
  estimatedCheckOut: null,
  guest: null,
  arriveTime: null,
  leaveTime: null,
  blocked: null,
});

const boardRooms = new Map<BoardRoom, Room>();

/** The same object for an unchanged room, as in the app's data. */
function boardRoom(room: BoardRoom): Room {
  const known = boardRooms.get(room) ?? toRoom(room);
  boardRooms.set(room, known);
  return known;
}

const noDeed = (): void => undefined;

export function CardsPage() {
  const [isMounted, setMounted] = useState(false);
  const [rooms, setRooms] = useState(given);
  const play = (): void => playLive((turn) => setRooms((now) => changeRoom(now, turn)));
  return (
    <>
      <button onClick={() => setMounted(!isMounted)}>挂载</button>
      <button onClick={play}>开始</button>
      {isMounted && (
        <RoomBoard
          rooms={rooms.map((room) => boardRoom(room))}
          today="2026-03-18"
          hotelDay="2026-03-18"
          dayStarts="06:00:00"
          role={Role.hotelMember}
          status={null}
          onStatusChange={noDeed}
          onAction={noDeed}
        />
      )}
    </>
  );
}
