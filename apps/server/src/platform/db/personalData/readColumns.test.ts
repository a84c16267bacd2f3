import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  type KyselyPlugin,
  type RootOperationNode,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { expect, it } from 'vitest';
import { type Tables, tables } from '../tables.ts';
import { readColumns } from './readColumns.ts';

/** A table that has a column of the same name in clear. */
type WithNotes = Tables & { note: { id: number; order_id: number; phone: string } };

const db = new Kysely<WithNotes>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (one) => new SqliteIntrospector(one),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

const columnsOf = (query: { compile(): CompiledQuery }) =>
  Object.fromEntries(readColumns(query.compile().query as RootOperationNode));

it.each([
  ['a column', db.selectFrom('orders').select(['id', 'phone']), { phone: 'phone' }],
  ['all of a table', db.selectFrom('app_user').selectAll(), { phone: 'phone' }],
  ['another name', db.selectFrom('orders').select('phone as number'), { number: 'phone' }],
  ['another table', db.selectFrom('note').select('phone'), {}],
  [
    'a column of the same name in a joined table',
    db.selectFrom('orders').innerJoin('note', 'note.order_id', 'orders.id').select('note.phone'),
    {},
  ],
  [
    'an alias of the table',
    db
      .selectFrom('orders as o')
      .innerJoin('note as n', 'n.order_id', 'o.id')
      .select(['n.phone as noted', 'o.phone', 'o.idcard as card']),
    { phone: 'phone', card: 'idcard' },
  ],
  [
    'all of one of several tables',
    db
      .selectFrom('note')
      .innerJoin('orders', 'orders.id', 'note.order_id')
      .selectAll('note')
      .select('orders.idcard'),
    { idcard: 'idcard' },
  ],
  [
    'an expression',
    db
      .selectFrom('stay')
      .leftJoin('isolation_person as p', 'p.id', 'stay.isolation_person_id')
      .leftJoin('stay_guest as g', 'g.stay_id', 'stay.id')
      .select((eb) => eb.fn.coalesce('p.idcard', 'g.idcard').as('number')),
    { number: 'idcard' },
  ],
  [
    'a subquery',
    db
      .selectFrom(db.selectFrom('declaration').select(['id', 'phone as mobile']).as('d'))
      .select('d.mobile as number'),
    { number: 'phone' },
  ],
  [
    'a common table expression, and a union',
    db
      .with('guests', (one) =>
        one
          .selectFrom('stay_guest')
          .select('phone')
          .unionAll(one.selectFrom('orders').select('phone')),
      )
      .selectFrom('guests')
      .selectAll(),
    { phone: 'phone' },
  ],
  [
    'what an update returns',
    db.updateTable('app_user').set({ nick_name: '' }).returning(['id', 'phone']),
    { phone: 'phone' },
  ],
  ['what a deletion returns', db.deleteFrom('orders').returning('idcard'), { idcard: 'idcard' }],
  ['a count', db.selectFrom('orders').select(sql<number>`count(*)`.as('phone')), {}],
])('of %s', (_, query, columns) => {
  expect(columnsOf(query)).toEqual(columns);
});

const personalName =
  /^(phone|idcard|email|answer|(before|after)_values|act_.*|totp_.*|note|.*_note|reason|.*_reason|remark)$/;

it('of every column with such a name the list says how it is kept', () => {
  const inClear = Object.entries(tables).flatMap(([table, { columns }]) =>
    Object.entries(columns)
      .filter(([name, { definition }]) => personalName.test(name) && !definition.kept)
      .map(([name]) => `${table}.${name}`),
  );
  // It says what the entry is for.
  expect(inClear).toEqual(['menu.remark']);
});

it('of raw SQL no column is known', () => {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      expect(readColumns(node).size).toBe(0);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return sql`select phone from orders`.execute(db.withPlugin(plugin));
});
