import { logsTable } from '../audit/logsTable.ts';
import type { Store } from '../db/store.ts';
import { isolationsTable } from '../isolation/isolationsTable.ts';
import { ordersTable } from '../order/ordersTable.ts';
import type { Table } from '../sheets/workbook.ts';

/** What an export reads from: a connection of its own, beside those of the server. */
export type Reading = Pick<Store, 'db' | 'engine'>;

/** What can be exported, by name. What a table is made of is plain data: it travels to a worker. */
export const tables = {
  orders: ({ db }: Reading, given: Parameters<typeof ordersTable>[1]) => ordersTable(db, given),
  isolations: ({ db }: Reading, given: Parameters<typeof isolationsTable>[1]) =>
    isolationsTable(db, given),
  logs: logsTable,
} satisfies Record<string, (store: Reading, given: never) => Table>;

export type TableName = keyof typeof tables;

/** What a table is made of. */
export type GivenFor<Name extends TableName> = Parameters<(typeof tables)[Name]>[1];
