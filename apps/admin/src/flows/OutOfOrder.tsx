import type { Room } from '@anzhu/api/contract/room';
import { ArchiveRoomDialog, OutOfOrderDialog, EndOutOfOrderConfirm } from '@anzhu/domain/room';
import { toast } from '@anzhu/ui/Toast';
import { useHotelDay } from '../clock.ts';
import { useRoomActions } from './rooms.ts';

interface OutOfOrderProps {
  room: Room;
  /** Called when it has been done, before the dialog closes. */
  onSaved?: (() => void) | undefined;
  onClose: () => void;
}

interface SetOutOfOrderProps extends OutOfOrderProps {
  /** The first and the last night that were chosen, `yyyy-MM-dd`. */
  nights?: { from: string; to: string } | undefined;
  onRefresh: () => void;
}

/** 维修. */
export function SetOutOfOrder({ room, nights, onSaved, onRefresh, onClose }: SetOutOfOrderProps) {
  const { setOutOfOrder } = useRoomActions();
  return (
    <OutOfOrderDialog
      room={room}
      today={useHotelDay()}
      defaultNights={nights}
      onSave={async (input) => {
        const saved = await setOutOfOrder(input);
        onSaved?.();
        return saved;
      }}
      onRefresh={onRefresh}
      onClose={onClose}
    />
  );
}

/** 解除维修 of the repair that the room was opened with. */
export function EndOutOfOrder({ room, onClose }: OutOfOrderProps) {
  const { endOutOfOrder } = useRoomActions();
  const period = room.blocked;
  if (period === null) return null;
  return (
    <EndOutOfOrderConfirm
      room={room}
      period={period}
      onConfirm={async () => {
        await endOutOfOrder({ id: period.id });
        toast.success('已解除维修');
      }}
      onClose={onClose}
    />
  );
}

/** 停用房间. */
export function ArchiveRoom({ room, onRefresh, onClose }: Omit<SetOutOfOrderProps, 'nights'>) {
  const { archive } = useRoomActions();
  return <ArchiveRoomDialog {...{ room, onRefresh, onClose }} onSave={archive} />;
}
