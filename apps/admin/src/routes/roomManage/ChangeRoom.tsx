import type { Room } from '@anzhu/api/contract/room';
import { ChangeRoomDialog } from '@anzhu/domain/room';
import type { RoomTypeOption } from '@anzhu/domain/roomType';
import { useRoomActions, useVacantIsolationRooms } from './data.ts';

export interface ChangeRoomProps {
  room: Pick<Room, 'id' | 'name' | 'roomTypeName' | 'hotelId'>;
  /** Who moves, where the room was chosen by its person. */
  personName?: string | undefined;
  roomTypes: readonly RoomTypeOption[] | undefined;
  onClose: () => void;
}

/** 换房, with the isolation rooms that are vacant now. */
export function ChangeRoom({ room, personName, roomTypes, onClose }: ChangeRoomProps) {
  const { change } = useRoomActions();
  const vacant = useVacantIsolationRooms(room.hotelId);
  return (
    <ChangeRoomDialog
      room={room}
      personName={personName}
      rooms={vacant.data}
      roomTypes={roomTypes}
      onSave={change}
      onRefresh={vacant.retry}
      onClose={onClose}
    />
  );
}
