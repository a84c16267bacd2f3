import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LineKind } from '@anzhu/api/contract/bill';
import type { Contract } from '@anzhu/api/contract';
import { OrderStatus } from '@anzhu/api/contract/order';
import { ReviewDecision } from '@anzhu/api/contract/review';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { isEncrypted } from '../src/platform/db/personalData/cipher.ts';
import { columnsOf, personalTables } from '../src/platform/db/personalData/columns.ts';
import { DataKeys, keyFileOf } from '../src/platform/db/personalData/dataKey.ts';
import { rekey } from '../src/platform/db/personalData/rekey.ts';
import type { Db } from '../src/platform/db/store.ts';
import { backUp } from '../src/platform/operation/backUp.ts';
import { restore } from '../src/platform/operation/restore.ts';
import { RefundDeclined } from '../src/platform/payment/gateway.ts';
import { command } from './command.ts';
import { newSqlitePlace, onBothEngines } from './engines.ts';
import { bare, engineOf, formerVersions, makeFormerStore } from './formerStore.ts';
import { call, startTestServer, testClock } from './harness.ts';
import { declare } from './isolated.ts';
import { signIn, type UserName } from './people.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';
import { clearIn, readableIn, storedValues } from './storedText.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';
import { testGateway } from './testGateway.ts';
import { addIsolated } from './testing.ts';

/** The columns of texts that staff types, by table. */
const typedColumns = personalTables.flatMap((table) =>
  Object.entries(columnsOf(table))
    .filter(([, protection]) => protection === 'typed')
    .map(([column]) => [table, column] as const),
);

/** What the server reads in these columns. */
async function readTexts(db: Db): Promise<string[]> {
  const texts: string[] = [];
  for (const [table, column] of typedColumns) {
    const rows: Record<string, unknown>[] = await db.selectFrom(table).selectAll(table).execute();
    texts.push(...rows.map((row) => String(row[column])));
  }
  return texts.filter((text) => text !== '');
}

/** Every call that stores a typed text, each with a text of its own, in an order in which they succeed. */
async function* typeEverywhere(testApp: TestApp): AsyncGenerator<string> {
  const { put, property, as } = testApp;
  const { near } = property;
  let count = 0;
  let text = '';
  async function type(user: UserName, name: keyof Contract, input: (text: string) => object) {
    count += 1;
    text = `请致电 1381234${String(count).padStart(4, '0')}（${name}）`;
    return as(user, name, input(text));
  }
  const expectDone = ({ code, msg }: { code: unknown; msg: string }) => {
    expect([Number(code), msg]).toEqual([200, msg]);
    return text;
  };

  const room = await put(async (tx) => {
    await addRoom(tx, near);
    return addRoom(tx, near);
  });
  const guest = newGuest();
  const booked = await type('staff', 'addOrder', (note) => ({
    roomType: near.typeId,
    ...period,
    name: guest.name,
    number: guest.number,
    province: '浙江',
    status: OrderStatus.unpaid,
    note,
  }));
  yield expectDone(booked);
  const orderId = await put((tx) => addOrder(tx, near));
  const line = { orderId, kind: LineKind.charge, amount: 28, method: null };
  yield expectDone(await type('staff', 'addBillLine', (note) => ({ ...line, note })));
  const { data: bill } = await as('staff', 'getBill', { orderId });
  const id = bill?.lines.at(-1)?.id;
  yield expectDone(await type('manager', 'voidBillLine', (reason) => ({ id, reason })));
  const cancel = { id: orderId, refundAmount: 0 };
  yield expectDone(await type('staff', 'cancelOrder', (reason) => ({ ...cancel, reason })));

  const gateway = testGateway();
  Object.assign(testApp.server, { payment: gateway });
  gateway.answer = () => Promise.reject(new RefundDeclined('no money'));
  const requested = await put((tx) =>
    addOrder(tx, near, { status: OrderStatus.refundRequested, refund_reason: '行程取消' }),
  );
  const part = { id: requested, refundAmount: 300, paymentMethod: 'WECHAT', paymentClient: 'MP' };
  await type('manager', 'refundOrder', (reason) => ({ ...part, reason }));
  yield text;
  gateway.answer = () => Promise.resolve();
  yield expectDone(await type('manager', 'refundOrder', (reason) => ({ ...part, reason })));

  const { idcard } = guest;
  for (let time = 0; time < 2; time += 1) {
    yield expectDone(await type('staff', 'saveGuestNote', (note) => ({ idcard, note })));
  }
  const wanted = { roomId: room.id, from: '2026-03-18', to: '2026-03-18' };
  yield expectDone(await type('staff', 'setOutOfOrder', (reason) => ({ ...wanted, reason })));
  const thing = { applyThing: '口罩', applyNum: 1, thingUnit: '盒', emergencyLevel: 2 };
  const applied = await type('staff', 'applyForMaterial', (applyRemarks) => ({
    ...thing,
    applyRemarks,
  }));
  yield expectDone(applied);
  const material = { id: (applied.data as { id: string }).id, reviewStatus: ReviewDecision.reject };
  yield expectDone(await type('guard', 'reviewMaterial', (remark) => ({ ...material, remark })));
  const declared = await put((tx) => declare(tx));
  const review = { id: declared, reviewStatus: ReviewDecision.reject };
  yield expectDone(await type('guard', 'reviewDeclaration', (remark) => ({ ...review, remark })));
  const [person] = await addIsolated(testApp);
  const fever = { uId: person.id, checkType: 0, checkRes: 38, checkTime: '2026-03-18 08:00:00' };
  const { data: test } = await as('admin', 'addHealthTest', fever);
  yield expectDone(await type('staff', 'handleHealthTest', (note) => ({ id: test?.id, note })));
}

/** Texts that look like an encrypted one, or like none. */
const oddTexts = ['1:30', '1:30 前到', '1:abcd', '请致电 13812345678', '０'];

onBothEngines((newPlace) => {
  it('stores what staff types encrypted, whichever call writes it, and changes the key of it', async () => {
    const place = await newPlace();
    const testApp = await openTestApp(place);
    const texts: string[] = [];
    for await (const text of typeEverywhere(testApp)) {
      expect(await readableIn(place, text), text).toEqual([]);
      texts.push(text);
    }
    const read = await readTexts(testApp.store.db);
    // Two were written over.
    expect(texts.filter((text) => !read.includes(text))).toEqual([texts[4], texts[6]]);
    expect(await clearIn(place)).toEqual([]);
    const keys = new DataKeys(keyFileOf(place));
    await bare(place, (db) => rekey(db, { engine: engineOf(place), keys }));
    expect((await storedValues(place)).filter((value) => !value.startsWith('2:'))).toEqual([]);
    expect((await readTexts(testApp.store.db)).toSorted()).toEqual(read.toSorted());
    testApp.log.errors.length = 0;
    await expectSound(testApp);
  });

  it('keeps the later of two new notes on a guest encrypted', async () => {
    const place = await newPlace();
    const testApp = await openTestApp(place);
    const { idcard } = newGuest();
    for (const note of ['第一条备注', '第二条备注']) {
      await testApp.put((tx) =>
        tx
          .insertInto('guest_note')
          .values({
            hotel_id: testApp.property.near.hotelId,
            idcard,
            note,
            changed_time: '2026-03-18 10:00:00',
          })
          .onConflict((known) => known.columns(['hotel_id', 'idcard_search']).doUpdateSet({ note }))
          .execute(),
      );
    }
    expect(await readableIn(place, '第二条备注')).toEqual([]);
    expect(await readTexts(testApp.store.db)).toEqual(['第二条备注']);
  });

  it.each(formerVersions)(
    'encrypts what stands in a store of version %s when it opens it',
    async (version) => {
      const place = await newPlace();
      await makeFormerStore(place, version);
      const before = await bare(place, async (db) => {
        const orders = await sql<{ id: number }>`select id from orders order by id`.execute(db);
        for (const [index, text] of oddTexts.entries()) {
          await sql`update orders set refund_reason = ${text}
          where id = ${orders.rows[index]?.id}`.execute(db);
        }
        const rows = await sql<{ text: string }>`select refund_reason as text from orders
        where refund_reason <> '' union all
        select handled_note from health_test where handled_note <> '' union all
        select remark from material_application where remark <> '' union all
        select review_note from material_application where review_note <> '' union all
        select review_note from declaration where review_note <> ''`.execute(db);
        return rows.rows.map(({ text }) => text);
      });
      const server = await startTestServer(place);
      const texts = await readTexts(server.server.store.db);
      expect(before.filter((text) => !texts.includes(text))).toEqual([]);
      expect(texts).toEqual(expect.arrayContaining(oddTexts));
      expect(await readableIn(place, '请致电 13812345678')).toEqual([]);
      const token = await signIn(server, 'admin');
      const { data } = await call(server, 'orderPage', { page: { page: 1, size: 50 } }, token);
      const reasons = data.page.records.map(({ reason }) => reason);
      expect(reasons).toEqual(expect.arrayContaining(oddTexts));
      await server.stop();
      expect((await storedValues(place)).filter((value) => !isEncrypted(value))).toEqual([]);
      expect(await clearIn(place)).toEqual([]);
      expect(await readableIn(place, '请致电 13812345678')).toEqual([]);
      // Once: the next start finds nothing to do.
      const stored = await storedValues(place);
      await (await startTestServer(place)).stop();
      expect(await storedValues(place)).toEqual(stored);
    },
  );

  it('reads what an instance of a former version writes; check names it, rekey encrypts it', async () => {
    const place = await newPlace();
    const testApp = await openTestApp(place);
    const id = await testApp.put((tx) => addOrder(tx, testApp.property.near));
    for (const text of oddTexts) {
      await bare(place, (db) => sql`update orders set note = ${text}`.execute(db));
      expect((await testApp.as('staff', 'getOrder', { id })).data?.note).toBe(text);
      expect(await clearIn(place)).toEqual([`orders.note of row ${id} is in clear`]);
    }
    const environment = place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl };
    const checked = await command(place, ['check'], { environment });
    expect(checked).toEqual({
      code: 1,
      output: `数据有误 (fault)：orders.note of row ${id} is in clear`,
    });
    const keys = new DataKeys(keyFileOf(place));
    await bare(place, (db) => rekey(db, { engine: engineOf(place), keys }));
    expect(await clearIn(place)).toEqual([]);
    expect((await testApp.as('staff', 'getOrder', { id })).data?.note).toBe(oddTexts.at(-1));
  });
});

it('restores a text from a backup, which does not hold it in clear', async () => {
  const place = await newSqlitePlace();
  const testApp = await openTestApp(place);
  const note = '请致电 13812345678';
  await testApp.put((tx) => addOrder(tx, testApp.property.near, { note }));
  const folder = join(place.dataDir, 'copy');
  expect((await backUp(place.dataDir, folder, testClock())).faults).toEqual([]);
  expect(await readableIn({ dataDir: folder, databaseUrl: null }, note)).toEqual([]);
  const target = await newSqlitePlace();
  mkdirSync(target.dataDir, { recursive: true });
  copyFileSync(keyFileOf(place), keyFileOf(target));
  await restore(target, folder, testClock());
  const restored = await startTestServer(target);
  expect(await readTexts(restored.server.store.db)).toEqual([note]);
});
