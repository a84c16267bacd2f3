import type { Room } from '@anzhu/api/contract/room';
import { shownStatus } from '../outOfOrder.ts';
import type { ShownStatus } from '../status.ts';

/** How often each room has changed while the board was open, by room id. Rooms that never did are missing. */
type RoomChanges = ReadonlyMap<Room['id'], number>;

/** A floor of the board: its number, its rooms in the order in which they came, and which have changed. */
export interface BoardFloor {
  floor: number;
  rooms: readonly Room[];
  changes: RoomChanges;
}

const noChanges: RoomChanges = new Map();

const isSame = (before: readonly Room[], after: readonly Room[]): boolean =>
  before.length === after.length && after.every((room, index) => before[index] === room);

const isChanged = (before: Room, after: Room): boolean =>
  before.status !== after.status || before.isIsolation !== after.isIsolation;

/**
 * Increments the count of each room whose state changed. Added and removed rooms do not count, and start from
 * zero.
 */
function countChanges(before: BoardFloor, rooms: readonly Room[]): RoomChanges {
  const known = new Map(before.rooms.map((room) => [room.id, room]));
  const counted = new Map<Room['id'], number>();
  for (const room of rooms) {
    const old = known.get(room.id);
    if (!old) continue;
    const count = (before.changes.get(room.id) ?? 0) + (isChanged(old, room) ? 1 : 0);
    if (count > 0) counted.set(room.id, count);
  }
  return counted;
}

/**
 * The rooms by floor, floors in the order in which they first occur. A floor of which nothing has
 * changed is the very object it was in `before`, so that one live change draws one floor again.
 */
export function groupByFloor(
  rooms: readonly Room[],
  before: readonly BoardFloor[] = [],
): readonly BoardFloor[] {
  const known = new Map(before.map((floor) => [floor.floor, floor]));
  return collect(rooms).map((own) => {
    const old = known.get(own.floor);
    if (!old) return { ...own, changes: noChanges };
    return isSame(old.rooms, own.rooms) ? old : { ...own, changes: countChanges(old, own.rooms) };
  });
}

/** The rooms of each floor. Neighbours mostly are of one floor: it is only looked up when it changes. */
function collect(rooms: readonly Room[]): { floor: number; rooms: Room[] }[] {
  const floors = new Map<number, { floor: number; rooms: Room[] }>();
  let current: { floor: number; rooms: Room[] } | undefined;
  for (const room of rooms) {
    if (current?.floor !== room.floor) {
      current = floors.get(room.floor) ?? { floor: room.floor, rooms: [] };
      floors.set(room.floor, current);
    }
    current.rooms.push(room);
  }
  return [...floors.values()];
}

/** Number of rooms per status that is shown on a day of the hotel; a status without rooms is 0. */
export function countByStatus(
  rooms: readonly Room[],
  hotelDay: string,
): Record<ShownStatus, number> {
  const counts = { 0: 0, 1: 0, 2: 0, 3: 0, 4: 0, inspect: 0, repair: 0, archived: 0 };
  for (const room of rooms) counts[shownStatus(room, hotelDay)] += 1;
  return counts;
}
