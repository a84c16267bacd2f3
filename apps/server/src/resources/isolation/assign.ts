import type { Id } from '@anzhu/api/contract/codecs';
import type { IsolationPeriod } from '@anzhu/api/rules/isolation';
import type { Actor, Session } from '../../platform/caller.ts';
import { addedEntry } from '../../platform/changeRecord.ts';
import { rowId } from '../../platform/db/column.ts';
import type { LogEntry } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { Server } from '../../platform/server.ts';
import { roomEvents } from '../room/index.ts';
import {
  checkPeople,
  checkPeriod,
  isolate,
  isolationNights,
  type NewPerson,
  personOf,
  personTaken,
} from './isolate.ts';
import { isolationRecord } from './log.ts';
import { checkIsolationHotel, checkRoomType, pickRooms } from './rooms.ts';

/**
 * Assigns a person to a hotel and a room type; the server selects the room.
 * @returns the room.
 */
export const assignIsolation: Handler<'assignIsolation'> = async (call, server) => {
  const { input } = call;
  const [assigned] = await assignPeople(call, server, {
    people: [personOf(input)],
    fieldOf: (field) => field,
  });
  return assigned;
};

/**
 * Assigns several people to a hotel and a room type for the same dates: all of them, or none.
 * @returns the rooms, in the order of the people.
 */
export const assignIsolations: Handler<'assignIsolations'> = (call, server) => {
  const { people, checkInTime, checkOutTime } = call.input;
  return assignPeople(call, server, {
    people: people.map((person) => personOf({ ...person, checkInTime, checkOutTime })),
    fieldOf: (field, index) => `people.${index}.${field}`,
  });
};

/** Where people are assigned to, and for which dates. */
interface AssignmentInput extends IsolationPeriod {
  confirmNames?: boolean | undefined;
  hotelId: Id;
  roomType: Id;
}

/** The people of a call, and the path of a field of one of them in its input. */
interface Assignees {
  people: readonly NewPerson[];
  fieldOf: (field: string, index: number) => string;
}

/** A person who was assigned, and the room. */
interface Assigned {
  id: number;
  roomId: number;
  roomName: string;
}

/**
 * Assigns people to vacant isolation rooms of a hotel and a room type, in one transaction: all of
 * them, or none. Each person has the log entries of a single assignment.
 */
async function assignPeople(
  { input, ...actor }: Actor & { input: AssignmentInput; session: Session },
  { store, clock, config }: Pick<Server, 'store' | 'clock' | 'config'>,
  { people, fieldOf }: Assignees,
): Promise<Assigned[]> {
  checkPeriod(input, clock);
  const assignment = { hotelId: rowId(input.hotelId), roomTypeId: rowId(input.roomType) };
  const nights = isolationNights(people, { clock, config });
  const assigning = store.change(actor, async (tx) => {
    await checkIsolationHotel(tx, assignment.hotelId);
    await checkRoomType(tx, assignment);
    await checkPeople(tx, people, {
      session: actor.session,
      isNameConfirmed: input.confirmNames,
      fieldOf,
      clock,
    });
    const rooms = await pickRooms(tx, { ...assignment, nights }, people.length);
    const data: Assigned[] = [];
    const log: LogEntry[] = [];
    for (const [index, room] of rooms.entries()) {
      const person = people[index] as NewPerson;
      const { id, roomLog } = await isolate(tx, room, { person, server: { clock, config } });
      data.push({ id, roomId: room.id, roomName: room.name });
      log.push(await addedEntry(tx, isolationRecord, id, '分配'), roomLog);
    }
    const events = await roomEvents(
      tx,
      rooms.map(({ id }) => id),
    );
    return { data, events, log: log as [LogEntry, ...LogEntry[]] };
  });
  return assigning.catch(async (error: unknown) => {
    throw await personTaken({ store, clock }, () => people, { fieldOf })(error);
  });
}
