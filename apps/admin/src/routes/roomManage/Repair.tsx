import type { Room } from '@anzhu/api/contract/room';
import { BlockDialog, UnblockConfirm } from '@anzhu/domain/room';
import { toast } from '@anzhu/ui/Toast';
import { useHotelDay } from '../../clock.ts';
import { useRoomActions } from './data.ts';

interface RepairProps {
  room: Room;
  onClose: () => void;
}

/** 维修. */
export function Block({ room, onRefresh, onClose }: RepairProps & { onRefresh: () => void }) {
  const { block } = useRoomActions();
  return (
    <BlockDialog
      room={room}
      today={useHotelDay()}
      onSave={block}
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
