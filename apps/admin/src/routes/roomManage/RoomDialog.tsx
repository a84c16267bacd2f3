import type { Id } from '@anzhu/api/contract/codecs';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { type addRoom, RoomStatus, type Room } from '@anzhu/api/contract/room';
import type { RoomAction } from '@anzhu/api/rules/roomTransitions';
import { removeDialog } from '@anzhu/domain/kit';
import {
  AddRoomsDialog,
  CleanConfirm,
  RestoreRoomConfirm,
  RoomFormDialog,
} from '@anzhu/domain/room';
import type { RoomTypeOption } from '@anzhu/domain/roomType';
import { toast } from '@anzhu/ui/Toast';
import { useProfile } from '../../data/useProfile.ts';
import { ChangeHotel } from '../../flows/ChangeHotel.tsx';
import { ChangeRoom } from '../../flows/ChangeRoom.tsx';
import { ChangeStay, UndoStay } from '../../flows/ChangeStay.tsx';
import { CheckOut, RoomBill } from '../../flows/CheckOut.tsx';
import { RoomCheckIn, type RoomCheckInProps } from '../../flows/RoomCheckIn.tsx';
import { useAllRooms, useRoomActions } from '../../flows/rooms.ts';
import { ExitIsolation } from '../../flows/ExitIsolation.tsx';
import { ModifyGuests, Registration } from '../../flows/Guests.tsx';
import { ArchiveRoom, SetOutOfOrder, EndOutOfOrder } from '../../flows/OutOfOrder.tsx';
import { TransferFromRoom } from '../../flows/TransferPerson.tsx';

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
      onSave={(values: InputOf<typeof addRoom>) =>
        add({ ...values, hotelId, status: RoomStatus.vacant })
      }
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

/** What is being done with which room. */
export interface OpenedRoom {
  action: Exclude<RoomAction, 'view' | 'viewGuests'>;
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
}

/** The dialog of what is being done with a room. */
export function RoomDialog(props: RoomDialogProps) {
  const { action, room: opened, leaveDay, target, rooms, roomTypes, ...common } = props;
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
    case 'checkIn':
      return <RoomCheckIn room={room} {...common} />;
    case 'checkOut':
      return <CheckOut room={room} hotelName={common.hotelName} onClose={onClose} />;
    case 'bill':
      return <RoomBill room={room} hotelName={common.hotelName} onClose={onClose} />;
    case 'printRegistration':
      return <Registration room={room} hotelName={common.hotelName} onClose={onClose} />;
    case 'clean':
      return (
        <CleanConfirm
          {...{ room, action, onClose }}
          onConfirm={async () => void (await actions.clean({ id: room.id }))}
        />
      );
    case 'inspect':
    case 'redo':
      return (
        <CleanConfirm
          {...{ room, action, onClose }}
          onConfirm={() => actions.inspect([room], action === 'inspect')}
        />
      );
    case 'service':
      return (
        <CleanConfirm {...{ room, action, onClose }} onConfirm={() => actions.service([room])} />
      );
    case 'changeStay':
      return <ChangeStay room={room} {...{ leaveDay, onRefresh, onClose }} />;
    case 'undoStay':
      return <UndoStay room={room} onClose={onClose} />;
    case 'changeRoom':
      return <ChangeRoom room={room} {...{ target, roomTypes, onClose }} />;
    case 'changeHotel':
      return <ChangeHotel room={room} onClose={onClose} />;
    case 'transfer':
      return <TransferFromRoom room={room} hotelName={common.hotelName} onClose={onClose} />;
    case 'exitIsolation':
      return <ExitIsolation room={room} onClose={onClose} />;
    case 'setOutOfOrder':
      return <SetOutOfOrder room={room} onRefresh={onRefresh} onClose={onClose} />;
    case 'endOutOfOrder':
      return <EndOutOfOrder room={opened} onClose={onClose} />;
    case 'archive':
      return <ArchiveRoom room={room} onRefresh={onRefresh} onClose={onClose} />;
    case 'restore':
      return (
        <RestoreRoomConfirm
          {...{ room: opened, onClose }}
          onConfirm={async () => void (await actions.restore({ id: room.id }))}
        />
      );
    case 'remove':
      return removeDialog('房间', ({ name }: Room) => name, actions.remove)(opened, onClose);
    case 'modifyGuests':
      return <ModifyGuests {...{ room, onRefresh, onClose }} />;
  }
}
