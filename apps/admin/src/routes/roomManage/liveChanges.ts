import type { Room, RoomChange } from '@anzhu/api/contract/room';

/** The fields of a room that a change sets; missing ones stay. */
function changed(room: Room, change: RoomChange): Room {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...room, ...Object.fromEntries(given) };
}

/** Puts changes into the rooms that are shown, the last one of a room; untouched rooms stay the same objects. */
export function applyChanges(rooms: Room[], changes: readonly RoomChange[]): Room[] {
  return rooms.map((room) => {
    const change = changes.findLast((one) => one.id === room.id);
    return change ? changed(room, change) : room;
  });
}
