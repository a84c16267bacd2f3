import type { Role } from '@anzhu/api/contract/role';
import type { Room, RoomDetail } from '@anzhu/api/contract/room';
import {
  offeredRoomActions,
  type RoomAction,
  roomActionLabel,
  roomCan,
} from '@anzhu/api/rules/roomTransitions';
import { Button } from '@anzhu/ui/Button';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { Dialog } from '@anzhu/ui/Dialog';
import { Stack } from '@anzhu/ui/Layout';
import { MenuButton } from '@anzhu/ui/Menu';
import { ErrorState, LoadingState } from '@anzhu/ui/State';
import { Heading } from '@anzhu/ui/Text';
import { roomFacts, roomTypeFacts } from '../describeRoom.tsx';
import { nextCardAction } from '../repair.ts';

export interface RoomDetailDialogProps {
  /** The room as on the board: shown immediately. */
  room: Room;
  /** Details of its room type and bed; undefined while they are being loaded. */
  detail: RoomDetail | undefined;
  /** Why the details could not be loaded, and what 重试 does. The room itself is shown. */
  error?: { message: string; onRetry: () => void } | undefined;
  /** The role of the user: the actions that it allows are in the footer; null while it is loading. */
  role: Role | null;
  /** The hotel's day, `yyyy-MM-dd`: a repair of tonight is ended from here. */
  hotelDay: string;
  onAction: (action: RoomAction) => void;
  /** Closing was requested: 关闭, × or Esc. The caller stops rendering the dialog. */
  onClose: () => void;
}

/**
 * 房间详情: status of a room, details of its type and bed, and what can be done with it now: its next action as a
 * button, the others in a menu. Rendered means open.
 *
 * Keyboard: Tab reaches the actions; Esc closes.
 */
export function RoomDetailDialog(props: RoomDetailDialogProps) {
  const { room, detail, error, role, hotelDay, onAction, onClose } = props;
  const next = nextCardAction(room, role, hotelDay);
  const others = offeredRoomActions(room, role).filter(
    (action) =>
      action !== next && action !== 'view' && roomCan(action, room, role).reason === undefined,
  );
  return (
    <Dialog
      isOpen
      title={`房间详情 · ${room.name}`}
      onClose={onClose}
      footer={
        <>
          {others.length > 0 && (
            <MenuButton
              label="更多"
              items={others.map((action) => ({
                id: action,
                label: roomActionLabel(action, room.isIsolation),
                onAction: () => onAction(action),
              }))}
            />
          )}
          <Button onPress={onClose}>关闭</Button>
          {next && (
            <Button tone="brand" variant="solid" onPress={() => onAction(next)}>
              {roomActionLabel(next, room.isIsolation)}
            </Button>
          )}
        </>
      }
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
