import type { Room } from '@anzhu/api/contract/room';
import { Role } from '@anzhu/api/contract/role';
import { canAddRoom, type RoomAction } from '@anzhu/api/rules/roomTransitions';
import { HotelPicker } from '@anzhu/domain/hotel';
import { OrderToCheckIn } from '@anzhu/domain/order';
import { preloadRoomDialogs, RoomBoard, roomFilter, RoomFilterBar } from '@anzhu/domain/room';
import { preloadStayDialogs } from '@anzhu/domain/stay';
import { Button } from '@anzhu/ui/Button';
import { PageFrame } from '@anzhu/ui/Layout';
import { Plus } from '@anzhu/ui/Icon';
import { useCallback, useEffect, useState } from 'react';
import { useToday } from '../../clock.ts';
import { useProfile } from '../../data/useProfile.ts';
import { useRoomTypes } from '../../data/useRoomTypes.ts';
import { useOpenForm } from '../../session/loss.ts';
import { useFloors, useOrder, useRooms } from './data.ts';
import { RoomDialog, type OpenRoom } from './RoomDialog.tsx';
import { useRoomQuery } from './url.ts';
import { useHotel } from './useHotel.ts';
import { useLiveRooms } from './useLiveRooms.ts';

/** Fetches every dialog of the board ahead of need. */
function preloadDialogs(): void {
  preloadRoomDialogs();
  preloadStayDialogs();
}

/** 房间管理: the live board of one hotel, and everything that is done with its rooms. */
export default function RoomManage() {
  const { role } = useProfile();
  const today = useToday();
  const { hotelId: chosen, filter, status, setHotel, setStatus, setFilter } = useRoomQuery();
  const orderId = filter.orderId === '' || role === Role.antiEpidemic ? null : filter.orderId;
  const order = useOrder(orderId);
  const { hotelId, options, isChooser } = useHotel(chosen ?? order.data?.hotelId ?? null);
  const reading = useRooms(hotelId, filter, order.data);
  const roomTypes = useRoomTypes(hotelId ?? undefined);
  const floors = useFloors(hotelId);
  const [open, setOpen] = useState<OpenRoom | null>(null);
  useOpenForm(open !== null);
  useLiveRooms(reading.update, reading.retry);
  useEffect(preloadDialogs, []);

  const act = useCallback((action: RoomAction, room: Room) => setOpen({ action, room }), []);
  const close = useCallback(() => setOpen(null), []);
  const leaveOrder = (): void => void setFilter({ ...filter, orderId: '' });
  const { rooms, error, retry, isStale } = reading;

  return (
    <PageFrame>
      <RoomFilterBar
        value={filter}
        onQuery={(next) => {
          if (!setFilter(next)) void retry();
        }}
        floors={floors}
        roomTypes={roomTypes}
        isPending={isStale && !error}
        hotelPicker={
          isChooser && (
            <HotelPicker
              hotels={options}
              value={hotelId}
              onChange={(id) => id !== null && setHotel(id)}
            />
          )
        }
      />
      {orderId !== null && (
        <OrderToCheckIn
          order={order.data}
          error={order.error && { message: order.error.message, onRetry: order.retry }}
          onLeave={leaveOrder}
        />
      )}
      <RoomBoard
        rooms={rooms}
        today={today}
        role={role}
        status={status}
        onStatusChange={setStatus}
        onAction={act}
        isStale={isStale}
        error={error && { message: error.message, onRetry: () => void retry() }}
        toolbar={
          canAddRoom(role) && (
            <Button
              icon={<Plus aria-hidden size={16} />}
              onPress={() => setOpen({ action: 'add', room: null })}
            >
              新增房间
            </Button>
          )
        }
        emptyAction={<Button onPress={() => void setFilter(roomFilter.empty)}>重置</Button>}
      />
      {open && hotelId !== null && (
        <RoomDialog
          open={open}
          rooms={rooms}
          hotelId={hotelId}
          order={order.data}
          roomTypes={roomTypes}
          onRefresh={() => void retry()}
          onClose={close}
          onDone={leaveOrder}
        />
      )}
    </PageFrame>
  );
}
