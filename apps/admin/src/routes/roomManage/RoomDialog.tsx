import type { Id } from '@anzhu/api/contract/codecs';
import type { Room } from '@anzhu/api/contract/room';
import type { RoomAction } from '@anzhu/api/rules/roomTransitions';
import {
  CheckOutConfirm,
  CleanConfirm,
  IsolationExitDialog,
  RoomFormDialog,
} from '@anzhu/domain/room';
import type { RoomTypeOption } from '@anzhu/domain/roomType';
import { toast } from '@anzhu/ui/Toast';
import { useToday } from '../../clock.ts';
import { useProfile } from '../../data/useProfile.ts';
import { ChangeRoom } from './ChangeRoom.tsx';
import { CheckIn, type CheckInProps } from './CheckIn.tsx';
import { useRoomActions } from './data.ts';
import { Guests } from './Guests.tsx';
import { RoomFacts } from './RoomFacts.tsx';

/** The room whose dialog is open, and which one; 新增房间 has no room yet. */
export type OpenRoom = { action: RoomAction; room: Room } | { action: 'add'; room: null };

export interface RoomDialogProps extends Omit<CheckInProps, 'room'> {
  open: OpenRoom;
  /** The current rooms of the board: another user may have changed the open one. */
  rooms: readonly Room[] | undefined;
  hotelId: Id;
  roomTypes: readonly RoomTypeOption[] | undefined;
}

/** The dialog of what is being done with a room. */
export function RoomDialog({ open, rooms, hotelId, roomTypes, ...common }: RoomDialogProps) {
  const { onRefresh, onClose } = common;
  const { role } = useProfile();
  const today = useToday();
  const actions = useRoomActions();

  if (open.room === null || open.action === 'edit' || open.action === 'editNature') {
    const { room } = open;
    return (
      <RoomFormDialog
        room={room}
        role={role}
        roomTypes={roomTypes}
        onSave={(values) =>
          room ? actions.modify({ ...values, id: room.id }) : actions.add({ ...values, hotelId })
        }
        onClose={onClose}
      />
    );
  }

  const { action } = open;
  const room = rooms?.find(({ id }) => id === open.room.id) ?? open.room;
  switch (action) {
    case 'view':
      return <RoomFacts room={room} onClose={onClose} />;
    case 'checkIn':
      return <CheckIn room={room} {...common} />;
    case 'checkOut':
      return (
        <CheckOutConfirm
          room={room}
          today={today}
          onConfirm={async () => {
            const left = await actions.checkOut({ id: room.id });
            toast.success(left?.isOrderComplete ? '退房成功，订单完成！' : '退房成功');
          }}
          onClose={onClose}
        />
      );
    case 'clean':
      return (
        <CleanConfirm
          room={room}
          onConfirm={async () => {
            await actions.clean({ id: room.id });
            toast.success('房间已成功打扫!');
          }}
          onClose={onClose}
        />
      );
    case 'changeRoom':
      return <ChangeRoom room={room} hotelId={hotelId} roomTypes={roomTypes} onClose={onClose} />;
    case 'exitIsolation':
      return <IsolationExitDialog room={room} onSave={actions.exitIsolation} onClose={onClose} />;
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
