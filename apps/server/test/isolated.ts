import { IsolationStatus, PersonType } from '@anzhu/api/contract/isolation';
import { RoomStatus } from '@anzhu/api/contract/room';
import type { Insertable } from 'kysely';
import type { Tx } from '../src/platform/db/store.ts';
import { addDeclaration, type NewDeclaration } from '../src/resources/declaration/write.ts';
import { addIsolationPerson, addRoom, newGuest, type Side } from './property.ts';
import type { TestApp } from './testApp.ts';
import type { Tables } from '../src/platform/db/tables.ts';

/** What a clerk types of someone whom no test has used. */
export function personForm(given: object = {}) {
  const guest = newGuest();
  return {
    name: guest.name,
    idCard: guest.idcard,
    phone: guest.number,
    type: PersonType.closeContact,
    province: '浙江',
    city: '杭州',
    checkInTime: '2026-03-18 09:30:00',
    ...given,
  };
}

/** Adds a person whose isolation has ended, without stays; other fields have defaults. */
export const addPerson = (
  tx: Tx,
  hotelId: number,
  given: Partial<Insertable<Tables['isolation_person']>> = {},
): Promise<number> =>
  addIsolationPerson(tx, hotelId, {
    city: '',
    check_in_time: '2026-02-01 09:00:00',
    check_out_time: '2026-02-15 09:00:00',
    status: IsolationStatus.released,
    ended_time: '2026-02-15 09:30:00',
    ...given,
  });

/** Adds a pending declaration; what is not said is usual. */
export function declare(tx: Tx, given: Partial<NewDeclaration> = {}): Promise<number> {
  const guest = newGuest();
  return addDeclaration(tx, {
    channel: 'mini',
    external_id: null,
    source: '社区上报',
    name: guest.name,
    idcard: guest.idcard,
    phone: guest.number,
    email: '',
    type: PersonType.closeContact,
    province: '湖北',
    city: '武汉',
    hotel_id: null,
    room_type_id: null,
    check_in_time: '2026-03-18 14:00:00',
    check_out_time: null,
    created_time: '2026-03-17 20:00:00',
    ...given,
  });
}

type Given = Partial<{ status: RoomStatus; side: Side; floor: number; name: string }>;

/** Adds an isolation room; vacant, near, on the third floor where nothing is said. */
export const addIsolationRoom = (
  { put, property }: TestApp,
  { status = RoomStatus.vacant, side = 'near', ...given }: Given = {},
) =>
  put(async (tx) => {
    const room = await addRoom(tx, property[side], { status, isIsolation: true });
    if (Object.keys(given).length > 0) {
      await tx.updateTable('room').set(given).where('id', '=', room.id).execute();
    }
    return { ...room, ...given };
  });

/** How a room stands, by its id. */
export async function roomStatusOf({ store }: TestApp, id: number): Promise<RoomStatus> {
  const { status } = await store.db
    .selectFrom('room')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return status;
}
