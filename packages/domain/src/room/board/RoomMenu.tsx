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

/**
 * The menu of the whole board: what can be done with one room now, and in one line what cannot; why not stands in the
 * menu of the record.
 */
export function RoomMenu({ room, role, triggerRef, onAction, onClose }: RoomMenuProps) {
  const items = offeredRoomActions(room, role).map((action) => ({
    id: action as string,
    label: roomActionLabel(action, room.isIsolation),
    shortcut: keyOfAction(action),
    disabledReason: roomCan(action, room, role).reason,
    onAction: () => onAction(action, room),
  }));
  const refused = items.filter(({ disabledReason }) => disabledReason !== undefined);
  const rest = {
    id: 'rest',
    label: `其余 ${refused.length} 项现在不可用`,
    disabledReason: refused.map(({ label }) => label).join('、'),
    onAction: () => undefined,
  };
  return (
    <FloatingMenu
      label={`房间「${room.name}」`}
      triggerRef={triggerRef}
      onClose={onClose}
      items={refused.length > 1 ? [...items.filter((one) => !refused.includes(one)), rest] : items}
    />
  );
}
