import type { Room, RoomDetail } from '@anzhu/api/contract/room';
import { Button } from '@anzhu/ui/Button';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { Dialog } from '@anzhu/ui/Dialog';
import { Stack } from '@anzhu/ui/Layout';
import { ErrorState, LoadingState } from '@anzhu/ui/State';
import { Heading } from '@anzhu/ui/Text';
import { roomFacts, roomTypeFacts } from '../describeRoom.tsx';

export interface RoomDetailDialogProps {
  /** The room as on the board: shown immediately. */
  room: Room;
  /** Details of its room type and bed; undefined while they are being loaded. */
  detail: RoomDetail | undefined;
  /** Why the details could not be loaded, and what 重试 does. The room itself is shown. */
  error?: { message: string; onRetry: () => void } | undefined;
  /** Closing was requested: 关闭, × or Esc. The caller stops rendering the dialog. */
  onClose: () => void;
}

/**
 * 房间详情: status of a room, details of its type and bed. Read-only. Rendered means open.
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
