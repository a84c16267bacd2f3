import type { Contract } from '@anzhu/api/contract';
import type { WithRowIds } from '@anzhu/api/contract/codecs';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import type { Log, LogType } from '@anzhu/api/contract/log';
import { Role } from '@anzhu/api/contract/role';
import { type RawBuilder, type Selectable, sql, type SqlBool } from 'kysely';
import type { Session } from '../../platform/caller.ts';
import type { LocalTime } from '../../platform/db/column.ts';
import {
  equal,
  equalWithoutIndex,
  type MonthlyList,
  type Wanted,
} from '../../platform/db/monthly/list.ts';
import { contains } from '../../platform/db/query.ts';
import type { Db } from '../../platform/db/store.ts';
import type { LogTable } from '../../platform/db/tables/system.ts';
import { scopeOf } from '../../platform/session/scope.ts';

/** A log without what was before and after. */
export type LogRow = Pick<
  Selectable<LogTable>,
  'id' | 'sketch' | 'type' | 'create_by' | 'created_time' | 'address'
>;

/** A log as lists show it. */
export const toLog = (row: LogRow): WithRowIds<Log> => ({
  id: row.id,
  sketch: row.sketch,
  type: row.type,
  createBy: row.create_by,
  createTime: row.created_time,
});

/** Logs by their ids, in the order of the ids. At most a few thousand at once. */
export async function readLogs(db: Db, ids: readonly number[]): Promise<LogRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('log')
    .select(['id', 'sketch', 'type', 'create_by', 'created_time', 'address'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What the list of logs is narrowed by; null where it is not. */
export interface Selection {
  hotelId: number | null;
  userId: number | null;
  type: LogType | null;
  /** Names of operators, at least one. */
  operators: readonly string[] | null;
  /** First and last second. */
  begin: LocalTime | null;
  end: LocalTime | null;
  /** What the sketch holds, its Latin letters small. */
  text: string | null;
}

type Filter = InputOf<Contract['downloadLogs']>;

/** Letters as both engines make them small: the Latin ones. */
const small = (text: string): string => text.replaceAll(/[A-Z]+/g, (part) => part.toLowerCase());

/** Which logs a role may read: all, those of its hotel, or its own (spec: roles). */
export const logScope = (session: Session): { hotelId: number | null; userId: number | null } => ({
  hotelId: scopeOf(session),
  userId: session.role === Role.antiEpidemic ? session.userId : null,
});

/** The filters of a call within what the caller may see; null when nothing can match. */
export async function selectionOf(
  db: Db,
  filter: Filter,
  session: Session,
): Promise<Selection | null> {
  const scope = logScope(session);
  const operators =
    filter.createBy === undefined ? null : await operatorsCalled(db, filter.createBy);
  if (operators?.length === 0) return null;
  return {
    ...scope,
    type: filter.type ?? null,
    operators,
    begin: filter.beginTime ?? null,
    end: filter.endTime ?? null,
    text: filter.sketch === undefined ? null : small(filter.sketch),
  };
}

/** The operators whose user name or nickname contains a text: few, even of very many logs. */
async function operatorsCalled(db: Db, text: string): Promise<string[]> {
  const rows = await db
    .selectFrom('log_count')
    .select('create_by')
    .distinct()
    .where((eb) =>
      eb.or([
        contains(eb.ref('create_by'), text),
        eb(
          'create_by',
          'in',
          eb
            .selectFrom('app_user')
            .select('username')
            .where((user) => contains(user.ref('nick_name'), text)),
        ),
      ]),
    )
    .execute();
  return rows.map((row) => row.create_by);
}

/** The list of the logs of a selection, whatever their text. */
export const logList = (selection: Selection): MonthlyList => ({
  table: 'log',
  time: 'created_time',
  rows: matching(selection),
  counts: { table: 'log_count', rows: counted(selection) },
  begin: selection.begin,
  end: selection.end,
});

const others = ({ hotelId, userId, type }: Selection): Wanted => ({
  hotel_id: hotelId,
  user_id: userId,
  type,
});

/** The kept counts of a selection. */
export function counted(selection: Selection): RawBuilder<SqlBool> {
  const rest = equal(others(selection));
  const { operators } = selection;
  return operators ? sql`${rest} and create_by in (${sql.join(operators)})` : rest;
}

/** The rows of a selection. One filter leads: the index that begins with it is the one to use. */
function matching(selection: Selection): RawBuilder<SqlBool> {
  const { hotelId, userId, type, operators } = selection;
  if (operators?.length === 1) {
    return sql`${equal({ create_by: operators[0] ?? '' })} and ${equalWithoutIndex(others(selection))}`;
  }
  const ledBy: Wanted =
    userId !== null ? { user_id: userId } : hotelId !== null ? { hotel_id: hotelId } : { type };
  const rest = sql<SqlBool>`${equal(ledBy)} and ${equalWithoutIndex({
    ...others(selection),
    ...Object.fromEntries(Object.keys(ledBy).map((column) => [column, null])),
  })}`;
  return operators ? sql`${rest} and create_by || '' in (${sql.join(operators)})` : rest;
}
