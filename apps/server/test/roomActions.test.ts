import type { Contract } from '@anzhu/api/contract';
import { Code } from '@anzhu/api/contract/envelope';
import { RoomStatus, roomStatuses } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { onOneEngine } from './engines.ts';
import { expectSound, type TestApp, openTestApp } from './testApp.ts';
import type { UserName } from './people.ts';
import { addRoom, newGuest, period } from './property.ts';

const { vacant, occupied, reserved, tentative, awaitingCleaning } = RoomStatus;

type Made = Awaited<ReturnType<typeof addRoom>> & { spareId: number };

/** What a call is given, in which rooms it succeeds, and for whom. */
interface Row {
  name: keyof Contract;
  input: (room: Made, testApp: TestApp) => object;
  normal: readonly RoomStatus[];
  isolation: readonly RoomStatus[];
  users: readonly UserName[];
  /** Who looks is written down too; a plain look is not. */
  isLogged?: boolean;
}

const hotelSide: readonly UserName[] = ['admin', 'manager', 'staff'];
const everyone: readonly UserName[] = [...hotelSide, 'guard'];
const management: readonly UserName[] = ['admin', 'manager'];

const table: readonly Row[] = [
  {
    name: 'checkIn',
    input: ({ id }) => ({ id, ...period, acceptReserved: 1, checkInfoList: [newGuest()] }),
    normal: [vacant, reserved, tentative],
    isolation: [],
    users: hotelSide,
  },
  {
    name: 'checkOut',
    input: ({ id }) => ({ id }),
    normal: [occupied],
    isolation: [],
    users: hotelSide,
  },
  {
    name: 'cleanRoom',
    input: ({ id }) => ({ id }),
    normal: [awaitingCleaning],
    isolation: [awaitingCleaning],
    users: everyone,
  },
  {
    name: 'changeRoom',
    input: ({ id, spareId }) => ({ currentRoomId: id, newRoomId: spareId }),
    normal: [occupied],
    isolation: [occupied],
    users: everyone,
  },
  {
    name: 'isolationCheckOut',
    input: ({ id }) => ({ roomId: id, status: 2 }),
    normal: [],
    isolation: [occupied],
    users: everyone,
  },
  {
    name: 'modifyGuests',
    input: ({ id, sn }) => ({ roomId: id, sn, checkInfoList: [newGuest()] }),
    normal: [occupied],
    isolation: [],
    users: hotelSide,
  },
  {
    name: 'modifyRoom',
    input: ({ id, name }, { property }) => ({
      id,
      name,
      floor: 4,
      direction: '北',
      isIsolation: 0,
      type: property.near.otherTypeId,
    }),
    normal: [vacant],
    isolation: [vacant],
    users: management,
  },
  {
    name: 'roomIsolationPerson',
    input: ({ id }) => ({ id }),
    normal: [occupied],
    isolation: [occupied],
    users: everyone,
  },
  {
    name: 'getRoom',
    input: ({ id }) => ({ id }),
    normal: roomStatuses,
    isolation: roomStatuses,
    users: everyone,
    isLogged: false,
  },
];

const users: readonly UserName[] = ['admin', 'manager', 'staff', 'farManager', 'guard'];

function expected(row: Row, user: UserName, isIsolation: boolean, status: RoomStatus): Code {
  if (user === 'farManager') return Code.notFound;
  if (!row.users.includes(user)) return Code.noPermission;
  if (user === 'guard' && !isIsolation) return Code.notFound;
  const statuses = isIsolation ? row.isolation : row.normal;
  return statuses.includes(status) ? Code.success : Code.conflict;
}

onOneEngine((newPlace) => {
  it.each(table)('$name: every status, nature and role', async (row) => {
    const testApp = await openTestApp(await newPlace());
    const cases = roomStatuses.flatMap((status) =>
      [false, true].flatMap((isIsolation) => users.map((user) => ({ status, isIsolation, user }))),
    );
    const { near } = testApp.property;
    const rooms = await testApp.put(async (tx) => {
      const made: Made[] = [];
      for (const state of cases) {
        const { id: spareId } = await addRoom(tx, near, { isIsolation: state.isIsolation });
        made.push({ ...(await addRoom(tx, near, state)), spareId });
      }
      // Rooms for guests who walk in: one for each order that was made with a room.
      for (const { orderId } of made) if (orderId !== null) await addRoom(tx, near);
      return made;
    });
    for (const [place, { status, isIsolation, user }] of cases.entries()) {
      const room = rooms[place];
      if (!room) throw new Error('no room for this case');
      const before = await testApp.snapshot();
      const logs = await testApp.countLogs();
      const answer = await testApp.as(user, row.name, row.input(room, testApp));
      const code = expected(row, user, isIsolation, status);
      const which = `${user}, ${isIsolation ? 'isolation' : 'normal'} room of status ${status}`;
      expect(answer, which).toMatchObject({ status: 200, code });
      const isLogged = code === Code.success && row.isLogged !== false;
      expect((await testApp.countLogs()) > logs, which).toBe(isLogged);
      if (code !== Code.success) expect(await testApp.snapshot(), which).toBe(before);
    }
    await expectSound(testApp);
  });
});
