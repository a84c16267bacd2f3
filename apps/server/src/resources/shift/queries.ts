import type { WithRowIds } from '@anzhu/api/contract/codecs';
import { LineKind } from '@anzhu/api/contract/bill';
import { Role } from '@anzhu/api/contract/role';
import type { Shift } from '@anzhu/api/contract/shift';
import { tillFigures } from '@anzhu/api/rules/dayReport';
import { toYuan } from '@anzhu/api/rules/money';
import { expectedCash } from '@anzhu/api/rules/shift';
import { type TillSums, tillSums } from '@anzhu/api/rules/till';
import { sql, type SqlBool } from 'kysely';
import type { Session } from '../../platform/caller.ts';
import { filterId } from '../../platform/db/column.ts';
import { leadBy, readByIds, type TimedList } from '../../platform/db/list.ts';
import { contains } from '../../platform/db/query.ts';
import type { Db } from '../../platform/db/store.ts';
import type { CallInput } from '../../platform/http/handler.ts';
import { narrowedTo } from '../../platform/session/scope.ts';
import { byGroup, selectMovements, selectReceipts } from '../bill/index.ts';

const selectShifts = (db: Db) =>
  db
    .selectFrom('shift')
    .innerJoin('hotel', 'hotel.id', 'shift.hotel_id')
    .leftJoin('app_user as clerk', 'clerk.id', 'shift.clerk_id')
    .leftJoin('app_user as next', 'next.id', 'shift.next_id')
    .leftJoin('app_user as closer', 'closer.id', 'shift.closed_by')
    .selectAll('shift')
    .select([
      'hotel.name as hotel_name',
      'clerk.nick_name as clerk',
      'next.nick_name as next',
      'closer.nick_name as closer',
    ]);

type SelectedShift = Awaited<ReturnType<ReturnType<typeof selectShifts>['execute']>>[number];

/** A shift with what its lines come to. */
export type ShiftRow = SelectedShift & { moved: TillSums; lines: number };

/** Shifts in the order of their ids as given, each with what moved in it. */
export const readShifts = (db: Db, ids: readonly number[]): Promise<ShiftRow[]> =>
  readByIds(ids, async (some) => {
    const rows = await selectShifts(db).where('shift.id', 'in', some).execute();
    const movements = byGroup([
      ...(await selectMovements(db, 'bill_line.shift_id')
        .where('bill_line.shift_id', 'in', some)
        .where('bill_line.kind', '<>', LineKind.charge)
        .execute()),
      ...(await selectReceipts(db, 'company_receipt.shift_id')
        .where('company_receipt.shift_id', 'in', some)
        .execute()),
    ]);
    return rows.map((row) => {
      const of = movements.get(row.id) ?? [];
      return {
        ...row,
        moved: tillSums(of),
        lines: of.reduce((sum, { lines }) => sum + lines, 0),
      };
    });
  });

/** A shift as it is sent to the client. */
export function toShift(row: ShiftRow): WithRowIds<Shift> {
  const expected = expectedCash(row.opening, row.moved);
  return {
    id: row.id,
    hotelId: row.hotel_id,
    hotelName: row.hotel_name,
    clerkId: row.clerk_id,
    clerk: row.clerk,
    openTime: row.opened_time,
    closeTime: row.closed_time,
    opening: toYuan(row.opening),
    ...tillFigures(row.moved),
    lines: row.lines,
    expected: toYuan(expected),
    counted: row.counted === null ? null : toYuan(row.counted),
    difference: row.counted === null ? null : toYuan(row.counted - expected),
    note: row.note,
    next: row.next,
    closedBy: row.closer,
  };
}

/** Which shifts a list has. */
export interface ShiftSelection {
  hotelId: number | null;
  /** Of whom alone. */
  clerkId: number | null;
  /** What is looked for in the name of the clerk. */
  clerk: string | null;
  begin: string | null;
  end: string | null;
}

type Input = CallInput<'downloadShifts'>;

/** The shifts that a call selects: a hotel's staff sees their own only. */
export const shiftSelection = (
  { hotelId, clerk, beginTime, endTime }: Input,
  session: Session,
): ShiftSelection => ({
  hotelId: narrowedTo(session, filterId(hotelId)),
  clerkId: session.role === Role.hotelMember ? session.userId : null,
  clerk: clerk ?? null,
  begin: beginTime ?? null,
  end: endTime ?? null,
});

/** The list of a selection, the last one first. */
export function shiftList({ hotelId, clerkId, clerk, ...span }: ShiftSelection): TimedList {
  const rows = leadBy({ clerk_id: clerkId, hotel_id: hotelId });
  const named =
    clerk === null
      ? sql<SqlBool>`1 = 1`
      : sql<SqlBool>`clerk_id in (select id from app_user
          where ${contains(sql.ref('nick_name'), clerk)})`;
  return { table: 'shift', time: 'opened_time', rows: sql`${rows} and ${named}`, ...span };
}

/** The id of the open shift of a clerk in a hotel; undefined without one. */
export const openShiftOf = async (
  db: Db,
  { hotelId, clerkId }: { hotelId: number; clerkId: number },
): Promise<number | undefined> =>
  (
    await db
      .selectFrom('shift')
      .select('id')
      .where('hotel_id', '=', hotelId)
      .where('clerk_id', '=', clerkId)
      .where('closed_time', 'is', null)
      .executeTakeFirst()
  )?.id;

/** The counted cash of the last closed shift whose next clerk is this one, or was not named; fen. */
export async function proposedOpening(
  db: Db,
  { hotelId, clerkId }: { hotelId: number; clerkId: number },
): Promise<number | null> {
  const last = await db
    .selectFrom('shift')
    .select('counted')
    .where('hotel_id', '=', hotelId)
    .where('closed_time', 'is not', null)
    .where(sql<boolean>`coalesce(next_id, ${clerkId}) = ${clerkId}`)
    .orderBy('closed_time', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.counted ?? null;
}
