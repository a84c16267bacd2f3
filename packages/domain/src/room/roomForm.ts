import type { Id } from '@anzhu/api/contract/codecs';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { formatIssues } from '@anzhu/api/contract/issues';
import { addRoom, type Room } from '@anzhu/api/contract/room';

/** A room as it is being filled in. */
export interface RoomDraft {
  name: string;
  type: Id | null;
  floor: number | null;
  direction: string;
  isIsolation: boolean;
}

/** What is saved: of a new room as of a changed one. */
export type RoomValues = Omit<InputOf<typeof addRoom>, 'hotelId' | 'status'>;

/** The fields of a room that is there, or of a new one. */
export function roomDraft(room: Room | null): RoomDraft {
  return {
    name: room?.name ?? '',
    type: room?.type ?? null,
    floor: room?.floor ?? null,
    direction: room?.direction ?? '',
    isIsolation: room?.isIsolation ?? false,
  };
}

/** The values that are saved, or what is wrong with each field. */
export type CheckedRoom =
  | { values: RoomValues; errors?: undefined }
  | { values?: undefined; errors: Readonly<Record<string, string>> };

/** Reads what was filled in by the rules of the contract. */
export function checkRoom(draft: RoomDraft): CheckedRoom {
  const wire = { ...draft, isIsolation: draft.isIsolation ? 1 : 0 };
  const read = addRoom.input.safeParse(wire, { reportInput: true });
  if (!read.success) return { errors: formatIssues(addRoom.input, read.error.issues).fields };
  const { name, type, floor, direction, isIsolation } = read.data;
  return { values: { name, type, floor, direction, isIsolation } };
}
