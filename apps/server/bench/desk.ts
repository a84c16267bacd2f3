import { availability } from '@anzhu/api/contract/availability';
import * as chart from '@anzhu/api/contract/chart';
import { declarationPage } from '@anzhu/api/contract/declaration';
import { discountPage } from '@anzhu/api/contract/discount';
import type { Endpoint } from '@anzhu/api/contract/endpoint';
import { keyFigures } from '@anzhu/api/contract/figures';
import { healthTestPage } from '@anzhu/api/contract/healthTest';
import { hotelPage } from '@anzhu/api/contract/hotel';
import { isolationPage } from '@anzhu/api/contract/isolation';
import { logPage } from '@anzhu/api/contract/log';
import { materialPage } from '@anzhu/api/contract/material';
import { orderPage } from '@anzhu/api/contract/order';
import { listFloors, listRooms, RoomStatus } from '@anzhu/api/contract/room';
import { currentRoomTypes, roomTypePage } from '@anzhu/api/contract/roomType';
import { search } from '@anzhu/api/contract/search';
import { today } from '@anzhu/api/contract/today';
import { userPage } from '@anzhu/api/contract/user';
import type { Callers } from './caller.ts';
import { desk, type Prepared, stays, turn, type Turn } from './deskChanges.ts';
import { isolationQuestions, keywords, logQuestions, orderQuestions } from './questions.ts';

interface ListedRoom {
  id: number;
  hotelId: number;
  status: number;
  isIsolation: number;
}

interface ListedPage {
  records: { id: number }[];
}

/** Finds vacant rooms of the largest hotel, and orders and people to look at. */
export async function prepareDesk({ admin }: Callers, desks: number): Promise<Prepared> {
  const all = (await admin.call(listRooms, {})) as ListedRoom[];
  const largest = Math.max(...all.map(({ hotelId }) => Number(hotelId)));
  const rooms = all.filter(
    ({ hotelId, status }) => Number(hotelId) === largest && Number(status) === RoomStatus.vacant,
  );
  const page = { page: { page: 1, size: 200 } };
  const { page: orders } = (await admin.call(orderPage, page)) as { page: ListedPage };
  const people = (await admin.call(isolationPage, page)) as ListedPage;
  const ids = (records: readonly { id: number }[]) => records.map(({ id }) => Number(id));
  // The first room is reserved for the check-in whose event the boards receive.
  return {
    rooms: ids(rooms).slice(1, desks + 1),
    orders: ids(orders.records),
    people: ids(people.records),
  };
}

const page = { page: 1, size: 10 };

/** The dashboard, card by card. */
const dashboard: readonly Turn[] = [
  turn('admin', today),
  turn('admin', keyFigures),
  turn('admin', availability),
  turn('admin', chart.ordersOfWeek),
  turn('admin', chart.incomeOfWeek),
  turn('manager', today),
  turn('manager', keyFigures),
  turn('admin', chart.orderSources),
  turn('admin', chart.orderRoomTypes),
  turn('admin', chart.orderOrigins),
  turn('admin', chart.ordersOfYear),
  turn('guard', today),
  turn('guard', keyFigures),
  turn('admin', chart.isolationSources),
  turn('admin', chart.isolationOrigins),
  turn('admin', chart.newIsolations, { period: 'month' }),
];

/** Short lists and what forms offer. */
const masterData: readonly Turn[] = [
  turn('admin', hotelPage, { page }),
  turn('manager', roomTypePage, { page }),
  turn('staff', currentRoomTypes, { hotelId: 1 }),
  turn('manager', discountPage, { page }),
  turn('admin', userPage, { page }),
  turn('staff', materialPage, { page }),
  turn('guard', declarationPage, { page }),
  turn('guard', healthTestPage, { page }),
];

/** The board of one's own hotel. */
const board: readonly Turn[] = [
  turn('staff', listRooms),
  turn('manager', listRooms, { status: RoomStatus.vacant }),
  turn('guard', listRooms, { hotelId: 1 }),
  turn('staff', listFloors),
];

const listsOf = (as: keyof Callers, endpoint: Endpoint, questions: readonly object[]): Turn[] =>
  questions.map((question) => turn(as, endpoint, question));

const orders = listsOf('admin', orderPage, orderQuestions());
const people = listsOf('admin', isolationPage, isolationQuestions());
const logs = listsOf('admin', logPage, logQuestions());
const searches = listsOf(
  'admin',
  search,
  keywords.map((keyword) => ({ keyword })),
);

function* inTurn(turns: readonly Turn[], from: number): Generator<Turn> {
  for (let place = from; ; place += 1) {
    const next = turns[(place * 7) % turns.length];
    if (next) yield next;
  }
}

/** A day: what follows what. About six of 25 calls write. */
const day =
  `orders board stay search people orders desk masterData board dashboard stay orders search
  desk logs board stay orders dashboard people desk masterData search stay board`.split(/\s+/);

/** The calls of one of many desks, without end. */
export function* turnsOf(prepared: Prepared, client: number): Generator<Turn> {
  const roomId = prepared.rooms[client];
  if (roomId === undefined) throw new Error('there are too few vacant rooms');
  const kinds: Record<string, Generator<Turn>> = {
    orders: inTurn(orders, client * 13),
    people: inTurn(people, client * 13),
    logs: inTurn(logs, client * 13),
    search: inTurn(searches, client * 3),
    board: inTurn(board, client),
    dashboard: inTurn(dashboard, client * 3),
    masterData: inTurn(masterData, client),
    stay: stays(roomId),
    desk: desk(prepared, client),
  };
  for (let place = client; ; place += 1) {
    const next = kinds[day[place % day.length] ?? 'orders']?.next();
    if (next && !next.done) yield next.value;
  }
}
