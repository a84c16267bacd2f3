import type { Role } from '@anzhu/api/contract/role';
import type { Room } from '@anzhu/api/contract/room';
import {
  offeredRoomActions,
  type RoomAction,
  roomActionLabel,
  roomCan,
} from '@anzhu/api/rules/roomTransitions';
import { keyOfAction } from './roomKeys.ts';
import { FloatingMenu, type FloatingMenuProps } from '@anzhu/ui/Menu';

export interface RoomMenuProps extends Pick<FloatingMenuProps, 'triggerRef' | 'onClose'> {
  room: Room;
  role: Role | null;
  onAction: (action: RoomAction, room: Room) => void;
}

/** The menu of the whole board: everything that can be done with one room, and why not what cannot. */
export function RoomMenu({ room, role, triggerRef, onAction, onClose }: RoomMenuProps) {
  return (
    <FloatingMenu
      label={`房间「${room.name}」`}
      triggerRef={triggerRef}
      onClose={onClose}
      items={offeredRoomActions(room, role).map((action) => ({
        id: action,
        label: roomActionLabel(action, room.isIsolation),
        shortcut: keyOfAction(action),
        disabledReason: roomCan(action, room, role).reason,
        onAction: () => onAction(action, room),
      }))}
    />
  );
}
