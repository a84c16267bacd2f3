import type { Id } from '@anzhu/api/contract/codecs';
import {
  addIsolation,
  getIsolation,
  isolationPage,
  modifyIsolation,
  type Isolation,
} from '@anzhu/api/contract/isolation';
import { listRooms } from '@anzhu/api/contract/room';
import { personTimeline } from '@anzhu/api/contract/timeline';
import { PersonDialog, personFacts } from '@anzhu/domain/isolation';
import { ViewDialog } from '@anzhu/domain/kit';
import { useMemo, useState } from 'react';
import { useNow } from '../clock.ts';
import { useAction, useProfile, UnmaskedRecord } from '../data/index.ts';
import { useIsolationHotels } from '../data/hotel/hotels.ts';
import { useRoomTypes } from '../data/hotel/ofHotel.ts';
import { ChangeRoom } from './ChangeRoom.tsx';
import { ExitIsolation } from './ExitIsolation.tsx';
import { useRoom, useVacantRooms } from './rooms.ts';

interface PersonProps {
  /** The row of the list. */
  person: Isolation;
  onClose: () => void;
}

const refresh = [isolationPage, getIsolation, personTimeline, listRooms];
const added = { refresh };

/** 新增: in a vacant isolation room of the own hotel, or of the one that is chosen. */
export function AddPerson({ onClose }: { onClose: () => void }) {
  const { hotelId: own } = useProfile();
  const now = useNow();
  const add = useAction(addIsolation, added);
  const [hotelId, setHotelId] = useState<Id | null>(own);
  const hotels = useIsolationHotels();
  const { data: rooms, retry } = useVacantRooms(hotelId, true);
  const options = useMemo(
    () =>
      rooms?.map(({ id, name, floor, roomTypeName }) => ({
        id,
        name,
        description: [`${floor} 楼`, roomTypeName].filter(Boolean).join(' · '),
      })),
    [rooms],
  );
  return (
    <PersonDialog
      record={null}
      now={now}
      hotels={own === null ? hotels : null}
      rooms={options}
      onHotelChange={setHotelId}
      onRefresh={retry}
      onSave={add}
      onClose={onClose}
    />
  );
}

/** 编辑: the form once the whole record has been read; until then its facts. */
export function EditPerson({ person, onClose }: PersonProps) {
  const now = useNow();
  const modify = useAction(modifyIsolation, added);
  return (
    <UnmaskedRecord endpoint={getIsolation} row={person}>
      {(whole, { isWhole, ...state }) =>
        isWhole ? (
          <PersonDialog
            record={whole}
            now={now}
            hotels={null}
            rooms={[]}
            onHotelChange={() => undefined}
            onSave={(values) => modify({ ...values, id: whole.id })}
            onClose={onClose}
          />
        ) : (
          <ViewDialog
            {...state}
            title="编辑隔离人员"
            items={personFacts(whole, now)}
            onClose={onClose}
          />
        )
      }
    </UnmaskedRecord>
  );
}

/** 换房 of the person, as on the room board. */
export function MovePerson({ person, onClose }: PersonProps) {
  const { roomId, roomName, hotelId, name, checkInTime, checkOutTime } = person;
  const roomTypes = useRoomTypes(hotelId);
  const roomTypeName = useRoom(roomId).data?.roomTypeName ?? null;
  if (roomId === null) return null;
  return (
    <ChangeRoom
      key={roomId}
      room={{
        id: roomId,
        name: roomName ?? '',
        hotelId,
        type: null,
        roomTypeName,
        isIsolation: true,
        sn: null,
        orderId: null,
        arriveTime: checkInTime,
        estimatedCheckOut: checkOutTime,
      }}
      personName={name}
      roomTypes={roomTypes}
      onClose={onClose}
    />
  );
}

/** 退出隔离 of the person, as on the room board. */
export function ReleasePerson({ person, onClose }: PersonProps) {
  const { roomId, roomName } = person;
  if (roomId === null) return null;
  return (
    <ExitIsolation key={roomId} room={{ id: roomId, name: roomName ?? '' }} onClose={onClose} />
  );
}
