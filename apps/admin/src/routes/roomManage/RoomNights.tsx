import type { Id } from '@anzhu/api/contract/codecs';
import { mayCall } from '@anzhu/api/contract/endpoint';
import { assignOrder } from '@anzhu/api/contract/booking';
import { getOrder, orderPage } from '@anzhu/api/contract/order';
import { listRooms, RoomStatus, roomStatusLabel, type Room } from '@anzhu/api/contract/room';
import { roomTimeline } from '@anzhu/api/contract/roomTimeline';
import { changeRoom } from '@anzhu/api/contract/stay';
import { changeStay } from '@anzhu/api/contract/stayChange';
import { addDays } from '@anzhu/api/rules/days';
import { hotelToday } from '@anzhu/api/rules/hotelDay';
import { roomCan, type RoomAction } from '@anzhu/api/rules/roomTransitions';
import { RoomTimeline, roomFilter, type RoomFilterValue } from '@anzhu/domain/room';
import type { RoomTypeOption } from '@anzhu/domain/roomType';
import { LoadingState } from '@anzhu/ui/State';
import { Suspense, useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHotelTime } from '../../clock.ts';
import { useAction } from '../../data/useAction.ts';
import { useCall } from '../../data/useCall.ts';
import { useLiveReload } from '../../data/useLive.tsx';
import { useProfile } from '../../data/useProfile.ts';
import { paths } from '../../paths.ts';
import type { OpenedRoom } from './RoomDialog.tsx';

/** Days of the axis before the day of the hotel, and after it. */
const past = 7;
const ahead = 83;

const assigned = {
  refresh: [roomTimeline, listRooms, getOrder, orderPage],
  success: '排房成功',
};

interface RoomNightsProps {
  hotelId: Id;
  filter: RoomFilterValue;
  /** The rooms as they are now. */
  rooms: readonly Room[];
  roomTypes: readonly RoomTypeOption[] | undefined;
  onOpen: (opened: OpenedRoom) => void;
  toolbar: ReactNode;
  empty: { title?: string; description?: string; action?: ReactNode } | undefined;
}

/** 时间轴 of a hotel: what is dropped opens the dialog of the change, filled in. */
export function RoomNights(props: RoomNightsProps) {
  const { hotelId, filter, rooms, roomTypes, onOpen, toolbar, empty } = props;
  const { role } = useProfile();
  const navigate = useNavigate();
  const time = useHotelTime();
  const today = hotelToday(time);
  const days = { from: addDays(today, -past), to: addDays(today, ahead) };
  const { type, floor, isIsolation } = roomFilter.input(filter);
  const { data, error, retry, isStale } = useCall(
    roomTimeline,
    { ...days, hotelId, type, floor, isIsolation },
    { keepPreviousData: true },
  );
  useLiveReload(retry);
  const assign = useAction(assignOrder, assigned);
  // The list is narrowed by number too.
  const shown = useMemo(() => {
    const ids = new Set(rooms.map(({ id }) => id));
    return data && { ...data, rooms: data.rooms.filter(({ id }) => ids.has(id)) };
  }, [data, rooms]);

  /** Opens an action of a room. @throws in words why it is not possible now */
  const act = (action: RoomAction, id: Id, dropped: Partial<OpenedRoom>): void => {
    const room = rooms.find((one) => one.id === id);
    if (!room) throw new Error('房间列表已更新，请刷新');
    const verdict = roomCan(action, room, role);
    if (!verdict.isAllowed) throw new Error(verdict.reason);
    onOpen({ action, room, ...dropped });
  };
  const move = (target: Pick<Room, 'id' | 'type' | 'name' | 'status'>, from: Id): void => {
    if (target.status !== RoomStatus.vacant) {
      throw new Error(`房间 ${target.name} ${roomStatusLabel[target.status]}，请选择空闲的房间`);
    }
    act('changeRoom', from, { target });
  };

  return (
    <Suspense fallback={<LoadingState />}>
      <RoomTimeline
        data={shown}
        {...days}
        roomTypes={roomTypes}
        time={time}
        isStale={isStale}
        error={error && { message: error.message, onRetry: () => void retry() }}
        toolbar={toolbar}
        empty={empty}
        onOpen={(span, place) => {
          const room = rooms.find((one) => one.id === place?.id);
          if (span.kind === 'held') {
            void navigate(paths.screen('orderManage', { orderId: span.orderId }));
          } else if (room) {
            const hasGuests = span.sn !== null && roomCan('viewGuests', room, role).isAllowed;
            onOpen({ action: hasGuests ? 'viewGuests' : 'view', room });
          }
        }}
        {...(mayCall(assignOrder, role) && {
          onAssign: async ({ orderId }, to) => {
            if (orderId) await assign({ orderId, roomId: to.id });
          },
        })}
        {...(mayCall(changeRoom, role) && {
          onMove: async (_span, to, from) => move(to, from.id),
        })}
        {...(mayCall(changeStay, role) && {
          onResize: async (_span, leaveDay, room) => act('changeStay', room.id, { leaveDay }),
        })}
      />
    </Suspense>
  );
}
