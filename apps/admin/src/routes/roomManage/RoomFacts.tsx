import type { Room } from '@anzhu/api/contract/room';
import { RoomDetailDialog } from '@anzhu/domain/room';
import { useRoom } from './data.ts';

/** 房间详情, read when it is opened. */
export function RoomFacts({ room, onClose }: { room: Room; onClose: () => void }) {
  const { data, error, retry } = useRoom(room.id);
  return (
    <RoomDetailDialog
      room={room}
      detail={data}
      {...(error && { error: { message: error.message, onRetry: () => void retry() } })}
      onClose={onClose}
    />
  );
}
