import type { WithRowIds } from '@anzhu/api/contract/codecs';
import type { Log, LogType } from '@anzhu/api/contract/log';
import { Role } from '@anzhu/api/contract/role';
import { type RawBuilder, type Selectable, sql, type SqlBool } from 'kysely';
import type { Session } from '../../platform/caller.ts';
import type { LocalTime } from '../../platform/db/column.ts';
import { leadBy, type TimedList } from '../../platform/db/list.ts';
import { contains } from '../../platform/db/query.ts';
import type { Db } from '../../platform/db/store.ts';
import type { LogTable } from '../../platform/db/tables/system.ts';
import type { CallInput } from '../../platform/http/handler.ts';
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

type Filter = CallInput<'downloadLogs'>;

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
  // One name after another, by the index that begins with them.
  const { rows } = await sql<{ name: string }>`with recursive operator (name) as (
      select min(create_by) from log
      union all select (select min(create_by) from log where create_by > operator.name)
        from operator where operator.name is not null
    ) select name from operator where name is not null and (
      ${contains(sql.ref<string>('name'), text)} or name in (
        select username from app_user where ${contains(sql.ref<string>('nick_name'), text)}
      ))`.execute(db);
  return rows.map(({ name }) => name);
}

/** The list of the logs of a selection. */
export const logList = (selection: Selection): TimedList => ({
  table: 'log',
  time: 'created_time',
  rows: matching(selection, false),
  sparseRows: matching(selection, true),
  begin: selection.begin,
  end: selection.end,
});

/** The rows of a selection. One filter leads: the index that begins with it is the one to use. */
function matching(
  { hotelId, userId, type, operators, text }: Selection,
  isSparse: boolean,
): RawBuilder<SqlBool> {
  const [operator = null, ...others] = operators ?? [];
  const hasOthers = others.length > 0;
  const create_by = hasOthers ? null : operator;
  const terms = [
    leadBy({ create_by, user_id: userId, hotel_id: hotelId, type }, isSparse && hasOthers ? 0 : 1),
  ];
  if (hasOthers) {
    const column = isSparse ? sql`create_by` : sql`create_by || ''`;
    terms.push(sql`${column} in (${sql.join(operators ?? [])})`);
  }
  if (text !== null) terms.push(contains(sql.ref<string>('sketch'), text) as RawBuilder<SqlBool>);
  return sql`${sql.join(terms, sql` and `)}`;
}
