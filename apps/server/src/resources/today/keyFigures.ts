import type { Contract } from '@anzhu/api/contract';
import type { DataOf } from '@anzhu/api/contract/endpoint';
import type { DayFigure } from '@anzhu/api/contract/figures';
import { Role } from '@anzhu/api/contract/role';
import type { KeptParts } from '@anzhu/api/rules/dayFigures';
import { hotelToday, type HotelTime } from '@anzhu/api/rules/hotelDay';
import { figureOf, figureOfNow, partOf, yuanEach } from '@anzhu/api/rules/keyFigures';
import { lastDays } from '@anzhu/api/rules/periods';
import { hotelTime } from '../../platform/clock.ts';
import { countList } from '../../platform/db/list.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { hotelsOf } from '../../platform/session/regions.ts';
import type { Hotels } from '../../platform/session/scope.ts';
import { readHeldRooms } from '../availability/index.ts';
import { isolationList } from '../isolation/index.ts';
import { readNightSums } from '../report/index.ts';
import { readExpected, readRooms, type RoomsNow } from './queries.ts';

type Figures = DataOf<Contract['keyFigures']>;

interface FigureScope {
  hotels: Hotels;
  today: string;
  time: HotelTime;
  /** Of the last 7 days, today last. */
  nights: readonly KeptParts[];
}

/** Today's count in two parts; the days before are over. */
function dayFigure(days: readonly number[], expected: number): DayFigure {
  const done = days.at(-1) ?? 0;
  return { ...figureOf([...days.slice(0, -1), done + expected]), done, expected };
}

async function orderFigures(
  db: Db,
  { hotels, today, time, nights }: FigureScope,
  { rooms, hasMoney }: { rooms: RoomsNow; hasMoney: boolean },
) {
  const [held, expected] = await Promise.all([
    readHeldRooms(db, { hotels, nights: [today], time }),
    readExpected(db, { hotels, day: today, dayStarts: time.dayStarts }),
  ]);
  const heldTonight = [...held.values()].reduce((sum, [tonight = 0]) => sum + tonight, 0);
  const perRoom = (roomsOf: (night: KeptParts) => number) =>
    hasMoney
      ? figureOf(nights.map((night) => yuanEach(night.nightPay / 1000, roomsOf(night))))
      : null;
  return {
    occupancy: figureOf(nights.map(({ nightRooms }) => partOf(nightRooms, rooms.all))),
    averagePrice: perRoom(({ nightRooms }) => nightRooms),
    revenuePerRoom: perRoom(() => rooms.all),
    roomsAvailable: figureOfNow(rooms.all - heldTonight),
    arrivals: dayFigure(
      nights.map(({ arrivals }) => arrivals),
      expected.arrivals,
    ),
    departures: dayFigure(
      nights.map(({ departures }) => departures),
      expected.departures,
    ),
  };
}

async function isolationFigures(db: Db, { hotels, time, nights }: FigureScope, rooms: RoomsNow) {
  const expected = await countList(db, isolationList({ hotels, now: time.now, due: 'arriving' }));
  const people = nights.map(({ inIsolation }) => inIsolation);
  return {
    isolationOccupancy: figureOf(
      nights.map(({ isolationRooms }) => partOf(isolationRooms, rooms.all)),
    ),
    // 正在隔离 begins at the check-in time: who is expected is not in isolation now.
    inIsolation: figureOf([...people.slice(0, -1), (people.at(-1) ?? 0) - expected]),
    newIsolations: figureOf(nights.map(({ newIsolations }) => newIsolations)),
    vacantIsolationRooms: figureOfNow(rooms.vacant),
  };
}

const noOrders = {
  occupancy: null,
  averagePrice: null,
  revenuePerRoom: null,
  roomsAvailable: null,
  arrivals: null,
  departures: null,
} satisfies Partial<Figures>;

const noIsolation = {
  isolationOccupancy: null,
  inIsolation: null,
  newIsolations: null,
  vacantIsolationRooms: null,
} satisfies Partial<Figures>;

/**
 * The key figures (spec: roles). Epidemic-prevention staff get isolation only; a hotel's desk gets no
 * money; a hotel or a region without isolation rooms has no figures of isolation.
 */
export const keyFigures: Handler<'keyFigures'> = async ({ input, session }, server) => {
  const { reports: db } = server.store;
  const { role } = session;
  const time = hotelTime(server);
  const today = hotelToday(time);
  const hotels = await hotelsOf(db, session, input);
  const [nights, { normal, isolation }] = await Promise.all([
    readNightSums(db, { hotels, days: lastDays(today, 7), time }),
    readRooms(db, hotels),
  ]);
  const scope: FigureScope = { hotels, today, time, nights };
  const isEpidemic = role === Role.antiEpidemic;
  const hasMoney = role === Role.admin || role === Role.hotelAdmin;
  const hasIsolation = isEpidemic || hotels === null || isolation.all > 0;
  return {
    day: today,
    ...(isEpidemic ? noOrders : await orderFigures(db, scope, { rooms: normal, hasMoney })),
    ...(hasIsolation ? await isolationFigures(db, scope, isolation) : noIsolation),
  };
};
