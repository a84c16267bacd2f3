import { dayOf } from '@anzhu/api/rules/days';
import type { Id } from '@anzhu/api/contract/codecs';
import { mayCall } from '@anzhu/api/contract/endpoint';
import type { Room } from '@anzhu/api/contract/room';
import { roomTimeline } from '@anzhu/api/contract/roomTimeline';
import { nightsAhead } from '@anzhu/api/rules/availability';
import { tooManyGuests } from '@anzhu/api/rules/bedCapacity';
import { spanText, blockingSpan } from '@anzhu/api/rules/roomSpans';
import { ChangeRoomDialog } from '@anzhu/domain/room';
import type { RoomTypeOption } from '@anzhu/domain/roomType';
import { useState } from 'react';
import { useHotelTime } from '../clock.ts';
import { useCall } from '../data/useCall.ts';
import { useProfile } from '../data/useProfile.ts';
import { useRoom, useRoomActions, useStayQuote, useVacantRooms } from './rooms.ts';

export interface ChangeRoomProps {
  room: Pick<
    Room,
    | 'id'
    | 'name'
    | 'type'
    | 'roomTypeName'
    | 'hotelId'
    | 'isIsolation'
    | 'sn'
    | 'orderId'
    | 'arriveTime'
    | 'isDayUse'
    | 'estimatedCheckOut'
  >;
  /** The room it was dropped on, on the time axis. */
  target?: Pick<Room, 'id' | 'type'> | undefined;
  /** Who moves, where the room was chosen by its person. */
  personName?: string | undefined;
  roomTypes: readonly RoomTypeOption[] | undefined;
  /** Called when the guests have moved, before the dialog closes. */
  onSaved?: (() => void) | undefined;
  onClose: () => void;
}

/** The rooms that others take on a night that the stay still has, by id, with by what. The server refuses them. */
function useTakenRooms(room: ChangeRoomProps['room']) {
  const { hotelId, isIsolation, orderId, arriveTime, estimatedCheckOut } = room;
  const { role } = useProfile();
  const time = useHotelTime();
  const period = {
    estimatedCheckIn: arriveTime ?? time.now,
    estimatedCheckOut: estimatedCheckOut ?? time.now,
    isDayUse: room.isDayUse,
  };
  const nights = room.isDayUse ? [dayOf(period.estimatedCheckIn)] : nightsAhead(period, time);
  const [from, to] = [nights[0], nights.at(-1)];
  const isKnown = mayCall(roomTimeline, role) && hotelId !== null;
  const { data, isLoading, retry } = useCall(
    roomTimeline,
    isKnown && from !== undefined && to !== undefined ? { from, to, hotelId, isIsolation } : null,
  );
  const taken = new Map(
    data?.rooms.flatMap(({ id, spans }) => {
      const span = blockingSpan(spans, { nights, period }, { time, exceptOrderId: orderId });
      return span ? [[id, spanText(span)] as const] : [];
    }),
  );
  return { taken, isLoading, retry };
}

/** 换房, with the rooms of the same nature that are vacant now, and the difference of another type. */
export function ChangeRoom(props: ChangeRoomProps) {
  const { room, target, personName, roomTypes, onSaved, onClose } = props;
  const { change } = useRoomActions();
  const vacant = useVacantRooms(room.hotelId, room.isIsolation);
  const { taken, isLoading, retry } = useTakenRooms(room);
  const guests = useRoom(room.id).data?.guests ?? 0;
  const tooSmall = (vacant.data ?? []).flatMap(({ id, type }) => {
    const maxLoad = roomTypes?.find((one) => one.id === type)?.maxLoad ?? guests;
    const tooMany = tooManyGuests(guests, maxLoad);
    return tooMany === null ? [] : [[id, tooMany] as const];
  });
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
      rooms={isLoading ? undefined : vacant.data}
      taken={new Map([...taken, ...tooSmall])}
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
        await Promise.all([vacant.retry(), retry(), quote.retry()]);
      }}
      onClose={onClose}
    />
  );
}
