import type { Room } from '@anzhu/api/contract/room';
import { roomCan } from '@anzhu/api/rules/roomTransitions';
import { GuestsDialog, ModifyGuestsDialog, type RoomPeople } from '@anzhu/domain/stay';
import { notify } from '@anzhu/ui/Notification';
import { toast } from '@anzhu/ui/Toast';
import { useEffect, useState } from 'react';
import { useNow } from '../../clock.ts';
import { useProfile } from '../../data/useProfile.ts';
import { useKnownGuest } from './GuestOfHotel.tsx';
import { useGuests, useIsolationPerson, useRoom, useRoomActions } from './data.ts';

export interface GuestsProps {
  room: Room;
  /** 修改入住人 at once; else 查看入住人 first. */
  isEditing: boolean;
  onRefresh: () => void;
  onClose: () => void;
}

/**
 * 查看入住人, and from there 修改入住人 where that is allowed. A failure is a notification too (spec: error
 * catalogue).
 */
export function Guests({ room, isEditing, onRefresh, onClose }: GuestsProps) {
  const { role } = useProfile();
  const now = useNow();
  const guests = useGuests(room);
  const person = useIsolationPerson(room);
  const detail = useRoom(room.id);
  const { modifyGuests } = useRoomActions();
  const [isModifying, setModifying] = useState(isEditing);
  const knownGuest = useKnownGuest(room.hotelId, true);
  const { sn } = room;
  const { error, retry } = room.isIsolation ? person : guests;
  const failure = error?.message;
  useEffect(() => {
    if (failure === undefined) return;
    notify({ title: '查看入住人信息错误', message: failure, tone: 'danger' });
  }, [failure]);

  if (isModifying && guests.data && sn !== null) {
    return (
      <ModifyGuestsDialog
        room={room}
        guests={guests.data}
        maxLoad={detail.data?.maxLoad ?? null}
        onSave={async (checkInfoList) => {
          const { id: roomId, name, floor, status } = room;
          await modifyGuests({
            roomId,
            sn,
            name,
            direction: room.direction ?? undefined,
            type: room.type ?? undefined,
            status,
            floor: floor ?? undefined,
            checkInfoList,
          });
          toast.success('修改入住人成功');
        }}
        onRefresh={onRefresh}
        onClose={onClose}
      />
    );
  }
  const mayModify = roomCan('modifyGuests', room, role).isAllowed;
  return (
    <GuestsDialog
      room={room}
      now={now}
      people={peopleOf(guests.data, person.data)}
      knownGuest={knownGuest}
      {...(error && { error: { message: error.message, onRetry: () => void retry() } })}
      {...(mayModify && guests.data && { onModify: () => setModifying(true) })}
      onClose={onClose}
    />
  );
}

type Guest = Extract<RoomPeople, { kind: 'guests' }>['guests'];
type Person = Extract<RoomPeople, { kind: 'isolation' }>['person'];

/** Whichever of the two has been read. */
function peopleOf(guests: Guest | undefined, person: Person | undefined): RoomPeople | undefined {
  if (person) return { kind: 'isolation', person };
  return guests && { kind: 'guests', guests };
}
