import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { auditPointLabel, DayClose } from '@anzhu/api/contract/report';
import { closeRefusal } from '@anzhu/api/rules/dayClose';
import { hotelDaySpan, type HotelTime, hotelToday } from '@anzhu/api/rules/hotelDay';
import { hotelTime } from '../../platform/clock.ts';
import { hashOf } from '../../platform/db/idempotency.ts';
import { digestOf } from '../../platform/db/keptSums.ts';
import { acquireRecordLock, type Db } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, invalid } from '../../platform/refusal.ts';
import { hotelForNew } from '../../platform/session/scope.ts';
import { lastClosedDay, readClosedDays, readParts, toClosedDay } from '../report/index.ts';
import { readPoints } from './points.ts';

interface DayOfHotel {
  hotelId: number;
  day: string;
  time: HotelTime;
}

type Points = Awaited<ReturnType<typeof readPoints>>;

/** Names what was previewed: another one by now when a point has come or gone. */
const seenOf = (points: Points): string => hashOf(JSON.stringify(points)).slice(0, 16);

/** What is not in order in a hotel's day, and whether it can be closed (spec: the till and the day). */
export const previewAudit: Handler<'previewAudit'> = async ({ input, session }, server) => {
  const { db } = server.store;
  const time = hotelTime(server);
  const { day } = input;
  if (day > hotelToday(time)) throw invalid('day', '日期不能晚于今天');
  const hotelId = await hotelForNew(db, session, input.hotelId);
  const closed = (await readClosedDays(db, { hotels: hotelId, day })).get(hotelId)?.closed ?? null;
  const points = closed?.points ?? (await readPoints(db, { hotelId, day, time }));
  const refusal = closeRefusal(day, await lastClosedDay(db, hotelId), time);
  return { hotelId, day, points, seen: seenOf(points), refusal, closed };
};

/** Keeps a day of a hotel as it is now, with what is not in order. */
export async function keepDay(
  db: Db,
  of: DayOfHotel,
  { by, points }: { by: { id: number; name: string }; points: Points },
) {
  const { dayStarts } = of.time;
  const { from, until } = hotelDaySpan(of.day, dayStarts);
  const [hotel] = await readParts(db, { hotels: of.hotelId, day: of.day, dayStarts });
  const row = {
    hotel_id: of.hotelId,
    day: of.day,
    from_time: from,
    until_time: until,
    parts: JSON.stringify(hotel?.parts),
    points: JSON.stringify(points),
    closed_by: by.id,
    closed_by_name: by.name,
    closed_time: of.time.now,
  };
  const kept = { ...row, digest: digestOf(row) };
  await db.insertInto('day_close').values(kept).execute();
  return toClosedDay(kept).closed;
}

/** Closes a hotel's day: its 日报 is kept whole, with who closed it and what was not in order. */
export const closeDay: Handler<'closeDay'> = ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  const { day } = input;
  return server.store.change({ session, origin }, async (tx) => {
    const hotelId = await hotelForNew(tx, session, input.hotelId);
    // Of two at once one waits, and finds the day closed.
    await acquireRecordLock(tx, server.store.engine, { kind: 'day_close', id: hotelId });
    const refusal = closeRefusal(day, await lastClosedDay(tx, hotelId), time);
    if (refusal !== null) throw conflict(refusal);
    const of = { hotelId, day, time };
    const points = await readPoints(tx, of);
    if (seenOf(points) !== input.seen) throw conflict('预览后又有变化，请核对后重试', 'seen');
    const closed = await keepDay(tx, of, {
      by: { id: session.userId, name: session.nickName },
      points,
    });
    const counts = Map.groupBy(points, ({ kind }) => auditPointLabel[kind]);
    return {
      data: closed,
      log: {
        type: LogType.dataChange,
        sketch: `夜审 ${day}`,
        target: { kind: 'audit', id: 0, name: day },
        hotelId,
        after: {
          ...byLabel(DayClose, { time: closed.time, by: closed.by }),
          ...Object.fromEntries([...counts].map(([label, all]) => [label, all.length])),
        },
      },
    };
  });
};
