import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LogType } from '@anzhu/api/contract/log';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import type { Store } from '../src/platform/db/store.ts';
import { openStore } from '../src/platform/openStore.ts';
import {
  roomChannel,
  type LiveEvent,
  type RoomEvent,
  unpackEvents,
} from '../src/platform/roomEvents.ts';
import { makeStore, newSqlitePlace, onBothEngines, type Place } from './engines.ts';
import { testClock } from './harness.ts';

const clock = testClock();

async function open(
  place: Place,
  deliver: (events: readonly LiveEvent[]) => void = () => undefined,
): Promise<Store> {
  await makeStore(place);
  const store = await openStore({ ...place, clock, deliver });
  onTestFinished(() => store.close());
  return store;
}

const actor = {
  session: null,
  origin: { requestId: 'r1', address: '127.0.0.1', agent: '' },
};

const log = {
  type: LogType.ordinary,
  sketch: '测试',
  target: { kind: 'order' as const, id: 1 },
  hotelId: null,
  after: { 名称: '值' },
};

const event = (id: number): RoomEvent => ({
  hotelId: 1,
  room: { id, status: 0, isIsolation: false, name: '房间'.repeat(50) },
});

const addMenu = (name: string) => ({
  parent_id: null,
  name,
  path: null,
  icon: '',
  sort: 0,
  visible: 1 as const,
  remark: '',
});

onBothEngines((newPlace) => {
  it('opens, migrates once however many open it at once, and opens again', async () => {
    const place = await newPlace();
    await makeStore(place);
    const stores = await Promise.all([open(place), open(place), open(place)]);
    for (const store of stores) {
      expect(await store.db.selectFrom('orders').selectAll().execute()).toEqual([]);
    }
    await open(place);
  });

  it('refuses a database of a newer version', async () => {
    const place = await newPlace();
    const store = await open(place);
    await store.write((tx) => sql`insert into migration (name) values ('99 later')`.execute(tx));
    await expect(open(place)).rejects.toThrow('数据库来自更新的版本（99 later）');
  });

  it('writes a change and its log together, or neither', async () => {
    const store = await open(await newPlace());
    const insert = (name: string) =>
      store.change(actor, async (tx) => {
        await tx.insertInto('menu').values(addMenu(name)).execute();
        if (name === 'bad') throw new Error('no');
        return { data: name, log };
      });
    expect(await insert('good')).toBe('good');
    await expect(insert('bad')).rejects.toThrow('no');
    expect(await store.db.selectFrom('menu').select('name').execute()).toEqual([{ name: 'good' }]);
    const logs = await store.db.selectFrom('log').selectAll().execute();
    expect(logs).toEqual([
      {
        id: expect.any(Number) as number,
        type: 0,
        sketch: '测试',
        target_kind: 'order',
        target_id: 1,
        target_name: null,
        hotel_id: null,
        user_id: null,
        create_by: '系统',
        address: '127.0.0.1',
        request_id: 'r1',
        assistant: null,
        created_time: '2026-03-18 10:00:00',
        before_values: null,
        after_values: '{"名称":"值"}',
      },
    ]);
  });

  it('tells of a change once it is there, and of a failed one never', async () => {
    const place = await newPlace();
    const heard: LiveEvent[] = [];
    const store = await open(place, (events) => heard.push(...events));
    if (place.databaseUrl !== null) {
      const client = new Client({ connectionString: place.databaseUrl });
      client.on('notification', ({ payload = '' }) => heard.push(...unpackEvents(payload)));
      await client.connect();
      onTestFinished(() => client.end());
      await client.query(`listen ${roomChannel}`);
    }
    const many = Array.from({ length: 100 }, (_, id) => event(id + 1));
    const change = (events: LiveEvent[], isGood: boolean) =>
      store.change(actor, () =>
        isGood ? Promise.resolve({ data: null, log, events }) : Promise.reject(new Error('no')),
      );
    await expect(change([event(0)], false)).rejects.toThrow('no');
    await change(many, true);
    await expect.poll(() => heard).toEqual(many);
  });

  it('holds what the database holds by itself', async () => {
    const store = await open(await newPlace());
    const wrong = store.write((tx) =>
      tx.insertInto('menu_role').values({ menu_id: 4711, role: 'admin' }).execute(),
    );
    await expect(wrong).rejects.toThrow(/foreign key/i);
    const negative = store.write((tx) =>
      tx
        .insertInto('menu')
        .values({ ...addMenu('x'), sort: -1 })
        .execute(),
    );
    await expect(negative).rejects.toThrow(/check/i);
  });
});

it('reads much in a thread: what was just written, while others write, to the end', async () => {
  const store = await open(await newSqlitePlace());
  const { reports } = store;
  const insert = (name: string) =>
    store.write((tx) => tx.insertInto('menu').values(addMenu(name)).execute());
  for (let count = 1; count <= 20; count += 1) {
    await insert(`${count}`);
    expect(await reports.selectFrom('menu').select('name').execute()).toHaveLength(count);
  }
  const count = sql<{ count: number }>`with recursive counted (n) as (
    select 1 union all select n + 1 from counted where n < 2000000
  ) select count(*) as count from counted`;
  let isRead = false;
  const long = count.execute(reports).finally(() => {
    isRead = true;
  });
  await insert('meanwhile');
  expect(isRead).toBe(false);
  await expect(sql`select absent`.execute(reports)).rejects.toThrow('no such column: absent');
  await expect(sql`delete from menu`.execute(reports)).rejects.toThrow('readonly');
  await expect(sql`delete from menu`.execute(store.db)).rejects.toThrow('readonly');
  await expect(reports.transaction().execute(() => Promise.resolve())).rejects.toThrow(
    'only reads',
  );
  await store.close();
  expect((await long).rows).toEqual([{ count: 2_000_000 }]);
  await expect(count.execute(reports)).rejects.toThrow('destroyed');
});

it('says in one line why a folder cannot be used', async () => {
  const { dataDir } = await newSqlitePlace();
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'file'), '');
  const place = { dataDir: join(dataDir, 'file', 'data'), databaseUrl: null };
  await expect(open(place)).rejects.toThrow(/^DATA_DIR 无法写入（.*）：EEXIST$/);
});

it('leaves a file that is not ours alone', async () => {
  const place = await newSqlitePlace();
  mkdirSync(place.dataDir);
  writeFileSync(join(place.dataDir, 'anzhu.db'), 'a diary, not a database '.repeat(100));
  await expect(open(place)).rejects.toThrow(/anzhu\.db 不是安住的数据库$/);
});

it('leaves the database of another program alone', async () => {
  const place = await newSqlitePlace();
  const store = await open(place);
  await store.write((tx) => sql`pragma application_id = 7`.execute(tx));
  await expect(open(place)).rejects.toThrow(/anzhu\.db 不是安住的数据库$/);
});

it.each([
  ['postgres://nobody@127.0.0.1:1/none', /^DATABASE_URL 无法连接（127\.0\.0\.1:1\/none）：.*$/],
  [
    'postgres://me:secret@127.0.0.1:1/none',
    /^(?!.*secret)DATABASE_URL 无法连接（127\.0\.0\.1:1\/none）：.*$/,
  ],
])('says in one line, without the password, that %s cannot be reached', async (url, line) => {
  const { dataDir } = await newSqlitePlace();
  await expect(open({ dataDir, databaseUrl: url })).rejects.toThrow(line);
});
