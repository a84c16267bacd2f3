import { dayOf } from '@anzhu/api/rules/days';
import { hotelDayOf } from '@anzhu/api/rules/hotelDay';
import { formatMinute } from '@anzhu/api/rules/timeText';
import { sql } from 'kysely';
import type { LocalTime } from '../../platform/db/column.ts';
import type { Db, Tx } from '../../platform/db/store.ts';
import { StayKind, type StayEnd } from '../../platform/db/tables/stay.ts';
import { conflict, invalid } from '../../platform/refusal.ts';
import type { RoomRow } from '../room/index.ts';
import type { Tables } from '../../platform/db/tables.ts';

/**
 * Refuses a check-in for a night in which others were in the room: it begins on the hotel's day of their
 * check-out, or later.
 */
export async function checkFormerStay(
  db: Db,
  room: RoomRow,
  { checkIn, dayStarts }: { checkIn: LocalTime; dayStarts: string },
): Promise<void> {
  const former = await db
    .selectFrom('stay')
    .select('ended_time')
    .where('room_id', '=', room.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const ended = former?.ended_time ?? '';
  if (ended === '' || hotelDayOf(checkIn, dayStarts) >= hotelDayOf(ended, dayStarts)) return;
  throw invalid(
    'estimatedCheckIn',
    `房间 ${room.name} 的上一位客人 ${formatMinute(ended)} 退房，入住时间不能早于当天`,
  );
}

/** A stay that begins, in a room that was moved to occupied in this transaction. */
export interface NewStay {
  orderId?: number;
  isolationPersonId?: number;
  province: string;
  checkInTime: LocalTime;
  leaveTime: LocalTime;
  now: LocalTime;
  /** For a check-in of guests: what it changes. */
  undo?: string;
}

/** Inserts a stay. @returns its id. */
export async function openStay(tx: Tx, room: RoomRow, stay: NewStay): Promise<number> {
  // The room is locked until the transaction ends, so no other stay is added to it. The serial uses
  // the last id, not the number of stays: a stay may have been deleted with its person.
  const { last } = await tx
    .selectFrom('stay')
    .select((eb) => eb.fn.max<number | null>('id').as('last'))
    .where('room_id', '=', room.id)
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto('stay')
    .values({
      sn: `${dayOf(stay.now).replaceAll('-', '')}-${room.id}-${(last ?? 0) + 1}`,
      hotel_id: room.hotel_id,
      room_id: room.id,
      kind: stay.isolationPersonId === undefined ? StayKind.guests : StayKind.isolation,
      order_id: stay.orderId ?? null,
      isolation_person_id: stay.isolationPersonId ?? null,
      province: stay.province,
      check_in_time: stay.checkInTime,
      leave_time: stay.leaveTime,
      ended_time: null,
      end_kind: null,
      opened_time: stay.now,
      undo: stay.undo ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The stay that the clerk has before them; refuses when it has ended since, or others are in the room. */
export async function openStayIn(db: Db, room: RoomRow, sn: string) {
  const stay = await db
    .selectFrom('stay')
    .select([
      'id',
      'kind',
      'order_id',
      'isolation_person_id',
      'check_in_time',
      'leave_time',
      'opened_time',
      'undo',
    ])
    .where('room_id', '=', room.id)
    .where('sn', '=', sn)
    .where('ended_time', 'is', null)
    .executeTakeFirst();
  if (!stay) throw conflict('该次入住已结束，请刷新后重试');
  return stay;
}

export type OpenStay = Awaited<ReturnType<typeof openStayIn>>;

/** What is known of a stay that has just ended. */
export type EndedStay = Pick<
  Tables['stay'],
  'isolation_person_id' | 'order_id' | 'province' | 'leave_time'
> & {
  id: number;
};

/** Ends the stay that a room was read with; its guests have left. Refuses when others are in it by now. */
export async function endStay(
  tx: Tx,
  room: RoomRow,
  { kind, time }: { kind: StayEnd; time: LocalTime },
): Promise<EndedStay> {
  const stay = await tx
    .updateTable('stay')
    .set({ ended_time: time, end_kind: kind })
    .where('room_id', '=', room.id)
    .where('sn', '=', room.sn)
    .where('ended_time', 'is', null)
    .returning(['id', 'isolation_person_id', 'order_id', 'province', 'leave_time'])
    .executeTakeFirst();
  if (!stay) throw conflict('该次入住已结束，请刷新后重试');
  await tx.updateTable('stay_guest').set({ has_left: 1 }).where('stay_id', '=', stay.id).execute();
  return stay;
}

/**
 * Holds the person in an isolation room until the transaction ends, before their stay is touched: who
 * corrects the person holds them first too, so that neither waits for the other for ever.
 */
export const lockPersonIn = (tx: Tx, room: RoomRow) =>
  tx
    .updateTable('isolation_person')
    .set({ status: sql`status` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('stay')
        .select('isolation_person_id')
        .where('room_id', '=', room.id)
        .where('ended_time', 'is', null),
    )
    .execute();
