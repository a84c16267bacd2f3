import type { Engine, Migration } from './migration.ts';

/** The two count tables and their keys: the coarse one is small, the fine one knows every filter. */
const counts = [
  { table: 'order_count', key: ['hotel_id', 'month', 'status'] },
  { table: 'order_count_detail', key: ['province', 'room_type_id', 'month', 'status', 'hotel_id'] },
] as const;

/** The key columns as read from a row (or a set of rows) of `orders`. */
const read = (key: readonly string[], row: string): string =>
  key
    .map((column) =>
      column === 'month' ? `substr(${row}.created_time, 1, 7) as month` : `${row}.${column}`,
    )
    .join(', ');

/** SQLite: a trigger runs for each row. */
function sqliteTriggers(): string[] {
  const add = (row: 'old' | 'new', by: number): string =>
    counts
      .map(
        ({ table, key }) =>
          `insert into ${table} (${key.join(', ')}, count) select ${read(key, row)}, ${by} where true
            on conflict do update set count = count + excluded.count;`,
      )
      .join('\n');
  return [
    `create trigger orders_added after insert on orders begin ${add('new', 1)} end`,
    `create trigger orders_removed after delete on orders begin ${add('old', -1)} end`,
    `create trigger orders_moved after update of status, province, created_time on orders
      when old.status <> new.status or old.province <> new.province
        or old.created_time <> new.created_time
      begin ${add('old', -1)} ${add('new', 1)} end`,
  ];
}

/**
 * PostgreSQL: a trigger runs for each statement, so that a bulk insert counts in one step. Counts
 * are taken in the order of their key: two changes wait for each other and never block each other.
 */
function postgresTriggers(): string[] {
  const trigger = (name: string, event: string, rows: Record<string, number>): string[] => {
    const steps = counts.map(({ table, key }) => {
      const parts = Object.entries(rows).map(
        ([row, by]) => `select ${read(key, row)}, ${by} as change from ${row}`,
      );
      const columns = key.join(', ');
      return `insert into ${table} as kept (${columns}, count)
        select ${columns}, sum(change) from (${parts.join(' union all ')}) as changes
        group by ${columns} having sum(change) <> 0 order by ${columns}
        on conflict (${columns}) do update set count = kept.count + excluded.count;`;
    });
    const tables = Object.keys(rows).map((row) => `${row.slice(0, 3)} table as ${row}`);
    return [
      `create function ${name}() returns trigger language plpgsql as
        $$ begin ${steps.join('\n')} return null; end $$`,
      `create trigger ${name} after ${event} on orders referencing ${tables.join(' ')}
        for each statement execute function ${name}()`,
    ];
  };
  return [
    ...trigger('orders_added', 'insert', { new_orders: 1 }),
    ...trigger('orders_removed', 'delete', { old_orders: -1 }),
    ...trigger('orders_moved', 'update', { old_orders: -1, new_orders: 1 }),
  ];
}

const triggers: Record<Engine, () => string[]> = {
  sqlite: sqliteTriggers,
  postgres: postgresTriggers,
};

/** Counts of orders, kept by the database itself: no code path can forget them. */
export const orderCounts: Migration = {
  name: '04 order counts',
  statements: ({ engine, big, text, keyed }) => [
    `create table order_count (
      hotel_id ${big} not null,
      month ${text} not null,
      status integer not null,
      count integer not null,
      primary key (hotel_id, month, status)
    ) ${keyed}`,
    `create table order_count_detail (
      province ${text} not null,
      room_type_id ${big} not null,
      month ${text} not null,
      status integer not null,
      hotel_id ${big} not null,
      count integer not null,
      primary key (province, room_type_id, month, status, hotel_id)
    ) ${keyed}`,
    `create index order_count_room_type on order_count_detail (room_type_id, month)`,
    ...triggers[engine](),
  ],
};
