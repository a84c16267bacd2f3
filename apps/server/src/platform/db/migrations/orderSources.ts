import { countTriggers, type KeptCounts } from './countTriggers.ts';
import { counted, figureTriggers, ordersBySourceName } from './figures.ts';
import type { Engine, Migration } from './migration.ts';

const kept: KeptCounts = {
  name: 'orders_source',
  table: 'orders',
  time: 'created_time',
  counts: [
    { table: 'order_count_source', key: ['source', 'source_name', 'month', 'status', 'hotel_id'] },
  ],
  changing: ['source', 'source_name', 'status', 'created_time'],
};

const drop: Record<Engine, (trigger: string) => string> = {
  sqlite: (trigger) => `drop trigger ${trigger}`,
  // With its trigger.
  postgres: (trigger) => `drop function ${trigger}() cascade`,
};

/** Drops the triggers that keep the figures of orders. */
export const dropFigureTriggers = (engine: Engine): string[] =>
  ['added', 'removed', 'moved'].map((event) => drop[engine](`orders_figures_${event}`));

const ofSources = {
  ...ordersBySourceName,
  parts: ordersBySourceName.parts.filter(({ chart }) => chart === 'order source'),
};

/**
 * The source of an order as its channel names it, which the chart of sources shows. Orders that are there
 * already have the name of their channel.
 */
export const orderSources: Migration = {
  name: '22 order sources',
  statements: ({ engine, big, text, keyed }) => [
    ...['added', 'removed', 'moved'].map((event) => drop[engine](`orders_source_${event}`)),
    ...dropFigureTriggers(engine),
    `drop table order_count_source`,
    ...['time', 'province', 'room_type'].map((name) => `drop index orders_${name}`),
    `alter table orders add column source_name ${text} not null default ''`,
    `update orders set source_name = channel where channel <> ''`,
    `create table order_count_source (
      source integer not null,
      source_name ${text} not null,
      month ${text} not null,
      status integer not null,
      hotel_id ${big} not null,
      count integer not null,
      primary key (source, source_name, month, status, hotel_id)
    ) ${keyed}`,
    `insert into order_count_source (source, source_name, month, status, hotel_id, count)
      select source, source_name, substr(created_time, 1, 7), status, hotel_id, count(*) from orders
      group by source, source_name, substr(created_time, 1, 7), status, hotel_id`,
    ...countTriggers(engine, kept),
    `delete from figure where chart = 'order source'`,
    counted(ofSources),
    ...figureTriggers[engine](ordersBySourceName),
    `create index orders_time on orders
      (created_time, id, status, hotel_id, room_type_id, source, source_name)`,
    `create index orders_province on orders
      (province, created_time, id, status, hotel_id, room_type_id, source, source_name)`,
    `create index orders_room_type on orders
      (room_type_id, created_time, id, status, province, hotel_id, source, source_name)`,
  ],
};
