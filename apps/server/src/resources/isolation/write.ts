import { IsolationStatus } from '@anzhu/api/contract/isolation';
import {
  isolationChangeErrors,
  isolationRemoval,
  removableIsolations,
} from '@anzhu/api/rules/isolation';
import { nightsAhead } from '@anzhu/api/rules/availability';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { sql } from 'kysely';
import { changeRecord } from '../../platform/changeRecord.ts';
import { hotelTime, localDay, localTime } from '../../platform/clock.ts';
import { filterId, type LocalTime, rowId } from '../../platform/db/column.ts';
import type { Tx } from '../../platform/db/store.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { conflict, invalid, notFound, refuseFaults, type Refusal } from '../../platform/refusal.ts';
import { narrowedTo } from '../../platform/session/scope.ts';
import { checkRoomFree, lockRoom } from '../availability/index.ts';
import { refuseOtherNames } from '../guest/index.ts';
import { roomEvents } from '../room/index.ts';
import {
  asGuest,
  checkNotTaken,
  checkPeople,
  checkPeriod,
  isolate,
  isolationNights,
  personOf,
  personTaken,
} from './isolate.ts';
import { isolationRecord, maskedChanges } from './log.ts';
import { isolationFor, type IsolationRow } from './queries.ts';
import { checkIsolationHotel, pickRoom, takeRoom } from './rooms.ts';

/**
 * Adds someone who is in isolation from now on, in the vacant isolation room that was named, or in
 * the lowest one of the hotel: who is in isolation is in a room.
 */
export const addIsolation: Handler<'addIsolation'> = ({ input, session, origin }, server) => {
  const { store } = server;
  checkPeriod(input, server.clock);
  const hotelId = narrowedTo(session, filterId(input.hotelId));
  if (hotelId === null && input.roomId === undefined) throw invalid('hotelId', '请选择酒店或房间');
  const person = personOf(input);
  const target = { record: isolationRecord, refusalOf: personTaken(server, () => [person]) };
  return changeRecord(store, { session, origin }, target, async (tx) => {
    const { roomId } = input;
    const nights = isolationNights([person], server);
    const time = hotelTime(server);
    if (hotelId !== null) await checkIsolationHotel(tx, hotelId);
    const room =
      roomId === undefined
        ? await pickRoom(tx, { hotelId: hotelId ?? 0, roomTypeId: null, nights })
        : await takeRoom(tx, { roomId, hotelId, session, nights, time });
    if (hotelId === null) await checkIsolationHotel(tx, room.hotel_id);
    await checkPeople(tx, [person], {
      session,
      isNameConfirmed: input.confirmNames,
      fieldOf: (field) => field,
      clock: server.clock,
    });
    const { id, roomLog } = await isolate(tx, room, { person, server });
    return { id, data: { id }, events: await roomEvents(tx, [room.id]), furtherLogs: [roomLog] };
  });
};

/** A person's fields after an edit: what was not sent stays. */
const edited = (person: IsolationRow, input: CallInput<'modifyIsolation'>) => ({
  name: input.name ?? person.name,
  idcard: input.idCard ?? person.idcard,
  phone: input.phone ?? person.phone,
  email: input.email === undefined ? person.email : (input.email ?? ''),
  type: input.type ?? person.type,
  province: input.province === undefined ? person.province : (input.province ?? ''),
  city: input.city === undefined ? person.city : (input.city ?? ''),
  check_in_time: input.checkInTime ?? person.check_in_time,
  check_out_time: input.checkOutTime ?? person.check_out_time,
});

type Edited = ReturnType<typeof edited>;

const periodOf = ({
  check_in_time,
  check_out_time,
}: Pick<Edited, 'check_in_time' | 'check_out_time'>) => ({
  checkInTime: check_in_time,
  checkOutTime: check_out_time,
});

/** Corrects the data of a person, also in their stays. Room and status do not change. */
export const modifyIsolation: Handler<'modifyIsolation'> = (call, server) => {
  const { store, clock } = server;
  const { input, session } = call;
  const personId = rowId(input.id);
  const target = {
    record: isolationRecord,
    id: personId,
    refusalOf: personTaken(server, () => [{ idcard: input.idCard ?? '' }], { personId }),
  };
  return changeRecord(store, call, target, async (tx) => {
    const person = await isolationFor(tx, input.id, session);
    const fields = edited(person, input);
    if (fields.check_out_time <= fields.check_in_time) {
      throw invalid('checkOutTime', '预计解除时间应晚于入住时间');
    }
    refuseFaults(isolationChangeErrors(periodOf(person), periodOf(fields), localDay(clock.now())));
    const isHere = person.status === IsolationStatus.isolating && person.room_id !== null;
    if (isHere && fields.check_out_time > person.check_out_time) {
      await checkLonger(tx, person, { until: fields.check_out_time, time: hotelTime(server) });
    }
    const { name, idcard } = fields;
    if (idcard !== person.idcard && person.status === IsolationStatus.isolating) {
      await checkNotTaken(tx, [fields], { clock, personId });
    }
    if (idcard !== person.idcard || name !== person.name) {
      const isConfirmed = input.confirmNames;
      await refuseOtherNames(tx, [{ field: 'name', idcard, name }], {
        session,
        isConfirmed,
        personId,
      });
    }
    const { numUpdatedRows } = await tx
      .updateTable('isolation_person')
      .set(fields)
      .where('id', '=', person.id)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw notFound('隔离人员');
    // A save that changes nothing changes no stay: theirs may end otherwise since.
    const keys = Object.keys(fields) as (keyof Edited)[];
    if (keys.some((key) => fields[key] !== person[key])) {
      await modifyStays(tx, person, fields);
    }
    return {
      data: null,
      events: isHere ? await roomEvents(tx, [person.room_id ?? 0]) : [],
      furtherLogs: maskedChanges(person, fields),
    };
  });
};

/** Refuses a later release while the room is needed otherwise by then. */
async function checkLonger(
  tx: Tx,
  { id, room_id, check_in_time }: IsolationRow,
  { until, time }: { until: string; time: HotelTime },
): Promise<void> {
  const room = await lockRoomOf(tx, id, room_id ?? 0);
  if (room === null) return;
  const period = { estimatedCheckIn: check_in_time, estimatedCheckOut: until };
  const nights = nightsAhead(period, time);
  await checkRoomFree(tx, { room, nights, time, forOrderIds: [], forPersonId: id });
}

/** The room of a person, who does not leave it until the transaction ends; null when they have left isolation. */
async function lockRoomOf(
  tx: Tx,
  id: number,
  roomId: number,
): Promise<{ id: number; name: string } | null> {
  await lockRoom(tx, roomId);
  const room = await tx
    .selectFrom('isolation_person')
    .innerJoin('room', 'room.id', 'isolation_person.room_id')
    .select(['room.id', 'room.name'])
    .where('isolation_person.id', '=', id)
    .where('isolation_person.status', '=', IsolationStatus.isolating)
    .executeTakeFirst();
  if (!room) return null;
  return room.id === roomId ? room : lockRoomOf(tx, id, room.id);
}

/** Brings the stays of a person in line; the first one begins with the isolation. */
async function modifyStays(tx: Tx, person: IsolationRow, fields: Edited): Promise<void> {
  const stays = await tx
    .updateTable('stay')
    .set({ province: fields.province, leave_time: fields.check_out_time })
    .where('isolation_person_id', '=', person.id)
    .returning(['id', 'ended_time'])
    .execute();
  if (stays.length === 0) return;
  const ids = stays.map(({ id }) => id);
  await tx.updateTable('stay_guest').set(asGuest(fields)).where('stay_id', 'in', ids).execute();
  if (fields.check_in_time === person.check_in_time) return;
  const first = stays.reduce((one, other) => (one.id < other.id ? one : other));
  if (first.ended_time !== null && first.ended_time < fields.check_in_time) {
    throw invalid('checkInTime', '入住时间不能晚于换房或退出隔离的时间');
  }
  await tx
    .updateTable('stay')
    .set({ check_in_time: fields.check_in_time })
    .where('id', '=', first.id)
    .execute();
}

/** Removes the record of someone who is not in isolation any more, with their stays and tests. */
export const deleteIsolation: Handler<'deleteIsolation'> = (call, { store, clock }) => {
  const { input, session } = call;
  const target = { record: isolationRecord, id: rowId(input.id) };
  return changeRecord(store, call, target, async (tx) => {
    const person = await isolationFor(tx, input.id, session);
    const now = localTime(clock.now());
    const reason = removalOf(person, now);
    if (reason !== null) throw conflict(reason);
    // Locked until the transaction ends: no concurrent correction while the stays are deleted.
    const { numUpdatedRows } = await tx
      .updateTable('isolation_person')
      .set({ status: sql`status` })
      .where('id', '=', person.id)
      .where('status', 'in', removableIsolations)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw await removalConflict(tx, person.id, now);
    const isOfPerson = ['isolation_person_id', '=', person.id] as const;
    const stays = tx
      .selectFrom('stay')
      .select('id')
      .where(...isOfPerson);
    await tx
      .deleteFrom('health_test')
      .where(...isOfPerson)
      .execute();
    await tx.deleteFrom('stay_guest').where('stay_id', 'in', stays).execute();
    await tx
      .deleteFrom('stay')
      .where(...isOfPerson)
      .execute();
    await tx.deleteFrom('isolation_person').where('id', '=', person.id).execute();
    return { data: null };
  });
};

const removalOf = (
  { status, check_in_time }: Pick<IsolationRow, 'status' | 'check_in_time'>,
  now: LocalTime,
) => isolationRemoval({ status, checkInTime: check_in_time }, now);

/** The 409 error of a change that came too late, with the present status of the record. */
async function removalConflict(tx: Tx, id: number, now: LocalTime): Promise<Refusal> {
  const person = await tx
    .selectFrom('isolation_person')
    .select(['status', 'check_in_time'])
    .where('id', '=', id)
    .executeTakeFirst();
  return person ? conflict(removalOf(person, now) ?? '请刷新后重试') : notFound('隔离人员');
}
