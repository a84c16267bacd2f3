import type { Id } from '@anzhu/api/contract/codecs';
import type { Room } from '@anzhu/api/contract/room';
import { ChangeRoomDialog } from '@anzhu/domain/room';
import type { RoomTypeOption } from '@anzhu/domain/roomType';
import { useState } from 'react';
import { useRoomActions, useStayQuote, useVacantRooms } from './data.ts';

export interface ChangeRoomProps {
  room: Pick<Room, 'id' | 'name' | 'type' | 'roomTypeName' | 'hotelId' | 'isIsolation' | 'sn'>;
  /** The room it was dropped on, on the time axis. */
  target?: Pick<Room, 'id' | 'type'> | undefined;
  /** Who moves, where the room was chosen by its person. */
  personName?: string | undefined;
  roomTypes: readonly RoomTypeOption[] | undefined;
  /** Called when the guests have moved, before the dialog closes. */
  onSaved?: (() => void) | undefined;
  onClose: () => void;
}

/** 换房, with the rooms of the same nature that are vacant now, and the difference of another type. */
export function ChangeRoom(props: ChangeRoomProps) {
  const { room, target, personName, roomTypes, onSaved, onClose } = props;
  const { change } = useRoomActions();
  const vacant = useVacantRooms(room.hotelId, room.isIsolation);
  /** The room to ask the price of: one of another type, for guests. */
  const pricedId = (one: Pick<Room, 'id' | 'type'> | null | undefined): Id | null =>
    !one || room.isIsolation || one.type === room.type ? null : one.id;
  const [otherId, setOtherId] = useState<Id | null>(() => pricedId(target));
  const quote = useStayQuote(room, otherId === null ? null : { newRoomId: otherId });
  return (
    <ChangeRoomDialog
      room={room}
      personName={personName}
      defaultTarget={target}
      rooms={vacant.data}
      roomTypes={roomTypes}
      quote={otherId === null ? undefined : quote.state}
      onTargetChange={(next) => setOtherId(pricedId(next))}
      onSave={async (input) => {
        const pay = quote.state.quote?.difference;
        const moved = await change({ ...input, ...(otherId !== null && { pay }) });
        onSaved?.();
        return moved;
      }}
      onRefresh={async () => {
        await Promise.all([vacant.retry(), quote.retry()]);
      }}
      onClose={onClose}
    />
  );
}
