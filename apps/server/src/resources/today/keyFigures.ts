import type { Contract } from '@anzhu/api/contract';
import type { DataOf } from '@anzhu/api/contract/endpoint';
import type { DayFigure } from '@anzhu/api/contract/figures';
import { Role } from '@anzhu/api/contract/role';
import { hotelToday, type HotelTime } from '@anzhu/api/rules/hotelDay';
import {
  startedOn,
  endedOn,
  figureOf,
  figureOfNow,
  partOf,
  type StayGroup,
  presentAtEndOf,
  yuanEach,
} from '@anzhu/api/rules/keyFigures';
import { lastDays } from '@anzhu/api/rules/periods';
import { hotelTime } from '../../platform/clock.ts';
import { filterId } from '../../platform/db/column.ts';
import { countList } from '../../platform/db/list.ts';
import type { Db } from '../../platform/db/store.ts';
import { StayKind } from '../../platform/db/tables/stay.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { narrowedTo } from '../../platform/session/scope.ts';
import { readHeldRooms } from '../availability/index.ts';
import { isolationList } from '../isolation/index.ts';
import {
  readExpected,
  readIsolationGroups,
  readRooms,
  readStayGroups,
  type RoomsNow,
} from './queries.ts';

type Figures = DataOf<Contract['keyFigures']>;

interface FigureScope {
  hotelId: number | null;
  /** The last 7 days, today last. */
  days: readonly string[];
  today: string;
  time: HotelTime;
}

/** Today's count in two parts; the days before are over. */
function dayFigure(before: readonly number[], done: number, expected: number): DayFigure {
  return { ...figureOf([...before, done + expected]), done, expected };
}

const occupancyOf = (groups: readonly StayGroup[], { days, today }: FigureScope, rooms: RoomsNow) =>
  figureOf(days.map((day) => partOf(presentAtEndOf(groups, day, today).count, rooms.all)));

async function orderFigures(
  db: Db,
  scope: FigureScope,
  { rooms, hasMoney }: { rooms: RoomsNow; hasMoney: boolean },
) {
  const { hotelId, days, today, time } = scope;
  const period = { hotelId, from: days[0] ?? today, dayStarts: time.dayStarts };
  const stays = await readStayGroups(db, { ...period, kind: StayKind.guests });
  const held = await readHeldRooms(db, { hotelId, nights: [today], time });
  const heldTonight = [...held.values()].reduce((sum, [tonight = 0]) => sum + tonight, 0);
  const expected = await readExpected(db, { hotelId, day: today, dayStarts: time.dayStarts });
  const came = stays.filter(({ isArrival }) => isArrival);
  const left = stays.filter(({ isDeparture }) => isDeparture);
  const past = days.slice(0, -1);
  const nightly = stays.filter(({ isDayUse }) => !isDayUse);
  const there = days.map((day) => presentAtEndOf(nightly, day, today));
  return {
    occupancy: occupancyOf(nightly, scope, rooms),
    averagePrice: hasMoney ? figureOf(there.map(({ fen, count }) => yuanEach(fen, count))) : null,
    revenuePerRoom: hasMoney ? figureOf(there.map(({ fen }) => yuanEach(fen, rooms.all))) : null,
    roomsAvailable: figureOfNow(rooms.all - heldTonight),
    arrivals: dayFigure(
      past.map((day) => startedOn(came, day)),
      startedOn(came, today),
      expected.arrivals,
    ),
    departures: dayFigure(
      past.map((day) => endedOn(left, day)),
      endedOn(left, today),
      expected.departures,
    ),
  };
}

async function isolationFigures(db: Db, scope: FigureScope, rooms: RoomsNow) {
  const { hotelId, days, today, time } = scope;
  const period = { hotelId, from: days[0] ?? today, dayStarts: time.dayStarts };
  const stays = await readStayGroups(db, { ...period, kind: StayKind.isolation });
  const people = await readIsolationGroups(db, period);
  const expected = await countList(db, isolationList({ hotelId, now: time.now, due: 'arriving' }));
  return {
    isolationOccupancy: occupancyOf(stays, scope, rooms),
    // 正在隔离 begins at the check-in time: who is expected is not in isolation now.
    inIsolation: figureOf(
      days.map((day) => presentAtEndOf(people, day, today).count - (day === today ? expected : 0)),
    ),
    newIsolations: figureOf(days.map((day) => startedOn(people, day))),
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
 * money; a hotel without isolation rooms has no figures of isolation.
 */
export const keyFigures: Handler<'keyFigures'> = async ({ input, session }, server) => {
  const { reports: db } = server.store;
  const { role } = session;
  const time = hotelTime(server);
  const today = hotelToday(time);
  const hotelId = narrowedTo(session, filterId(input.hotelId));
  const scope: FigureScope = { hotelId, today, days: lastDays(today, 7), time };
  const { normal, isolation } = await readRooms(db, hotelId);
  const isEpidemic = role === Role.antiEpidemic;
  const hasMoney = role === Role.admin || role === Role.hotelAdmin;
  const hasIsolation = isEpidemic || hotelId === null || isolation.all > 0;
  return {
    day: today,
    ...(isEpidemic ? noOrders : await orderFigures(db, scope, { rooms: normal, hasMoney })),
    ...(hasIsolation ? await isolationFigures(db, scope, isolation) : noIsolation),
  };
};
