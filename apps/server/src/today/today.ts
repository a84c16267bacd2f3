import type { Contract } from '@anzhu/api/contract';
import { Role } from '@anzhu/api/contract/role';
import { toYuan } from '@anzhu/api/rules/money';
import { localTime } from '../clock.ts';
import { filterId } from '../db/rowId.ts';
import { narrowedTo } from '../hotel/scope.ts';
import type { Handler } from '../http/handler.ts';
import { readRooms } from './rooms.ts';
import { readOpenStays } from './stays.ts';
import { readTasks } from './tasks.ts';

/** A part of a whole that may be empty. */
const part = (some: number, all: number): number | null => (all === 0 ? null : some / all);

/** Fen shared by so many, in yuan to the cent. */
const share = (fen: number, among: number): number | null =>
  among === 0 ? null : toYuan(Math.round(fen / among));

/**
 * Today's tasks and key figures (spec: roles). Epidemic-prevention staff get isolation only and no
 * money; a hotel's desk gets no money. Occupancy and prices are of normal rooms, for
 * epidemic-prevention staff of isolation rooms.
 */
export const today: Handler<Contract['today']> = async ({ input, session }, { store, clock }) => {
  const { db } = store;
  const { role } = session;
  const isEpidemic = role === Role.antiEpidemic;
  const decides = role === Role.admin || role === Role.hotelAdmin;
  const hotelId = narrowedTo(session, filterId(input.hotelId));
  const { normal, isolation } = await readRooms(db, hotelId);
  const stays = isEpidemic ? null : await readOpenStays(db, hotelId);
  const rooms = isEpidemic ? isolation : normal;
  return {
    ...(await readTasks(db, { role, hotelId, now: localTime(clock.now()) })),
    occupancy: part(rooms.occupied, rooms.all),
    averagePrice: stays && decides ? share(stays.fenTonight, stays.count) : null,
    revenuePerRoom: stays && decides ? share(stays.fenTonight, normal.all) : null,
    vacantIsolationRooms: isolation.vacant,
  };
};
