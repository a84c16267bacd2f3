import { Role } from '@anzhu/api/contract/role';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import type { Contract } from '@anzhu/api/contract';
import { contains } from '../../platform/db/contains.ts';
import type { Db } from '../../platform/db/store.ts';
import type { LocalTime } from '../../platform/db/tables/column.ts';
import { scopeOf } from '../../platform/session/scope.ts';
import type { Session } from '../../platform/http/handler.ts';
import type { LogType } from '../../platform/audit/log.ts';

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

/** The operators in whose name there is such a text: few, even of very many logs. */
async function operatorsCalled(db: Db, text: string): Promise<string[]> {
  const rows = await db
    .selectFrom('log_count')
    .select('create_by')
    .distinct()
    .where((eb) => contains(eb.ref('create_by'), text))
    .execute();
  return rows.map((row) => row.create_by);
}
