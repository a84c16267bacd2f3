import type { Id } from '@anzhu/api/contract/codecs';
import { RoomStatus, type Room } from '@anzhu/api/contract/room';
import { arrivalToday, type BoardDays, roomNote, type RoomNote } from '../roomNote.ts';
import { isUnderRepair } from '../repair.ts';

/** What is to be done with a room today: clean it, wait until it is left, or have it ready. */
export type CleaningKind = 'clean' | 'leaving' | 'arriving' | 'done';

/** A line of the list. */
export interface CleaningTask {
  room: Room;
  kind: CleaningKind;
  /** When its guests leave, marked when they should have left. */
  leave: RoomNote | null;
  /** When guests arrive in it today: `14:00`. */
  arrival: string | null;
  /** Its repair of tonight: 漏水. */
  repair: string | null;
}

/** A floor with something to do; its lines by room number. */
export interface CleaningFloor {
  floor: number;
  tasks: readonly CleaningTask[];
}

export interface CleaningFacts extends BoardDays {
  /** When guests of paid orders arrive today, by room: `yyyy-MM-dd HH:mm:ss`; those of held rooms are known without. */
  arrivals: ReadonlyMap<Id, string>;
  /** Rooms that were to be cleaned since the list was opened. */
  seen: ReadonlySet<Id>;
}

function kindOf(
  room: Room,
  { leave, arrival }: Pick<CleaningTask, 'leave' | 'arrival'>,
  seen: ReadonlySet<Id>,
): CleaningKind | null {
  if (room.status === RoomStatus.awaitingCleaning) return 'clean';
  if (leave) return 'leaving';
  if (seen.has(room.id)) return 'done';
  return arrival === null ? null : 'arriving';
}

function taskOf(room: Room, { arrivals, seen, ...days }: CleaningFacts): CleaningTask | null {
  const { hotelDay } = days;
  const isOccupied = room.status === RoomStatus.occupied;
  const note = isOccupied ? roomNote(room, days) : null;
  const leave = note && note.urgency !== 'none' ? note : null;
  const moment = arrivals.get(room.id) ?? arrivalToday(room, days);
  const arrival = moment === null ? null : moment.slice(11, 16);
  const kind = kindOf(room, { leave, arrival }, seen);
  const repair = room.blocked && isUnderRepair(room, hotelDay) ? room.blocked.reason : null;
  return kind && { room, kind, leave, arrival, repair };
}

/** The lines of the list by floor; floors without any are missing. */
export function cleaningFloors(rooms: readonly Room[], facts: CleaningFacts): CleaningFloor[] {
  const tasks = rooms.flatMap((room) => taskOf(room, facts) ?? []);
  return [...Map.groupBy(tasks, ({ room }) => room.floor)].map(([floor, own]) => ({
    floor,
    tasks: own,
  }));
}
