import type { InputOf } from '@anzhu/api/contract/endpoint';
import type { listRooms, Room, RoomChange } from '@anzhu/api/contract/room';

/** The fields of a room that a change sets; missing ones stay. */
function changed(room: Room, change: RoomChange): Room {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...room, ...Object.fromEntries(given) };
}

/** What the board was read with. */
export type BoardQuery = InputOf<typeof listRooms>;

const compared = ['hotelId', 'floor', 'type', 'isIsolation', 'status', 'orderId'] as const;

/**
 * Whether a change is of a room that the board does not show and may have to: added by someone else, or
 * changed so that it is among the wanted ones now. Fields that the change leaves out may fit.
 */
export function isMissing(
  rooms: readonly Room[],
  change: RoomChange,
  { name, ...wanted }: BoardQuery,
): boolean {
  const fits = compared.every(
    (key) => wanted[key] === undefined || change[key] === undefined || change[key] === wanted[key],
  );
  const isNamed = !name || change.name === undefined || change.name.includes(name);
  return fits && isNamed && !rooms.some(({ id }) => id === change.id);
}

/** Puts changes into the rooms that are shown, the last one of a room; untouched rooms stay the same objects. */
export function applyChanges(rooms: Room[], changes: readonly RoomChange[]): Room[] {
  return rooms.map((room) => {
    const change = changes.findLast((one) => one.id === room.id);
    return change ? changed(room, change) : room;
  });
}
