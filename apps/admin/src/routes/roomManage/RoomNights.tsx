import type { Id } from '@anzhu/api/contract/codecs';
import { isOfClosedHotel } from '@anzhu/api/contract/closedHotel';
import { type Endpoint, mayCall } from '@anzhu/api/contract/endpoint';
import { addOrder, assignOrder } from '@anzhu/api/contract/booking';
import { modifyOrder } from '@anzhu/api/contract/bookingChange';
import { getOrder, orderPage } from '@anzhu/api/contract/order';
import { listRooms, RoomStatus, type Room } from '@anzhu/api/contract/room';
import { setOutOfOrder } from '@anzhu/api/contract/outOfOrder';
import { roomTimeline, type RoomSpan, type TimelineRoom } from '@anzhu/api/contract/roomTimeline';
import { changeRoom } from '@anzhu/api/contract/stay';
import { changeStay } from '@anzhu/api/contract/stayChange';
import { addDays } from '@anzhu/api/rules/days';
import { hotelDayOf, hotelToday } from '@anzhu/api/rules/hotelDay';
import { roomCan, type RoomAction, roomStateLabel } from '@anzhu/api/rules/roomTransitions';
import { RoomTimeline, roomFilter, type RoomFilterValue } from '@anzhu/domain/room';
import type { RoomTypeOption } from '@anzhu/domain/roomType';
import { LoadingState } from '@anzhu/ui/State';
import { LazyBoundary } from '@anzhu/ui/LazyBoundary';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useHotelTime } from '../../clock.ts';
import { useAction } from '../../data/useAction.ts';
import { useCall } from '../../data/useCall.ts';
import { useLiveReload } from '../../data/useLive.tsx';
import { useDialogs } from '../../data/useDialogs.tsx';
import { useProfile } from '../../data/useProfile.ts';
import { NightsChange, type DroppedChange } from './NightsChange.tsx';

/** Days of the axis before the day of the hotel, and after it. */
const past = 30;
const ahead = 334;

/** Days that are loaded at first, and before and after those in view. */
const loadedAtFirst = 21;
const margin = 7;

/** The days of the axis that are loaded: those in view with some around them, anew when others come into view. */
function useLoadedDays(today: string, axis: { from: string; to: string }) {
  const [days, setDays] = useState({
    from: addDays(today, -margin),
    to: addDays(today, loadedAtFirst),
  });
  const show = useCallback(
    (from: string, to: string): void =>
      setDays((loaded) => {
        const last = to < axis.to ? to : axis.to;
        if (loaded.from <= from && last <= loaded.to) return loaded;
        const [begin, end] = [addDays(from, -margin), addDays(last, margin)];
        return { from: begin > axis.from ? begin : axis.from, to: end < axis.to ? end : axis.to };
      }),
    [axis.from, axis.to],
  );
  return [days, show] as const;
}

const assigned = {
  refresh: [roomTimeline, listRooms, getOrder, orderPage],
  success: '排房成功',
};

/** Whether a room is held for an order. */
const holds = ({ spans }: TimelineRoom, orderId: Id): boolean =>
  spans.some((span) => span.kind === 'held' && span.orderId === orderId);

interface RoomNightsProps {
  hotelId: Id;
  filter: RoomFilterValue;
  /** The rooms as they are now. */
  rooms: readonly Room[];
  roomTypes: readonly RoomTypeOption[] | undefined;
  /** The room whose record is open. */
  openId: Id | undefined;
  /** Opens the record of a room, and of an order. */
  onOpen: (roomId: Id) => void;
  onOpenOrder: (orderId: Id) => void;
  empty: { title?: string; description?: string; action?: ReactNode } | undefined;
}

/** 时间轴 of a hotel: what is dropped opens the dialog of the change, filled in. */
export function RoomNights(props: RoomNightsProps) {
  const { hotelId, filter, rooms, roomTypes, openId, onOpen, onOpenOrder, empty } = props;
  const { role } = useProfile();
  const isClosed = rooms.some(isOfClosedHotel);
  const may = (call: Endpoint): boolean => mayCall(call, role) && !(call.sells && isClosed);
  const time = useHotelTime();
  const today = hotelToday(time);
  const axis = { from: addDays(today, -past), to: addDays(today, ahead) };
  const [days, showDays] = useLoadedDays(today, axis);
  const { type, floor, isIsolation } = roomFilter.input(filter);
  const { data, error, retry, isStale } = useCall(
    roomTimeline,
    { ...days, hotelId, type, floor, isIsolation },
    { keepPreviousData: true },
  );
  // What is loaded stays right while further nights are: only that of another filter is stale.
  const filterKey = JSON.stringify([hotelId, type, floor, isIsolation]);
  const [scrolledIn, setScrolledIn] = useState<string | null>(null);
  useLiveReload(retry);
  const assign = useAction(assignOrder, assigned);
  const assignBack = useAction(assignOrder, { refresh: assigned.refresh });
  // The list is narrowed by number too.
  const shown = useMemo(() => {
    const ids = new Set(rooms.map(({ id }) => id));
    return data && { ...data, rooms: data.rooms.filter(({ id }) => ids.has(id)) };
  }, [data, rooms]);

  const { open, dialog } = useDialogs({
    change: (dropped: DroppedChange & { settle: (done: boolean | string) => void }, close) => (
      <NightsChange
        change={dropped}
        roomTypes={roomTypes}
        onRefresh={() => void retry()}
        onClose={(done) => {
          close();
          dropped.settle(done);
        }}
      />
    ),
  });
  /** Opens the dialog of a change. @returns whether it was made @throws in words why it is not possible now */
  const confirm = async (
    id: Id,
    action: RoomAction | 'book',
    changeOf: (room: Room) => DroppedChange,
  ): Promise<boolean | string> => {
    const room = rooms.find((one) => one.id === id);
    if (!room) throw new Error('房间列表已更新，请刷新');
    const change = changeOf(room);
    const verdict = action === 'book' ? null : roomCan(action, room, role);
    if (verdict?.isAllowed === false) throw new Error(verdict.reason);
    return new Promise((settle) => open('change', { ...change, settle }));
  };
  const move = async (target: TimelineRoom, from: Id) => {
    if (target.status !== RoomStatus.vacant) {
      throw new Error(`房间 ${target.name} ${roomStateLabel(target)}，请选择空闲的房间`);
    }
    return confirm(from, 'changeRoom', (room) => ({ action: 'changeRoom', room, target }));
  };
  const openSpan = (span: RoomSpan, place: TimelineRoom | null): void => {
    const room = rooms.find((one) => one.id === place?.id);
    if (span.kind === 'held') {
      if (span.orderId !== null) onOpenOrder(span.orderId);
    } else if (!room) return;
    else if (span.kind === 'blocked' && span.id !== null) {
      const [from, to] = [span.from, span.to].map((at) => hotelDayOf(at, time.dayStarts));
      const blocked = { id: span.id, from: from ?? '', to: to ?? '', reason: span.label };
      // Of a later repair than the one that the list has, too.
      open('change', {
        action: 'endOutOfOrder',
        room: { ...room, blocked },
        settle: () => undefined,
      });
    } else {
      onOpen(room.id);
    }
  };

  return (
    <LazyBoundary pending={<LoadingState />}>
      <RoomTimeline
        data={shown}
        {...axis}
        onDaysChange={(from, to) => {
          showDays(from, to);
          setScrolledIn(filterKey);
        }}
        roomTypes={roomTypes}
        time={time}
        isStale={isStale && scrolledIn !== filterKey}
        error={error && { message: error.message, onRetry: () => void retry() }}
        empty={empty}
        openId={openId}
        onOpen={openSpan}
        {...(may(assignOrder) && {
          onAssign: async ({ orderId }, to) => {
            if (orderId === null) return false;
            const before = shown?.rooms.find((room) => holds(room, orderId));
            await assign({ orderId, roomId: to.id });
            return { undo: () => assignBack({ orderId, roomId: before?.id ?? null }) };
          },
        })}
        {...(may(modifyOrder) && {
          onModify: ({ orderId, to }, change) =>
            new Promise((settle) => {
              if (orderId === null) return settle(false);
              const defaultChange =
                'room' in change
                  ? { roomType: change.room.type ?? undefined, roomId: change.room.id }
                  : { estimatedCheckOut: `${change.leaveDay}${to.slice(10)}` };
              const order = { id: orderId, hotelId };
              return open('change', { action: 'modify', order, defaultChange, settle });
            }),
        })}
        {...(may(changeRoom) && {
          onMove: (_span, to, from) => move(to, from.id),
        })}
        {...(may(changeStay) && {
          onResize: (_span, leaveDay, { id }) =>
            confirm(id, 'changeStay', (room) => ({ action: 'changeStay', room, leaveDay })),
        })}
        {...(may(addOrder) && {
          onBook: (chosen, from, to) =>
            confirm(chosen.id, 'book', (room) => ({
              action: 'book',
              room,
              chosen: { room: chosen, from, to },
            })),
        })}
        {...(may(setOutOfOrder) && {
          onOutOfOrder: ({ id }, from, to) =>
            confirm(id, 'setOutOfOrder', (room) => ({
              action: 'setOutOfOrder',
              room,
              nights: { from, to: addDays(to, -1) },
            })),
        })}
      />
      {dialog}
    </LazyBoundary>
  );
}
