import type { Role } from '@anzhu/api/contract/role';
import { isArchived, RoomStatus, type Room } from '@anzhu/api/contract/room';
import { nextRoomAction, type RoomAction, roomCan } from '@anzhu/api/rules/roomTransitions';
import type { ShownStatus } from './status.ts';

/** Whether a room is out of order tonight. `hotelDay` is `yyyy-MM-dd`. */
export const isOutOfOrder = ({ blocked }: Pick<Room, 'blocked'>, hotelDay: string): boolean =>
  blocked !== null && blocked.from <= hotelDay && hotelDay <= blocked.to;

/** What a room waits for before it is vacant: 待打扫, or 待查; null for others. */
export function cleaningStatus({
  status,
  isToInspect,
}: Pick<Room, 'status' | 'isToInspect'>): typeof RoomStatus.awaitingCleaning | 'inspect' | null {
  if (status !== RoomStatus.awaitingCleaning) return null;
  return isToInspect ? 'inspect' : status;
}

/** The status that a room is shown with and counted under. */
export function shownStatus(room: Room, hotelDay: string): ShownStatus {
  if (isArchived(room)) return 'archived';
  if (room.status === RoomStatus.vacant && isOutOfOrder(room, hotelDay)) return 'repair';
  return cleaningStatus(room) ?? room.status;
}

/** The next action of a card; for a vacant room under repair it is 解除维修, for one out of use 恢复使用. */
export function nextCardAction(room: Room, role: Role | null, hotelDay: string): RoomAction | null {
  const shown = shownStatus(room, hotelDay);
  if (shown === 'archived') return roomCan('restore', room, role).isAllowed ? 'restore' : null;
  if (shown !== 'repair') return nextRoomAction(room, role);
  return roomCan('endOutOfOrder', room, role).isAllowed ? 'endOutOfOrder' : null;
}
