import type { Id } from '@anzhu/api/contract/codecs';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { management } from '@anzhu/api/contract/role';
import { Shift } from '@anzhu/api/contract/shift';
import { formatYuan, toFen, toYuan } from '@anzhu/api/rules/money';
import { differenceWords, expectedCash } from '@anzhu/api/rules/shift';
import { formatMinute } from '@anzhu/api/rules/timeText';
import type { Session } from '../../platform/caller.ts';
import { hotelTime } from '../../platform/clock.ts';
import { filterId, rowId } from '../../platform/db/column.ts';
import { violates } from '../../platform/db/constraints.ts';
import type { Db, LogEntry, Tx } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, invalid, notFound } from '../../platform/refusal.ts';
import { hotelForNew, isInScope } from '../../platform/session/scope.ts';
import { holdShift } from '../bill/index.ts';
import { clerksOf } from '../user/index.ts';
import { openShiftOf, readShifts, type ShiftRow, toShift } from './queries.ts';

async function shiftOf(db: Db, id: number): Promise<ShiftRow> {
  const [row] = await readShifts(db, [id]);
  if (!row) throw notFound('班次');
  return row;
}

const shiftLog = (row: ShiftRow, sketch: string): LogEntry => ({
  type: LogType.dataChange,
  sketch,
  target: { kind: 'shift', id: row.id, name: row.clerk ?? '' },
  hotelId: row.hotel_id,
});

const alreadyOpen = '您已有当前班次，请先交班';

/** Opens a shift of the caller with the cash that the drawer holds (spec: the till). */
export const openShift: Handler<'openShift'> = async ({ input, session, origin }, server) => {
  const { now } = hotelTime(server);
  return server.store
    .change({ session, origin }, async (tx) => {
      const hotelId = await hotelForNew(tx, session, input.hotelId);
      const who = { hotelId, clerkId: session.userId };
      if ((await openShiftOf(tx, who)) !== undefined) throw conflict(alreadyOpen);
      const { id } = await tx
        .insertInto('shift')
        .values({
          hotel_id: hotelId,
          clerk_id: session.userId,
          opened_time: now,
          opening: toFen(input.opening),
          closed_time: null,
          counted: null,
          next_id: null,
          closed_by: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const row = await shiftOf(tx, id);
      const data = toShift(row);
      const { opening } = data;
      return {
        data,
        log: {
          ...shiftLog(row, `开班，备用金 ${formatYuan(opening)}`),
          after: byLabel(Shift, { opening }),
        },
      };
    })
    .catch((error: unknown) => {
      throw violates(error, 'shift_open_once') ? conflict(alreadyOpen) : error;
    });
};

/** The open shift that a call closes, held: one's own, or a colleague's for who manages. */
async function shiftToClose(tx: Tx, id: Id, session: Session): Promise<ShiftRow> {
  await holdShift(tx, rowId(id));
  const row = await shiftOf(tx, rowId(id));
  const mayClose =
    row.clerk_id === session.userId || management.some((role) => role === session.role);
  if (!isInScope(session, row.hotel_id) || !mayClose) throw notFound('班次');
  if (row.closed_time !== null) {
    throw conflict(`该班已于 ${formatMinute(row.closed_time)} 交班，请刷新后重试`);
  }
  return row;
}

/** Who takes over: another one of the hotel's people. */
async function nextClerk(tx: Tx, row: ShiftRow, given: Id | undefined): Promise<number | null> {
  const id = filterId(given);
  if (id === null) return null;
  const clerks = await clerksOf(tx, row.hotel_id);
  if (id === row.clerk_id || !clerks.some((clerk) => clerk.id === id)) {
    throw invalid('nextUserId', '接班人不存在，或不是该酒店的员工');
  }
  return id;
}

/** Closes a shift with the cash that was counted: from then on neither it nor its lines change (spec: the till). */
export const closeShift: Handler<'closeShift'> = ({ input, session, origin }, server) => {
  const { now } = hotelTime(server);
  return server.store.change({ session, origin }, async (tx) => {
    const open = await shiftToClose(tx, input.id, session);
    const expected = expectedCash(open.opening, open.moved);
    if (expected !== toFen(input.seen)) {
      throw conflict(`应有现金现为 ${formatYuan(toYuan(expected))}，请核对后重试`, 'seen');
    }
    await tx
      .updateTable('shift')
      .set({
        closed_time: now,
        counted: toFen(input.counted),
        sums: JSON.stringify(open.moved),
        note: input.note ?? '',
        next_id: await nextClerk(tx, open, input.nextUserId),
        closed_by: session.userId,
      })
      .where('id', '=', open.id)
      .execute();
    const row = await shiftOf(tx, open.id);
    const data = toShift(row);
    const { counted, difference, note, next } = data;
    return {
      data,
      log: {
        ...shiftLog(row, `交班，${differenceWords(difference ?? 0)}`),
        after: byLabel(Shift, { expected: data.expected, counted, difference, note, next }),
      },
    };
  });
};
