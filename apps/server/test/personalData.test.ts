import { copyFileSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { isEncrypted } from '../src/platform/db/personalData/cipher.ts';
import { personalTables } from '../src/platform/db/personalData/columns.ts';
import { DataKeys, keyFileOf } from '../src/platform/db/personalData/dataKey.ts';
import { rekey } from '../src/platform/db/personalData/rekey.ts';
import { findFaults } from '../src/platform/db/invariants.ts';
import { copyOf, onBothEngines, type Place } from './engines.ts';
import { bare, engineOf } from './formerStore.ts';
import { startTestServer } from './harness.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';
import { clearIn, storedValues } from './storedText.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

const checkIn = async (testApp: TestApp, guest = newGuest()) => {
  const { id } = await testApp.put((tx) => addRoom(tx, testApp.property.near));
  return testApp.as('staff', 'checkIn', { id, ...period, checkInfoList: [guest] });
};

onBothEngines((newPlace) => {
  it('decrypts by table: a column of the same name in another one stays as it is', async () => {
    const testApp = await openTestApp(await newPlace());
    const id = await testApp.put((tx) =>
      addOrder(tx, testApp.property.near, { phone: '13812345678' }),
    );
    await testApp.put(async (tx) => {
      await sql`create table note (order_id bigint, phone text)`.execute(tx);
      await sql`insert into note values (${id}, '0571-88881234')`.execute(tx);
    });
    const db = testApp.store.db.withTables<{ note: { order_id: number; phone: string } }>();
    const notes = await db.selectFrom('note').selectAll().execute();
    expect(notes).toEqual([{ order_id: id, phone: '0571-88881234' }]);
    const both = await db
      .selectFrom('orders')
      .innerJoin('note', 'note.order_id', 'orders.id')
      .select(['note.phone as noted', 'orders.phone'])
      .execute();
    expect(both).toEqual([{ noted: '0571-88881234', phone: '13812345678' }]);
    await expect(
      sql<{ phone: string }>`select phone from orders where id = ${id}`.execute(db),
    ).rejects.toThrow('the encrypted column phone must be selected from its table');
    await testApp.put((tx) => sql`drop table note`.execute(tx));
  });

  it('keeps numbers and mail encrypted, and finds those that are not', async () => {
    const place = await newPlace();
    const testApp = await openTestApp(place);
    const guest = newGuest();
    expect((await checkIn(testApp, guest)).code).toBe(200);
    await testApp.as('admin', 'modifyUser', {
      id: testApp.people.users.staff,
      phone: '13566667777',
    });
    const stored = await storedValues(place);
    expect(stored.length).toBeGreaterThan(5);
    expect(stored.filter((value) => !isEncrypted(value))).toEqual([]);
    expect(await clearIn(place)).toEqual([]);

    const put = (channel: string) =>
      testApp.put((tx) => tx.updateTable('orders').set({ channel }).execute());
    await put(`请致电 ${guest.number}`);
    expect((await clearIn(place)).join()).toContain('orders.phone of row');
    await put('');
    await bare(place, (db) => sql`update stay_guest set phone = ${guest.number}`.execute(db));
    expect((await clearIn(place)).join()).toContain('is in clear');
  });

  it('does not open with another key, or without it', async () => {
    const place = await newPlace();
    const { stop } = await openTestApp(place);
    await stop();
    const path = keyFileOf(place);
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
    const right = readFileSync(path, 'utf8');
    renameSync(path, `${path}.away`);
    await expect(startTestServer(place)).rejects.toThrow(`缺少数据密钥 ${path}：数据库由密钥`);
    writeFileSync(path, right.replace(/"key": "[^"]{8}/, '"key": "AAAAAAAA'));
    await expect(startTestServer(place)).rejects.toThrow('与数据库不符：需要密钥');
    writeFileSync(path, '{}');
    await expect(startTestServer(place)).rejects.toThrow('不是数据密钥');
    rmSync(path);
    const dataKeyFile = `${path}.away`;
    await (await startTestServer(place, { config: { dataKeyFile } })).stop();
  });

  it('changes the key while the server runs', async () => {
    const place = await newPlace();
    const testApp = await openTestApp(place);
    const guest = newGuest();
    expect((await checkIn(testApp, guest)).code).toBe(200);
    const isDone = new AbortController();
    const answers: unknown[] = [];
    const load = (async () => {
      while (!isDone.signal.aborted) {
        answers.push((await checkIn(testApp)).code);
        const { data } = await testApp.as('admin', 'search', { keyword: guest.idcard });
        answers.push(data.length);
      }
    })();
    const keys = new DataKeys(keyFileOf(place));
    const engine = engineOf(place);
    const { version, changed, former } = await bare(place, (db) => rekey(db, { engine, keys }));
    isDone.abort();
    await load;
    expect(new Set(answers)).toEqual(new Set([200, 1]));
    expect([version, changed > 0, former]).toEqual([2, true, `${keyFileOf(place)}.before-2`]);
    expect((await storedValues(place)).filter((value) => !value.startsWith('2:'))).toEqual([]);
    expect(await clearIn(place)).toEqual([]);
    // The same person is refused in a second room, as before the change.
    expect((await checkIn(testApp, guest)).msg).toContain('已在其他房间入住');
    await expectSound(testApp);
    await testApp.stop();
    await (await startTestServer(place)).stop();
    expect(Object.keys(JSON.parse(readFileSync(keyFileOf(place), 'utf8')) as object)).toEqual([
      'product',
      'keys',
    ]);
  });

  it('changes a database from before a change of the key to the one in use', async () => {
    const place = await newPlace();
    const testApp = await openTestApp(place);
    await checkIn(testApp);
    await testApp.stop();
    const restored = await copyOf(place);
    const change = (of: Place) => {
      const keys = new DataKeys(keyFileOf(of));
      const pause = (): Promise<void> => Promise.resolve();
      return bare(of, (db) => rekey(db, { engine: engineOf(of), keys, pause }));
    };
    for (const version of [2, 3]) expect((await change(place)).version).toBe(version);
    for (const end of ['', '.before-2', '.before-3']) {
      copyFileSync(`${keyFileOf(place)}${end}`, `${keyFileOf(restored)}${end}`);
    }
    await expect(startTestServer(restored)).rejects.toThrow('与数据库不符');
    expect(await change(restored)).toMatchObject({ version: 3 });
    expect((await storedValues(restored)).filter((value) => !value.startsWith('3:'))).toEqual([]);
    expect(readFileSync(keyFileOf(restored))).toEqual(readFileSync(keyFileOf(place)));
    // The second version is still kept, too.
    const kept = readFileSync(`${keyFileOf(restored)}.before-3`, 'utf8');
    expect([...kept.matchAll(/"version": (\d)/g)].map(([, number]) => number)).toEqual(['2', '1']);
    const server = await startTestServer(restored);
    expect(await findFaults(server.server.store.db)).toEqual([]);
  });

  it('changes the key in short batches: between two of them nobody waits', async () => {
    const place = await newPlace();
    const testApp = await openTestApp(place);
    await testApp.put(async (tx) => {
      for (let count = 0; count < 300; count += 1) await addOrder(tx, testApp.property.near);
    });
    const pauses: number[] = [];
    const pause = async (milliseconds: number): Promise<void> => {
      pauses.push(milliseconds);
      // Another connection, which does not wait for a lock.
      await bare(place, (db) => sql`update job set holder = null`.execute(db));
    };
    const keys = new DataKeys(keyFileOf(place));
    await bare(place, (db) => rekey(db, { engine: engineOf(place), keys, pause }));
    expect(pauses.length).toBeGreaterThan(personalTables.length);
    expect(Math.min(...pauses)).toBeGreaterThan(0);
    expect((await storedValues(place)).filter((value) => !value.startsWith('2:'))).toEqual([]);
    await testApp.stop();
  });

  it('does not let a log be changed, but for another ciphertext', async () => {
    const testApp = await openTestApp(await newPlace());
    await checkIn(testApp);
    const change = (set: object) =>
      testApp.put((tx) =>
        tx.updateTable('log').set(set).where('after_values', 'is not', null).execute(),
      );
    const refused = '日志不可修改或删除';
    await expect(change({ sketch: '' })).rejects.toThrow(refused);
    await expect(change({ after_values: null })).rejects.toThrow(refused);
    await expect(change({ before_values: '{}', after_values: '' })).rejects.toThrow(refused);
    const clear = testApp.put((tx) => sql`update log set after_values = '{}'`.execute(tx));
    await expect(clear).rejects.toThrow(refused);
    const removed = testApp.put((tx) => tx.deleteFrom('log').execute());
    await expect(removed).rejects.toThrow(refused);
  });
});
