import type { Contract } from '@anzhu/api/contract';
import type { Handler } from '../../platform/http/handler.ts';
import { assignPeople } from './assignPeople.ts';
import { personOf } from './personOf.ts';

/**
 * Assigns a person to a hotel and a room type; the server selects the room.
 * @returns the room.
 */
export const assignIsolation: Handler<Contract['assignIsolation']> = async (call, server) => {
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
export const assignIsolations: Handler<Contract['assignIsolations']> = (call, server) => {
  const { people, checkInTime, checkOutTime } = call.input;
  return assignPeople(call, server, {
    people: people.map((person) => personOf({ ...person, checkInTime, checkOutTime })),
    fieldOf: (field, place) => `people.${place}.${field}`,
  });
};
