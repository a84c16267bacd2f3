import { getBill } from '@anzhu/api/contract/bill';
import { mayCall } from '@anzhu/api/contract/endpoint';
import { RoomStatus, type Room } from '@anzhu/api/contract/room';
import { RoomRecord, type RoomRecordProps } from '@anzhu/domain/room';
import { RoomGuests, type RoomPeople } from '@anzhu/domain/stay';
import { notify } from '@anzhu/ui/Notification';
import { LazyBoundary } from '@anzhu/ui/LazyBoundary';
import { useEffect } from 'react';
import { useHotelDay, useHotelTime, useNow, useToday } from '../../clock.ts';
import { History } from '../../data/History.tsx';
import { useBill } from '../../flows/OrderBill.tsx';
import { useProfile } from '../../data/useProfile.ts';
import { useScreenLinks } from '../../data/menu.tsx';
import { useGuests, useIsolationPerson, useRoom } from '../../flows/rooms.ts';
import { useKnownGuest } from '../../flows/GuestOfHotel.tsx';

/** Who is in a room. A failure is a notification too (spec: error catalogue). */
function People({ room }: { room: Room }) {
  const now = useNow();
  const guests = useGuests(room);
  const person = useIsolationPerson(room);
  const linkTo = useScreenLinks();
  const knownGuest = useKnownGuest(room.hotelId, true);
  const { error, retry } = room.isIsolation ? person : guests;
  const failure = error?.message;
  useEffect(() => {
    if (failure === undefined) return;
    notify({ title: '查看入住人信息错误', message: failure, tone: 'danger' });
  }, [failure]);
  const people: RoomPeople | undefined = person.data
    ? { kind: 'isolation', person: person.data }
    : guests.data && { kind: 'guests', guests: guests.data };
  return (
    <LazyBoundary pending={null}>
      <RoomGuests
        {...{ now, people, knownGuest }}
        personLink={person.data && linkTo('isolationManage', { record: person.data.id })}
        error={error && { message: error.message, onRetry: () => void retry() }}
      />
    </LazyBoundary>
  );
}

interface RoomViewProps extends Pick<RoomRecordProps, 'room' | 'onAction' | 'onStep' | 'onClose'> {}

/** A room beside the board: the card at once, its guests, bill and type when they have been read. */
export default function RoomView({ room, ...acts }: RoomViewProps) {
  const { role } = useProfile();
  const { data, isLoading, error, retry } = useRoom(room.id);
  const isBilled =
    mayCall(getBill, role) && room.status === RoomStatus.occupied && !room.isIsolation;
  const bill = useBill(isBilled ? room.orderId : null);
  const linkTo = useScreenLinks();
  return (
    <RoomRecord
      {...acts}
      room={room}
      detail={data}
      role={role}
      today={useToday()}
      hotelDay={useHotelDay()}
      dayStarts={useHotelTime().dayStarts}
      people={<People key={room.sn ?? room.id} room={room} />}
      bill={bill.data}
      orderLink={linkTo('orderManage', { record: room.orderId })}
      isLoading={isLoading}
      error={error && { message: error.message, onRetry: retry }}
    >
      <History kind="room" id={room.id} />
    </RoomRecord>
  );
}
