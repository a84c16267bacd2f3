import type { WithRowIds } from '@anzhu/api/contract/codecs';
import { type Log, LogType } from '@anzhu/api/contract/log';
import { Role } from '@anzhu/api/contract/role';
import type { TargetKind } from '@anzhu/api/contract/targetKind';
import { type RawBuilder, type Selectable, sql, type SqlBool } from 'kysely';
import type { Session } from '../../platform/caller.ts';
import { type LocalTime, rowId } from '../../platform/db/column.ts';
import { leadBy, type TimedList, type TimeSpan } from '../../platform/db/list.ts';
import { contains } from '../../platform/db/query.ts';
import type { Db } from '../../platform/db/store.ts';
import type { CallInput } from '../../platform/http/handler.ts';
import { scopeOf } from '../../platform/session/scope.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** A log without what was before and after. */
export type LogRow = Pick<
  Selectable<Tables['log']>,
  'id' | 'sketch' | 'type' | 'create_by' | 'created_time' | 'address' | 'assistant'
>;

/** A log as lists show it. */
export const toLog = (row: LogRow): WithRowIds<Log> => ({
  id: row.id,
  sketch: row.sketch,
  type: row.type,
  createBy: row.create_by,
  createTime: row.created_time,
  ...(row.assistant !== null && { assistant: row.assistant }),
});

/**
 * Logs by their ids, in the order of the ids. At most a few thousand at once.
 * @param span the first and the last time of them: by their ids alone each month is looked through
 */
export async function readLogs(
  db: Db,
  ids: readonly number[],
  span: TimeSpan | null,
): Promise<LogRow[]> {
  if (ids.length === 0) return [];
  let query = db
    .selectFrom('log')
    .select(['id', 'sketch', 'type', 'create_by', 'created_time', 'address', 'assistant'])
    .where('id', 'in', ids);
  if (span) {
    query = query.where('created_time', '>=', span.from).where('created_time', '<=', span.until);
  }
  const rows = await query.execute();
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
  /** The record that they are about. */
  target: { kind: TargetKind; id: number } | null;
  /** Only reads of personal data, or none of them. */
  isView: boolean | null;
}

type Filter = CallInput<'downloadLogs'> &
  Partial<Pick<CallInput<'logPage'>, 'targetKind' | 'targetId' | 'isView'>>;

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
    target:
      filter.targetKind === undefined || filter.targetId === undefined
        ? null
        : { kind: filter.targetKind, id: rowId(filter.targetId) },
    isView: filter.isView ?? null,
  };
}

/** The operators whose user name or nickname contains a text: few, even of very many logs. */
async function operatorsCalled(db: Db, text: string): Promise<string[]> {
  const rows = await db
    .selectFrom('log_author')
    .select('name')
    .where((eb) =>
      eb.or([
        contains(eb.ref('name'), text),
        eb(
          'name',
          'in',
          eb
            .selectFrom('app_user')
            .select('username')
            .where(contains(sql.ref<string>('nick_name'), text)),
        ),
      ]),
    )
    .execute();
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
  { hotelId, userId, type, operators, text, target, isView }: Selection,
  isSparse: boolean,
): RawBuilder<SqlBool> {
  const [operator = null, ...others] = operators ?? [];
  const hasOthers = others.length > 0;
  const create_by = hasOthers ? null : operator;
  const terms = [
    leadBy(
      { create_by, user_id: userId, hotel_id: hotelId, type },
      target || (isSparse && hasOthers) ? 0 : 1,
    ),
  ];
  if (target) terms.push(sql`target_kind = ${target.kind} and target_id = ${target.id}`);
  if (isView !== null) {
    const compared = isView ? sql`=` : sql`<>`;
    // No index leads by it: the terms above do.
    terms.push(sql`type + 0 ${compared} ${LogType.personalData}`);
  }
  if (hasOthers) {
    const column = isSparse ? sql`create_by` : sql`create_by || ''`;
    terms.push(sql`${column} in (${sql.join(operators ?? [])})`);
  }
  if (text !== null) terms.push(contains(sql.ref<string>('sketch'), text) as RawBuilder<SqlBool>);
  return sql`${sql.join(terms, sql` and `)}`;
}
