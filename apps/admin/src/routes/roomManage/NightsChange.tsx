import { lazy } from '@anzhu/ui/LazyBoundary';
import type { Room } from '@anzhu/api/contract/room';
import type { RoomTypeOption } from '@anzhu/domain/roomType';
import { useRef, type ComponentProps } from 'react';
import type { ChosenNights } from '../../flows/Booking.tsx';
import { ChangeRoom } from '../../flows/ChangeRoom.tsx';
import { ChangeStay } from '../../flows/ChangeStay.tsx';
import { SetOutOfOrder, EndOutOfOrder } from '../../flows/OutOfOrder.tsx';

const Booking = lazy(() => import('../../flows/Booking.tsx'));
const ModifyBooking = lazy(() =>
  import('../../flows/Booking.tsx').then((part) => ({ default: part.ModifyBooking })),
);

/** A change that was dropped on the time axis, to be confirmed in its dialog. */
export type DroppedChange =
  | { action: 'changeStay'; room: Room; leaveDay: string }
  | { action: 'changeRoom'; room: Room; target: Pick<Room, 'id' | 'type'> }
  | { action: 'setOutOfOrder'; room: Room; nights: { from: string; to: string } }
  | { action: 'endOutOfOrder'; room: Room }
  | { action: 'book'; room: Room; chosen: ChosenNights }
  | ({ action: 'modify' } & Pick<ComponentProps<typeof ModifyBooking>, 'order' | 'defaultChange'>);

interface NightsChangeProps {
  change: DroppedChange;
  roomTypes: readonly RoomTypeOption[] | undefined;
  onRefresh: () => void;
  /** Called when the dialog closes: whether the change was made, or what was done in words. */
  onClose: (done: boolean | string) => void;
}

/** The dialog of a change that was dropped on the time axis. */
export function NightsChange({ change, roomTypes, onRefresh, onClose }: NightsChangeProps) {
  const done = useRef<boolean | string>(false);
  const acts = {
    onSaved: (words?: string) => {
      done.current = words ?? true;
    },
    onClose: () => onClose(done.current),
  };
  if (change.action === 'modify') return <ModifyBooking {...acts} {...change} />;
  const own = { ...acts, room: change.room };
  switch (change.action) {
    case 'changeStay':
      return <ChangeStay {...own} leaveDay={change.leaveDay} onRefresh={onRefresh} />;
    case 'changeRoom':
      return <ChangeRoom {...own} target={change.target} roomTypes={roomTypes} />;
    case 'setOutOfOrder':
      return <SetOutOfOrder {...own} nights={change.nights} onRefresh={onRefresh} />;
    case 'endOutOfOrder':
      return <EndOutOfOrder {...own} />;
    case 'book':
      return (
        <Booking {...own} opened={null} hotelId={change.room.hotelId} chosen={change.chosen} />
      );
  }
}
