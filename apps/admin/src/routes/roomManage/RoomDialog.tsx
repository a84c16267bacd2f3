import { getBill } from '@anzhu/api/contract/bill';
import type { Id } from '@anzhu/api/contract/codecs';
import { mayCall } from '@anzhu/api/contract/endpoint';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus, type Room } from '@anzhu/api/contract/room';
import type { RoomAction } from '@anzhu/api/rules/roomTransitions';
import {
  AddRoomsDialog,
  CheckOutConfirm,
  CleanConfirm,
  RoomDetailDialog,
  RoomFormDialog,
} from '@anzhu/domain/room';
import type { RoomTypeOption } from '@anzhu/domain/roomType';
import { toast } from '@anzhu/ui/Toast';
import { useState } from 'react';
import { useHotelDay, useNow } from '../../clock.ts';
import { OrderBill, useBill } from '../../data/OrderBill.tsx';
import { useProfile } from '../../data/useProfile.ts';
import { ChangeRoom } from './ChangeRoom.tsx';
import { ChangeStay, UndoStay } from './ChangeStay.tsx';
import { RoomCheckIn, type RoomCheckInProps } from './RoomCheckIn.tsx';
import { useAllRooms, useGuests, useRoom, useRoomActions } from './data.ts';
import { ExitIsolation } from './ExitIsolation.tsx';
import { Guests } from './Guests.tsx';
import { Block, Unblock } from './Repair.tsx';
import { TransferFromRoom } from './TransferPerson.tsx';

interface AddRoomProps {
  hotelId: Id;
  roomTypes: readonly RoomTypeOption[] | undefined;
  onClose: () => void;
}

/** 新增房间 in a hotel. */
export function AddRoom({ hotelId, roomTypes, onClose }: AddRoomProps) {
  const { role } = useProfile();
  const { add } = useRoomActions();
  return (
    <RoomFormDialog
      room={null}
      role={role}
      roomTypes={roomTypes}
      onSave={(values) => add({ ...values, hotelId, status: RoomStatus.vacant })}
      onClose={onClose}
    />
  );
}

/** 批量新增 in a hotel; its name for those who choose among hotels. */
export function AddRooms({
  hotelId,
  hotelName,
  roomTypes,
  onClose,
}: AddRoomProps & { hotelName: string | undefined }) {
  const { addMany } = useRoomActions();
  const { data: rooms, retry } = useAllRooms(hotelId);
  return (
    <AddRoomsDialog
      hotelName={hotelName}
      rooms={rooms}
      roomTypes={roomTypes}
      onSave={async (values) => {
        const { ids } = await addMany({ ...values, hotelId });
        toast.success(`已新增 ${ids.length} 间房间`);
      }}
      onRefresh={retry}
      onClose={onClose}
    />
  );
}

interface RoomFactsProps extends Pick<RoomDialogProps, 'onAction' | 'onClose'> {
  room: Room;
}

/** 房间详情, read when it is opened. */
function RoomFacts({ room, onAction, onClose }: RoomFactsProps) {
  const { data, error, retry } = useRoom(room.id);
  const { role } = useProfile();
  return (
    <RoomDetailDialog
      room={room}
      role={role}
      hotelDay={useHotelDay()}
      onAction={(action) => onAction(action, room)}
      detail={data}
      {...(error && { error: { message: error.message, onRetry: () => void retry() } })}
      onClose={onClose}
    />
  );
}

interface StayProps {
  room: Room;
  hotelName: string | null | undefined;
  onClose: () => void;
}

/** 账单 of the guests of a room. */
function RoomBill({ room, hotelName = null, onClose }: StayProps) {
  const { data: guests } = useGuests(room);
  if (room.orderId === null) return null;
  return (
    <OrderBill
      order={{
        id: room.orderId,
        status: OrderStatus.checkedIn,
        name: guests?.flatMap(({ personName }) => personName ?? []).join('、') ?? null,
        hotelName,
      }}
      onClose={onClose}
    />
  );
}

/** 退房, with the names of the guests and what is open on their bill. */
function CheckOut({ room, hotelName, onClose }: StayProps) {
  const { data: guests, error } = useGuests(room);
  const { role } = useProfile();
  const { data: bill } = useBill(mayCall(getBill, role) ? room.orderId : null);
  const { checkOut } = useRoomActions();
  const [now, hotelDay] = [useNow(), useHotelDay()];
  const [isBillOpen, setBillOpen] = useState(false);
  if (isBillOpen) {
    return <RoomBill {...{ room, hotelName }} onClose={() => setBillOpen(false)} />;
  }
  return (
    <CheckOutConfirm
      room={room}
      guests={error ? [] : guests?.flatMap(({ personName }) => personName ?? [])}
      now={now}
      hotelDay={hotelDay}
      bill={bill}
      onBill={() => setBillOpen(true)}
      onConfirm={async () => {
        const left = await checkOut({ id: room.id });
        toast.success(left?.isOrderComplete ? '退房成功，订单完成！' : '退房成功');
      }}
      onClose={onClose}
    />
  );
}

/** What is being done with which room. */
export interface OpenedRoom {
  action: RoomAction;
  /** As it was when the dialog was opened. */
  room: Room;
  /** What was dropped on the time axis: another day of departure, or another room. */
  leaveDay?: string | undefined;
  target?: Pick<Room, 'id' | 'type'> | undefined;
}

export interface RoomDialogProps extends OpenedRoom, Omit<RoomCheckInProps, 'room'> {
  /** The current rooms of the board: another user may have changed the opened one. */
  rooms: readonly Room[] | undefined;
  roomTypes: readonly RoomTypeOption[] | undefined;
  /** Does something else with the room. */
  onAction: (action: RoomAction, room: Room) => void;
}

/** The dialog of what is being done with a room. */
export function RoomDialog(props: RoomDialogProps) {
  const { action, room: opened, leaveDay, target, rooms, roomTypes, onAction, ...common } = props;
  const { onRefresh, onClose } = common;
  const { role } = useProfile();
  const actions = useRoomActions();

  const room = rooms?.find(({ id }) => id === opened.id) ?? opened;
  switch (action) {
    case 'edit':
    case 'editNature':
      return (
        <RoomFormDialog
          // What it was opened with: a draft is compared with it.
          room={opened}
          role={role}
          roomTypes={roomTypes}
          onSave={(values) => actions.modify({ ...values, id: opened.id })}
          onClose={onClose}
        />
      );
    case 'view':
      return <RoomFacts {...{ room, onAction, onClose }} />;
    case 'checkIn':
      return <RoomCheckIn room={room} {...common} />;
    case 'checkOut':
      return <CheckOut room={room} hotelName={common.hotelName} onClose={onClose} />;
    case 'bill':
      return <RoomBill room={room} hotelName={common.hotelName} onClose={onClose} />;
    case 'clean':
      return (
        <CleanConfirm
          room={room}
          onConfirm={async () => void (await actions.clean({ id: room.id }))}
          onClose={onClose}
        />
      );
    case 'changeStay':
      return <ChangeStay room={room} {...{ leaveDay, onRefresh, onClose }} />;
    case 'undoStay':
      return <UndoStay room={room} onClose={onClose} />;
    case 'changeRoom':
      return <ChangeRoom room={room} {...{ target, roomTypes, onClose }} />;
    case 'transfer':
      return <TransferFromRoom room={room} hotelName={common.hotelName} onClose={onClose} />;
    case 'exitIsolation':
      return <ExitIsolation room={room} onClose={onClose} />;
    case 'block':
      return <Block room={room} onRefresh={onRefresh} onClose={onClose} />;
    case 'unblock':
      return <Unblock room={opened} onClose={onClose} />;
    case 'viewGuests':
    case 'modifyGuests':
      return (
        <Guests
          room={room}
          isEditing={action === 'modifyGuests'}
          onRefresh={onRefresh}
          onClose={onClose}
        />
      );
  }
}
