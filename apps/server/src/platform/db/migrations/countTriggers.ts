import type { Engine } from './migration.ts';

/** Counts of a table's rows that the database keeps by itself: no code path can forget them. */
export interface KeptCounts {
  /** Name of the triggers, where the table has others. @default the table */
  name?: string;
  /** Whose rows are counted, and the column of their time. */
  table: string;
  time: string;
  /** Where the counts are kept and by what; `month` is that of the time, the other columns the table's own. */
  counts: readonly { table: string; key: readonly string[] }[];
  /** The columns of the keys that may change, with the time if it may. */
  changing: readonly string[];
}

/** The key columns as read from a row (or a set of rows) of the table. */
const read = ({ time }: KeptCounts, key: readonly string[], row: string): string =>
  key
    .map((column) =>
      column === 'month' ? `substr(${row}.${time}, 1, 7) as month` : `${row}.${column}`,
    )
    .join(', ');

/** SQLite: a trigger runs for each row. */
function sqliteTriggers(kept: KeptCounts): string[] {
  const { table, name = table, changing } = kept;
  const add = (row: 'old' | 'new', by: number): string =>
    kept.counts
      .map(
        (count) =>
          `insert into ${count.table} (${count.key.join(', ')}, count) select ${read(kept, count.key, row)}, ${by} where true
            on conflict do update set count = count + excluded.count;`,
      )
      .join('\n');
  const differs = changing.map((column) => `old.${column} <> new.${column}`).join(' or ');
  return [
    `create trigger ${name}_added after insert on ${table} begin ${add('new', 1)} end`,
    `create trigger ${name}_removed after delete on ${table} begin ${add('old', -1)} end`,
    `create trigger ${name}_moved after update of ${changing.join(', ')} on ${table}
      when ${differs}
      begin ${add('old', -1)} ${add('new', 1)} end`,
  ];
}

/**
 * PostgreSQL: a trigger runs for each statement, so that a bulk insert counts in one step. Counts
 * are taken in the order of their key: two changes wait for each other and never block each other.
 */
function postgresTriggers(kept: KeptCounts): string[] {
  const { table, name: prefix = table } = kept;
  const trigger = (name: string, event: string, rows: Record<string, number>): string[] => {
    const steps = kept.counts.map((count) => {
      const parts = Object.entries(rows).map(
        ([row, by]) => `select ${read(kept, count.key, row)}, ${by} as change from ${row}`,
      );
      const columns = count.key.join(', ');
      return `insert into ${count.table} as kept (${columns}, count)
        select ${columns}, sum(change) from (${parts.join(' union all ')}) as changes
        group by ${columns} having sum(change) <> 0 order by ${columns}
        on conflict (${columns}) do update set count = kept.count + excluded.count;`;
    });
    const tables = Object.keys(rows).map((row) => `${row.slice(0, 3)} table as ${row}`);
    return [
      `create function ${name}() returns trigger language plpgsql as
        $$ begin ${steps.join('\n')} return null; end $$`,
      `create trigger ${name} after ${event} on ${table} referencing ${tables.join(' ')}
        for each statement execute function ${name}()`,
    ];
  };
  return [
    ...trigger(`${prefix}_added`, 'insert', { [`new_${table}`]: 1 }),
    ...trigger(`${prefix}_removed`, 'delete', { [`old_${table}`]: -1 }),
    ...trigger(`${prefix}_moved`, 'update', { [`old_${table}`]: -1, [`new_${table}`]: 1 }),
  ];
}

const triggers: Record<Engine, (kept: KeptCounts) => string[]> = {
  sqlite: sqliteTriggers,
  postgres: postgresTriggers,
};

/** The triggers that keep the counts, for the tables that are there already. */
export const countTriggers = (engine: Engine, kept: KeptCounts): string[] => triggers[engine](kept);
