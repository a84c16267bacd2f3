import { availability } from '@anzhu/api/contract/availability';
import { addBedType, deleteBedType, Hardness } from '@anzhu/api/contract/bedType';
import { declarationPage } from '@anzhu/api/contract/declaration';
import type { Endpoint } from '@anzhu/api/contract/endpoint';
import { DocumentKind } from '@anzhu/api/contract/guest';
import { healthTestPage } from '@anzhu/api/contract/healthTest';
import { getIsolation, isolationPage, modifyIsolation } from '@anzhu/api/contract/isolation';
import { logPage } from '@anzhu/api/contract/log';
import { applyForMaterial, deleteMaterial, Urgency } from '@anzhu/api/contract/material';
import { getOrder, orderPage } from '@anzhu/api/contract/order';
import { getRoom, listRooms, RoomStatus } from '@anzhu/api/contract/room';
import { currentRoomTypes, roomTypePage } from '@anzhu/api/contract/roomType';
import { search } from '@anzhu/api/contract/search';
import { checkIn, checkOut, cleanRoom, listGuests } from '@anzhu/api/contract/stay';
import { makePerson } from '../src/demo/person.ts';
import { seededRandom } from '../src/demo/random.ts';
import type { Callers } from './caller.ts';
import { charts, daysAgo, keywords, logQueries, orderQueries, peopleQueries } from './queries.ts';

/** One call of a desk; `read` takes from the response what a later one needs. */
interface Turn {
  as: keyof Callers;
  endpoint: Endpoint;
  input(): object;
  read?(data: unknown): void;
}

const turn = (as: keyof Callers, endpoint: Endpoint, input: object = {}): Turn => ({
  as,
  endpoint,
  input: () => input,
});

/** What the desks work with: each has a room of its own, so that their calls do not conflict. */
interface Prepared {
  rooms: readonly string[];
  orders: readonly string[];
  people: readonly string[];
}

/** Finds vacant rooms of the largest hotel, and orders and people to look at. */
export async function prepareDesks({ admin }: Callers): Promise<Prepared> {
  type Listed = { id: number; hotelId: number; status: number };
  const all = (await admin.call(listRooms, {})) as Listed[];
  const largest = Math.max(...all.map(({ hotelId }) => hotelId));
  const rooms = all.filter(
    ({ hotelId, status }) => hotelId === largest && status === RoomStatus.vacant,
  );
  const page = { page: { page: 1, size: 200 } };
  const orders = (await admin.call(orderPage, page)) as { page: { records: Listed[] } };
  const people = (await admin.call(isolationPage, page)) as { records: Listed[] };
  const ids = (records: readonly Listed[]) => records.map(({ id }) => String(id));
  return { rooms: ids(rooms), orders: ids(orders.page.records), people: ids(people.records) };
}

/** A stay in one room from check-in to cleaning, over and over. */
function* stays(id: string): Generator<Turn> {
  // Of its own for each room and run: in a kept store those of former runs still stay.
  const serial = 4_100_000 + Number(id) + (Math.floor(performance.timeOrigin) % 1_000_000);
  const { phone, ...person } = makePerson(serial, seededRandom(serial));
  const guest = { ...person, number: phone, documentKind: DocumentKind.residentId };
  let sn = '';
  for (;;) {
    yield turn('admin', checkIn, {
      id,
      acceptReserved: true,
      estimatedCheckIn: `${daysAgo(0)} 14:00:00`,
      estimatedCheckOut: `${daysAgo(-1)} 12:00:00`,
      checkInfoList: [guest],
    });
    const read = (data: unknown) => ({ sn } = data as { sn: string });
    yield { ...turn('admin', getRoom, { id }), read };
    yield { ...turn('admin', listGuests), input: () => ({ roomId: id, sn }) };
    yield turn('admin', checkOut, { id });
    yield turn('admin', cleanRoom, { id });
  }
}

/** Makes something and deletes it again, by the id in the first response. */
function* madeAndDeleted(make: Turn, remove: Turn): Generator<Turn> {
  let id = '';
  yield { ...make, read: (data) => (id = String((data as { id: number }).id)) };
  yield { ...remove, input: () => ({ id }) };
}

const material = {
  applyThing: '口罩',
  applyNum: 10,
  thingUnit: '盒',
  emergencyLevel: Urgency.notUrgent,
};

/** Other changes, and logged looks. */
function* changes({ orders, people }: Prepared, desk: number): Generator<Turn> {
  for (let round = desk; ; round += 1) {
    const id = people[(round * 7) % people.length];
    yield turn('admin', getOrder, { id: orders[(round * 11) % orders.length] });
    yield* madeAndDeleted(turn('staff', applyForMaterial, material), turn('staff', deleteMaterial));
    yield turn('admin', getIsolation, { id });
    yield turn('admin', modifyIsolation, { id, city: round % 2 === 0 ? '杭州' : '宁波' });
    const bed = {
      name: `床型 ${desk}-${round}-${Date.now()}`,
      maxLoad: 2,
      hardness: Hardness.medium,
    };
    yield* madeAndDeleted(turn('manager', addBedType, bed), turn('manager', deleteBedType));
  }
}

const page = { page: 1, size: 10 };

/** What is read: lists, the board, the dashboard, short lists. */
const reads: Record<string, readonly Turn[]> = {
  orders: orderQueries().map((query) => turn('admin', orderPage, query)),
  people: peopleQueries().map((query) => turn('admin', isolationPage, query)),
  logs: logQueries().map((query) => turn('admin', logPage, query)),
  search: keywords.map((keyword) => turn('admin', search, { keyword })),
  board: [turn('staff', listRooms), turn('guard', listRooms, { hotelId: 1 })],
  dashboard: charts.map(([, endpoint, input]) => turn('admin', endpoint, input)),
  others: [
    turn('manager', roomTypePage, { page }),
    turn('staff', currentRoomTypes, { hotelId: 1 }),
    turn('manager', availability),
    turn('guard', declarationPage, { page }),
    turn('guard', healthTestPage, { page }),
  ],
};

/** A day: what follows what. About a third of the calls write. */
const day = `orders stay board changes search stay people orders changes stay others board dashboard
  changes orders stay search changes logs board stay dashboard orders changes`.split(/\s+/);

/** The calls of one of many desks, without end. */
export function* turnsOf(prepared: Prepared, desk: number): Generator<Turn> {
  // The first room is that of the check-in whose event the boards receive.
  const room = prepared.rooms[desk + 1];
  if (room === undefined) throw new Error('there are too few vacant rooms');
  const writes: Record<string, Generator<Turn>> = {
    stay: stays(room),
    changes: changes(prepared, desk),
  };
  for (let at = desk; ; at += 1) {
    const kind = day[at % day.length] ?? '';
    const list = reads[kind] ?? [];
    const next = writes[kind]?.next().value ?? list[((at + desk * 13) * 7) % list.length];
    if (next) yield next as Turn;
  }
}
