import { transferIsolation } from '@anzhu/api/contract/assignment';
import type { Id } from '@anzhu/api/contract/codecs';
import { healthTestPage, untestedPeople } from '@anzhu/api/contract/healthTest';
import { getIsolation, isolationPage } from '@anzhu/api/contract/isolation';
import { listRooms, type Room } from '@anzhu/api/contract/room';
import { roomTimeline } from '@anzhu/api/contract/roomTimeline';
import { currentRoomTypes } from '@anzhu/api/contract/roomType';
import { personTimeline } from '@anzhu/api/contract/timeline';
import { TransferDialog, type TransferDialogProps } from '@anzhu/domain/assignment';
import { toast } from '@anzhu/ui/Toast';
import { useState } from 'react';
import { useAction, useCall } from '../data/index.ts';
import { useIsolationHotels } from '../data/hotel/hotels.ts';
import { useIsolationPerson, useVacantRooms } from './rooms.ts';

interface TransferPersonProps {
  person: TransferDialogProps['person'];
  /** Why the person could not be read. */
  error?: TransferDialogProps['error'];
  onClose: () => void;
}

const refresh = [
  isolationPage,
  getIsolation,
  personTimeline,
  listRooms,
  currentRoomTypes,
  roomTimeline,
  healthTestPage,
  untestedPeople,
];

/** 转至其他酒店 of someone in isolation. */
export function TransferPerson({ person, error, onClose }: TransferPersonProps) {
  const [hotelId, setHotelId] = useState<Id | null>(null);
  const hotels = useIsolationHotels();
  const roomTypes = useCall(
    currentRoomTypes,
    hotelId === null ? null : { hotelId, isIsolation: true },
  );
  const rooms = useVacantRooms(hotelId, true);
  const transfer = useAction(transferIsolation, { refresh });
  const reload = async (): Promise<void> => {
    await Promise.all([roomTypes.retry(), rooms.retry()]);
  };
  const failed = roomTypes.error ?? rooms.error;
  return (
    <TransferDialog
      person={person}
      hotels={hotels}
      roomTypes={roomTypes.data}
      rooms={rooms.data}
      error={
        error ??
        (failed && {
          message: failed.message,
          onRetry: () => void reload(),
        })
      }
      onHotelChange={setHotelId}
      onSave={async (input) => {
        const [room] = await transfer(input);
        const hotelName = hotels.named(input.hotelId)?.name ?? '';
        toast.success(`「${person.name}」已转至「${hotelName}」${room?.roomName ?? ''}`);
      }}
      onRefresh={reload}
      onClose={onClose}
    />
  );
}

/** 转至其他酒店 of the person in a room, who is read when it is opened. */
export function TransferFromRoom({
  room,
  hotelName,
  onClose,
}: {
  room: Room;
  hotelName: string | null | undefined;
  onClose: () => void;
}) {
  const { data, error, retry } = useIsolationPerson(room);
  if (!data && !error) return null;
  return (
    <TransferPerson
      key={data?.id}
      person={{
        id: data?.id ?? '',
        name: data?.name ?? '',
        hotelId: room.hotelId,
        hotelName: hotelName ?? null,
        roomName: room.name,
      }}
      error={error && { message: error.message, onRetry: () => void retry() }}
      onClose={onClose}
    />
  );
}
