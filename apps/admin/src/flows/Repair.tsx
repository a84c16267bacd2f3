import type { Room } from '@anzhu/api/contract/room';
import { BlockDialog, UnblockConfirm } from '@anzhu/domain/room';
import { toast } from '@anzhu/ui/Toast';
import { useHotelDay } from '../clock.ts';
import { useRoomActions } from './rooms.ts';

interface RepairProps {
  room: Room;
  /** Called when it has been done, before the dialog closes. */
  onSaved?: (() => void) | undefined;
  onClose: () => void;
}

interface BlockProps extends RepairProps {
  /** The first and the last night that were chosen, `yyyy-MM-dd`. */
  nights?: { from: string; to: string } | undefined;
  onRefresh: () => void;
}

/** 维修. */
export function Block({ room, nights, onSaved, onRefresh, onClose }: BlockProps) {
  const { block } = useRoomActions();
  return (
    <BlockDialog
      room={room}
      today={useHotelDay()}
      defaultNights={nights}
      onSave={async (input) => {
        const blocked = await block(input);
        onSaved?.();
        return blocked;
      }}
      onRefresh={onRefresh}
      onClose={onClose}
    />
  );
}

/** 解除维修 of the repair that the room was opened with. */
export function Unblock({ room, onClose }: RepairProps) {
  const { unblock } = useRoomActions();
  if (room.blocked === null) return null;
  const block = room.blocked;
  return (
    <UnblockConfirm
      room={room}
      block={block}
      onConfirm={async () => {
        await unblock({ id: block.id });
        toast.success('已解除维修');
      }}
      onClose={onClose}
    />
  );
}
