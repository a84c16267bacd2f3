import type { Id } from '@anzhu/api/contract/codecs';
import type { Room } from '@anzhu/api/contract/room';
import { ChangeRoomDialog } from '@anzhu/domain/room';
import type { RoomTypeOption } from '@anzhu/domain/roomType';
import { useState } from 'react';
import { useRoomActions, useStayQuote, useVacantRooms } from './data.ts';

export interface ChangeRoomProps {
  room: Pick<Room, 'id' | 'name' | 'type' | 'roomTypeName' | 'hotelId' | 'isIsolation' | 'sn'>;
  /** Who moves, where the room was chosen by its person. */
  personName?: string | undefined;
  roomTypes: readonly RoomTypeOption[] | undefined;
  onClose: () => void;
}

/** 换房, with the rooms of the same nature that are vacant now, and the difference of another type. */
export function ChangeRoom({ room, personName, roomTypes, onClose }: ChangeRoomProps) {
  const { change } = useRoomActions();
  const vacant = useVacantRooms(room.hotelId, room.isIsolation);
  const [otherId, setOtherId] = useState<Id | null>(null);
  const quote = useStayQuote(room, otherId === null ? null : { newRoomId: otherId });
  return (
    <ChangeRoomDialog
      room={room}
      personName={personName}
      rooms={vacant.data}
      roomTypes={roomTypes}
      quote={otherId === null ? undefined : quote.state}
      onTargetChange={(target) =>
        setOtherId(
          target === null || room.isIsolation || target.type === room.type ? null : target.id,
        )
      }
      onSave={(input) =>
        change({ ...input, ...(otherId !== null && { pay: quote.state.quote?.difference }) })
      }
      onRefresh={async () => {
        await Promise.all([vacant.retry(), quote.retry()]);
      }}
      onClose={onClose}
    />
  );
}
