import type { Contract } from '@anzhu/api/contract';
import { Role } from '@anzhu/api/contract/role';
import { localTime } from '../clock.ts';
import { filterId } from '../db/rowId.ts';
import { narrowedTo } from '../hotel/scope.ts';
import type { Handler } from '../http/handler.ts';
import { countAbnormal, countReleaseDue, countToReview } from './epidemic.ts';
import { readRooms } from './rooms.ts';
import { countDueIn, readOpenStays } from './stays.ts';

/** Today's tasks (spec: roles): epidemic-prevention staff get isolation only; only reviewers get reviews. */
export const today: Handler<Contract['today']> = async ({ input, session }, { store, clock }) => {
  const { db } = store;
  const { role } = session;
  const isEpidemic = role === Role.antiEpidemic;
  const reviews = role === Role.admin || isEpidemic;
  const asked = {
    hotelId: narrowedTo(session, filterId(input.hotelId)),
    now: localTime(clock.now()),
  };
  const { normal, isolation } = await readRooms(db, asked.hotelId);
  const stays = isEpidemic ? null : await readOpenStays(db, asked);
  return {
    dueIn: isEpidemic ? null : await countDueIn(db, asked),
    dueOut: stays?.dueOut ?? null,
    overdue: stays?.overdue ?? null,
    toClean: isEpidemic ? isolation.toClean : normal.toClean + isolation.toClean,
    toReview: reviews ? await countToReview(db, asked.hotelId) : null,
    releaseDue: await countReleaseDue(db, asked),
    abnormal: await countAbnormal(db, asked.hotelId),
  };
};
