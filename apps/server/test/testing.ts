import { IsolationStatus } from '@anzhu/api/contract/isolation';
import { RoomStatus } from '@anzhu/api/contract/room';
import type { TestApp } from './testApp.ts';
import { addRoom, type Side } from './property.ts';

/** A person in isolation in one of the two hotels, with their room. */
export interface Isolated {
  id: number;
  name: string;
  idcard: string;
  roomId: number;
  roomName: string;
}

/** Puts so many people into isolation rooms. */
export const addIsolated = (
  { put, property }: Pick<TestApp, 'put' | 'property'>,
  count = 1,
  side: Side = 'near',
): Promise<[Isolated, ...Isolated[]]> =>
  put(async (tx) => {
    const people: Isolated[] = [];
    while (people.length < count) {
      const state = { status: RoomStatus.occupied, isIsolation: true };
      const room = await addRoom(tx, property[side], state);
      const person = await tx
        .selectFrom('isolation_person')
        .select(['id', 'name', 'idcard'])
        .where('room_id', '=', room.id)
        .where('status', '=', IsolationStatus.isolating)
        .executeTakeFirstOrThrow();
      people.push({ ...person, roomId: room.id, roomName: room.name });
    }
    return people as [Isolated, ...Isolated[]];
  });

/** The last entry of the log, with its two sides read. */
export async function lastLog({ store }: TestApp) {
  const row = await store.db
    .selectFrom('log')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const side = (text: string | null): unknown => (text === null ? null : JSON.parse(text));
  return { ...row, before: side(row.before_values), after: side(row.after_values) };
}

/** The codes that came back, each with how often. */
export async function codesOf(answers: readonly Promise<{ code: number | string }>[]) {
  const codes: Record<string, number> = {};
  for (const { code } of await Promise.all(answers)) codes[code] = (codes[code] ?? 0) + 1;
  return codes;
}
