import { sql } from 'kysely';
import { refused, type Refusal } from '../http/refusal.ts';
import type { Db } from './store.ts';
import type { Tables } from './tables.ts';
import { breaksReference } from './violation.ts';

/** Rows of a table that point at a record, and how so many of them are called: 3 个房间. */
export interface Use {
  table: keyof Tables;
  column: string;
  counted: (count: number) => string;
}

/** What still uses a record, for the middle of a sentence: ` 3 个房间、5 张订单`; empty when nothing does. */
export async function usesOf(db: Db, uses: readonly Use[], id: number): Promise<string> {
  const found: string[] = [];
  for (const { table, column, counted } of uses) {
    const { rows } = await sql<{ count: number }>`select count(*) as count
      from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db);
    const count = rows[0]?.count ?? 0;
    if (count > 0) found.push(counted(count));
  }
  return found.length === 0 ? '' : ` ${found.join('、')}`;
}

/** Refuses to delete what is in use, with the reason (spec: master data). */
export const stillUsed = (what: string, uses: string): Refusal =>
  refused(`${what}仍有${uses}，不能删除`);

/**
 * The refusal for a deletion that a foreign key prevented: the record came into use while it was
 * being deleted, or by something that is not counted.
 */
export const stillUsedError = (error: unknown, what: string): unknown =>
  breaksReference(error) ? stillUsed(what, '其他记录使用') : error;
