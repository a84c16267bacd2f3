import { checkTypeLabel } from '@anzhu/api/contract/healthTest';
import { isolationStatusLabel } from '@anzhu/api/contract/isolation';
import { LogType } from '@anzhu/api/contract/log';
import {
  type TimelineEvent,
  type TimelineKind,
  timelineKindLabel,
} from '@anzhu/api/contract/timeline';
import { dayOf } from '@anzhu/api/rules/days';
import { resultText } from '@anzhu/api/rules/healthTests';
import type { Session } from '../../platform/caller.ts';
import { searchValues } from '../../platform/db/personalData/search.ts';
import type { Db, LogEntry } from '../../platform/db/store.ts';
import { IsolationStatus, StayEnd } from '../../platform/db/tables/stay.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { ofHotel, scopeOf } from '../../platform/session/scope.ts';
import { isolationFor, type IsolationRow, selectIsolations } from './queries.ts';

/**
 * What happened to a person: declared, checked in, moved, tested, released; oldest first. The access is
 * logged.
 */
export const personTimeline: Handler<'personTimeline'> = async (call, { store }) => {
  const { input, session } = call;
  const { db } = store;
  const person = await isolationFor(db, input.id, session);
  const { id, name, hotel_id: hotelId } = person;
  const events = [
    ...(await otherIsolations(db, person, session)),
    ...(await declarationEvents(db, id)),
    ...(await stayEvents(db, id)),
    ...(await testEvents(db, id)),
  ];
  const kinds = Object.keys(timelineKindLabel);
  const rank = (kind: TimelineKind): number => kinds.indexOf(kind);
  const data = events.toSorted((one, other) =>
    one.time === other.time ? rank(one.kind) - rank(other.kind) : one.time < other.time ? -1 : 1,
  );
  const log: LogEntry = {
    type: LogType.personalData,
    sketch: `查看隔离人员「${name}」的时间线`,
    target: { kind: 'isolationPerson', id },
    hotelId,
  };
  return store.change(call, () => Promise.resolve({ data, log }));
};

/** An event that is no test. */
const event = (
  kind: TimelineEvent['kind'],
  {
    time,
    sketch,
    roomName,
    personId = null,
  }: { time: string; sketch: string; roomName: string | null; personId?: string | null },
): TimelineEvent => ({ kind, time, sketch, roomName, checkType: null, checkRes: null, personId });

/** The other isolations of a person, by ID number, as far as the caller may see them. */
async function otherIsolations(
  db: Db,
  { id, idcard }: IsolationRow,
  session: Session,
): Promise<TimelineEvent[]> {
  // Of a person whose personal data was erased nothing is linked.
  if (idcard === '') return [];
  const rows = await selectIsolations(db)
    .where('isolation_person.idcard_search', 'in', searchValues(db, 'idcard', idcard))
    .where('isolation_person.id', '<>', id)
    .where(ofHotel('isolation_person.hotel_id', scopeOf(session)))
    .execute();
  return rows.map((row) => {
    const { check_in_time: time, ended_time: ended, status, room_name: roomName } = row;
    const end = ended === null ? '' : ` 至 ${dayOf(ended)}`;
    const hotelAndRoom = [row.hotel_name, roomName].filter(Boolean).join(' ');
    const sketch = `${dayOf(time)}${end} 在${hotelAndRoom}：${isolationStatusLabel[status]}（编号 ${row.id}）`;
    return event('otherIsolation', { time, sketch, roomName, personId: String(row.id) });
  });
}

/** The declaration that an isolation began with. */
async function declarationEvents(db: Db, personId: number): Promise<TimelineEvent[]> {
  const rows = await db
    .selectFrom('declaration')
    .select(['created_time', 'source'])
    .where('isolation_person_id', '=', personId)
    .execute();
  return rows.map(({ created_time: time, source }) => {
    const sketch = source === '' ? '提交隔离申报' : `提交隔离申报（${source}）`;
    return event('declared', { time, sketch, roomName: null });
  });
}

/** A person's rooms one after another, and how the last stay ended. */
async function stayEvents(db: Db, personId: number): Promise<TimelineEvent[]> {
  const stays = await db
    .selectFrom('stay')
    .innerJoin('room', 'room.id', 'stay.room_id')
    .innerJoin('hotel', 'hotel.id', 'stay.hotel_id')
    .select(['stay.check_in_time', 'stay.ended_time', 'stay.end_kind'])
    .select(['room.name as room', 'stay.hotel_id', 'hotel.name as hotel'])
    .where('isolation_person_id', '=', personId)
    .orderBy('stay.id')
    .execute();
  return stays.flatMap((stay, index) => {
    return [arrivalOf(stay, stays[index - 1]), ...endOf(stay)];
  });
}

interface TimelineStay {
  check_in_time: string;
  room: string;
  hotel_id: number;
  hotel: string;
}

/** How a stay began: as the first one, or by a move from the former room. */
function arrivalOf(stay: TimelineStay, former: TimelineStay | undefined): TimelineEvent {
  const { room: roomName, check_in_time: time, hotel } = stay;
  if (!former) return event('checkedIn', { time, roomName, sketch: `入住${hotel} ${roomName}` });
  if (former.hotel_id === stay.hotel_id) {
    return event('moved', { time, roomName, sketch: `由 ${former.room} 换到 ${roomName}` });
  }
  const sketch = `由「${former.hotel}」${former.room} 转至「${hotel}」${roomName}`;
  return event('transferred', { time, roomName, sketch });
}

const ends = {
  [StayEnd.released]: { kind: 'released', status: IsolationStatus.released },
  [StayEnd.hospitalised]: { kind: 'hospitalised', status: IsolationStatus.hospitalised },
} as const;

/** How a stay ended, if the isolation ended with it. */
function endOf(stay: { ended_time: string | null; end_kind: StayEnd | null; room: string }) {
  const { ended_time: time, end_kind: way, room: roomName } = stay;
  if (time === null || (way !== StayEnd.released && way !== StayEnd.hospitalised)) return [];
  const { kind, status } = ends[way];
  return [event(kind, { time, roomName, sketch: isolationStatusLabel[status] })];
}

/** The tests of a person, each with what it measured. */
async function testEvents(db: Db, personId: number): Promise<TimelineEvent[]> {
  const tests = await db
    .selectFrom('health_test')
    .select(['check_type as checkType', 'check_result as checkRes', 'check_time as time'])
    .where('isolation_person_id', '=', personId)
    .orderBy('check_time')
    .orderBy('id')
    .execute();
  return tests.map(({ time, ...test }) => ({
    kind: 'tested',
    time,
    sketch: `${checkTypeLabel[test.checkType]} ${resultText(test)}`,
    roomName: null,
    personId: null,
    ...test,
  }));
}
