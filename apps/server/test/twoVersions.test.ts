import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { LineKind } from '@anzhu/api/contract/bill';
import { OrderStatus } from '@anzhu/api/contract/order';
import { sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { findFaults } from '../src/platform/db/invariants.ts';
import { newPostgresPlace } from './engines.ts';
import { makeFormerStore } from './formerStore.ts';
import { call, startTestServer, testClock } from './harness.ts';
import { signIn } from './people.ts';
import { addRoom, newGuest, period } from './property.ts';
import { expectSound, openTestApp } from './testApp.ts';

/** What an instance of a former version has sent to PostgreSQL for a call, in its order. */
interface FormerCall {
  call: string;
  statements: { text: string; values: unknown[]; rows: number | null }[];
}

/**
 * The statements of a desk at work on version 0.2.0: sign-in, lists, a booking that is paid, checked in, charged, made longer,
 * moved, checked out, a walk-in, a refund, reports. They were recorded of an instance of 0.2.0 that ran on, from the store
 * in `former/0.2.0`, while a later version had upgraded it; numbers of new rows began at 7001.
 */
const formerCalls = JSON.parse(
  gunzipSync(
    readFileSync(join(import.meta.dirname, 'former/0.2.0/postgres.statements.json.gz')),
  ).toString(),
) as FormerCall[];

/** A job of 0.2.0 that this version has replaced. */
const formerJob = 'close unpaid orders';

describe.skipIf(inject('postgresUrl') === null)('PostgreSQL', () => {
  it('goes on beside steps of a newer version, and does not start on them', async () => {
    const place = await newPostgresPlace();
    const testApp = await openTestApp(place);
    await testApp.put(async (tx) => {
      await sql`create table next_thing (id bigint primary key)`.execute(tx);
      await sql`alter table orders add column next_note text`.execute(tx);
      await sql`alter table room add column next_rank integer not null default 0`.execute(tx);
      await sql`create index next_note on orders (next_note)`.execute(tx);
      await sql`insert into migration (name) values ('99 the next version')`.execute(tx);
    });
    expect((await fetch(`${testApp.url}/healthz/ready`)).status).toBe(200);
    const room = await testApp.put((tx) => addRoom(tx, testApp.property.near));
    const checkIn = { id: room.id, ...period, checkInfoList: [newGuest()] };
    expect(await testApp.as('staff', 'checkIn', checkIn)).toMatchObject({ code: 200 });
    expect(await testApp.as('staff', 'orderPage')).toMatchObject({ code: 200 });
    await expectSound(testApp);
    await expect(startTestServer(place)).rejects.toThrow(
      '数据库来自更新的版本（99 the next version）',
    );
  });

  it('takes what a desk on 0.2.0 reads and writes after the upgrade', async () => {
    const place = await newPostgresPlace();
    await makeFormerStore(place, '0.2.0');
    const server = await startTestServer(place, { clock: testClock('2026-03-21 10:00:00') });
    const { db } = server.server.store;
    const former = new Client({ connectionString: place.databaseUrl ?? '' });
    await former.connect();
    onTestFinished(() => former.end());
    const { rows: sequences } = await former.query<{ name: string }>(
      `select sequencename as name from pg_sequences where schemaname = 'public'`,
    );
    for (const { name } of sequences) await former.query(`select setval('${name}', 7000)`);
    const names = formerCalls.map((one) => one.call);
    expect(names).toEqual(expect.arrayContaining(['login', 'orderPage', 'addOrder', 'checkIn']));
    expect(names).toEqual(expect.arrayContaining(['addBillLine', 'checkOut', 'refundOrder']));
    for (const one of formerCalls) {
      for (const { text, values, rows } of one.statements) {
        const { rowCount } = await former.query(text, values);
        // A list may have more than then: the menus of new screens.
        if (/^\s*(insert|update|delete)/i.test(text)) {
          expect([one.call, text, rowCount]).toEqual([one.call, text, rows]);
        }
      }
    }
    expect(await findFaults(db)).toEqual([]);
    const token = await signIn(server, 'manager');
    const { data: order } = await call(server, 'getOrder', { id: 7001 }, token);
    expect(order).toMatchObject({ name: '前版一', note: '高楼层', status: OrderStatus.completed });
    const { data: bill } = await call(server, 'getBill', { orderId: 7001 }, token);
    expect(bill).toMatchObject({ charged: 928, paid: 928, deposit: 0, open: 0 });
    const payments = bill.lines.filter(({ kind }) => kind === LineKind.payment);
    expect(payments.map(({ amount }) => amount)).toEqual([600, 300, 28]);
    expect((await call(server, 'search', { keyword: '前版二' }, token)).data).toHaveLength(1);
  });

  it('keeps 0.2.0 from closing the bookings of who pays on arrival', async () => {
    const place = await newPostgresPlace();
    await makeFormerStore(place, '0.2.0');
    const server = await startTestServer(place);
    const former = new Client({ connectionString: place.databaseUrl ?? '' });
    await former.connect();
    onTestFinished(() => former.end());
    // As 0.2.0 takes a job: another one is given to it.
    const take = (name: string) =>
      former
        .query(
          `update job set holder = 'former', lease_until = '2026-03-18 10:01:00' where name = $1`,
          [name],
        )
        .then(({ rowCount }) => rowCount);
    await server.schedule.runDue();
    await former.query('insert into job values ($1, $2) on conflict do nothing', [
      formerJob,
      '2026-03-18 10:00:00',
    ]);
    expect(await take(formerJob)).toBe(0);
    expect(await take('settle refunds')).toBe(1);
  });
});
