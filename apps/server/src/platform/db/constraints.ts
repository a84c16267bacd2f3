import { sql } from 'kysely';
import { notFound, type Refusal, refused } from '../refusal.ts';
import { closedDayRefused } from './schema/closedDays.ts';
import type { Db, Tx } from './store.ts';
import { type Tables, tables } from './tables.ts';

type NameOf<Index> = Index extends `unique index ${infer Name} ${string}` ? Name : never;

/** The names of the unique indexes. */
export type Rule = {
  [Name in keyof typeof tables]: NameOf<(typeof tables)[Name]['rules'][number]>;
}[keyof typeof tables];

/** What SQLite reports of each: its columns, or its name where it compares an expression. */
const reports = new Map(
  Object.entries(tables).flatMap(([table, { rules }]) =>
    rules.flatMap((rule) => {
      const [, name, columns] = /^unique index (\w+) (?:\(([\w, ]+)\))?/.exec(rule) ?? [];
      const own = columns?.split(', ').map((column) => `${table}.${column}`);
      return name === undefined ? [] : [[name, own?.join(', ') ?? `index '${name}'`] as const];
    }),
  ),
);

/** True when a change was refused because it would break this rule. */
export function violates(error: unknown, rule: Rule): boolean {
  if (!(error instanceof Error)) return false;
  if ('constraint' in error) return error.constraint === rule;
  return error.message === `UNIQUE constraint failed: ${reports.get(rule)}`;
}

/** True when a change was refused because a record points at one that is not there, or would be left so. */
export function breaksReference(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === '23503') return true;
  return error.message === 'FOREIGN KEY constraint failed';
}

/** True when a line was refused because its day was closed while it was being written. */
export const isOfClosedDay = (error: unknown): boolean =>
  error instanceof Error && error.message.includes(closedDayRefused);

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
const stillUsed = (what: string, uses: string, instead: string): Refusal =>
  refused(`${what}仍有${uses}，不能删除${instead}`);

/** A record to be deleted. */
interface Deletion {
  table: 'hotel' | 'room' | 'room_type' | 'bed_type' | 'company' | 'item';
  id: number;
  /** 房型 */
  kind: string;
  name: string;
  uses: readonly Use[];
  /** Follows what uses it in the message: 使用. */
  verb?: string;
  /** What to do in its place, at the end of the message. */
  instead?: string;
}

/**
 * Deletes a record that nothing uses. Refuses one that is in use, with the reason and the count (spec:
 * master data), one that a foreign key keeps (it came into use meanwhile, or by what is not counted), and one
 * that is not there any more.
 */
export async function deleteUnused(
  tx: Tx,
  { table, id, kind, name, uses, verb = '', instead = '' }: Deletion,
): Promise<void> {
  const found = await usesOf(tx, uses, id);
  if (found !== '') throw stillUsed(`${kind}「${name}」`, `${found}${verb}`, instead);
  try {
    const { numDeletedRows } = await tx.deleteFrom(table).where('id', '=', id).executeTakeFirst();
    if (numDeletedRows !== 1n) throw notFound(kind);
  } catch (error) {
    throw breaksReference(error) ? stillUsed(kind, '其他记录使用', instead) : error;
  }
}
