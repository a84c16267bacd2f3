import type { Room, RoomDetail } from '@anzhu/api/contract/room';
import { Button } from '@anzhu/ui/Button';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { Dialog } from '@anzhu/ui/Dialog';
import { Stack } from '@anzhu/ui/Layout';
import { ErrorState, LoadingState } from '@anzhu/ui/State';
import { Heading } from '@anzhu/ui/Text';
import { roomFacts, roomTypeFacts } from '../describeRoom.tsx';

export interface RoomDetailDialogProps {
  /** The room as the board knows it: shown at once. */
  room: Room;
  /** What its type and its bed offer; nothing while it is on its way. */
  detail: RoomDetail | undefined;
  error?: { message: string; onRetry: () => void } | undefined;
  onClose: () => void;
}

/**
 * 房间详情: how a room stands, what its type and its bed offer. To be read only. Rendered means open.
 *
 * Keyboard: Esc closes.
 */
export function RoomDetailDialog({ room, detail, error, onClose }: RoomDetailDialogProps) {
  return (
    <Dialog
      isOpen
      title={`房间详情 · ${room.name}`}
      onClose={onClose}
      footer={<Button onPress={onClose}>关闭</Button>}
    >
      <Stack gap={5}>
        <DescriptionList items={roomFacts(detail ?? room)} columns={3} />
        <Stack gap={3}>
          <Heading level={3} size="body">
            房型与床型
          </Heading>
          {error && <ErrorState {...error} />}
          {!error && !detail && <LoadingState />}
          {!error && detail && <DescriptionList items={roomTypeFacts(detail)} columns={3} />}
        </Stack>
      </Stack>
    </Dialog>
  );
}
