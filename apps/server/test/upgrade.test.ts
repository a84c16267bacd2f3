import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LogType } from '@anzhu/api/contract/log';
import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { stepsOf } from '../src/platform/db/migrate.ts';
import { storeFile } from '../src/platform/db/sqlite.ts';
import type { Tables } from '../src/platform/db/tables.ts';
import {
  newPostgresPlace,
  newSqlitePlace,
  onBothEngines,
  type Place,
  readableByOthers,
} from './engines.ts';
import { bare, formerStore } from './formerStore.ts';
import { call, startTestServer, testClock, type TestServer } from './harness.ts';
import { password, signIn } from './people.ts';

/** The step before which stores of before end. */
const step = '32 menu offers';

const menu = (name: string, path: string | null, parent: number | null = null) => ({
  parent_id: parent,
  name,
  path,
  icon: '',
  sort: 0,
  visible: 1 as const,
  remark: '',
});

const addMenus = (db: Kysely<Tables>, menus: readonly ReturnType<typeof menu>[]) =>
  db
    .insertInto('menu')
    .values([...menus])
    .execute();

/** A log entry of a change of a menu, with its route before. */
const changed = (path: string, after: string | null) => ({
  type: LogType.systemChange,
  sketch: '菜单',
  target_kind: '菜单',
  target_id: 1,
  hotel_id: null,
  user_id: null,
  create_by: 'admin',
  address: '',
  request_id: '',
  created_time: '2026-03-01 10:00:00',
  before_values: JSON.stringify({ 菜单名称: '菜单', 路由: path }),
  after_values: after,
});

/** The routes of the menus of a store. */
async function routesOf({ server: { store } }: TestServer): Promise<string[]> {
  const rows = await store.db.selectFrom('menu').select('path').execute();
  return rows.flatMap(({ path }) => path ?? []).toSorted();
}

/** Gives the admin of a former store a password and signs in. */
async function signInAdmin(running: TestServer): Promise<string> {
  const { store, passwords } = running.server;
  const password_hash = await passwords.hash(password);
  await store.write((tx) => tx.updateTable('app_user').set({ password_hash }).execute());
  return signIn(running, 'admin');
}

/** Starts a server, reads the menus and stops it. */
async function startOnce(place: Place): Promise<{ routes: string[]; lines: string[] }> {
  const server = await startTestServer(place);
  const routes = await routesOf(server);
  await server.stop();
  return { routes, lines: server.log.lines };
}

onBothEngines((newPlace) => {
  it('adds the menus that an early store was never offered, once', async () => {
    const place = await newPlace();
    await formerStore(place, step, (tx) =>
      addMenus(tx, [menu('房间管理', 'roomManage'), menu('订单管理', 'orderManage')]),
    );
    const first = await startOnce(place);
    expect(first.routes).toHaveLength(19);
    expect(first.routes).toContain('menuManage');
    expect(first.lines.join('\n')).toContain('新版本增加 隔离人员管理');
    const again = await startOnce(place);
    expect(again.routes).toEqual(first.routes);
    expect(again.lines.join('\n')).not.toContain('新版本');
  });

  it('leaves deleted what an admin has deleted, before the upgrade and after it', async () => {
    const place = await newPlace();
    // Its log is not encrypted yet.
    await formerStore(place, '23 personal data', async (tx) => {
      await addMenus(tx, [menu('房间管理', 'roomManage'), menu('值班', 'duty')]);
      await tx
        .insertInto('log')
        .values([changed('orderManage', null), changed('logManage', '{"路由":"duty"}')])
        .execute();
    });
    const server = await startTestServer(place);
    const routes = await routesOf(server);
    expect(routes).not.toContain('orderManage');
    expect(routes).not.toContain('logManage');
    expect(routes).toContain('hotel');
    const token = await signInAdmin(server);
    const { data } = await call(server, 'listMenus', {}, token);
    const hotel = data
      .flatMap(({ children }) => children ?? [])
      .find((one) => one.path === 'hotel');
    const removed = await call(server, 'deleteMenu', { id: hotel?.id }, token);
    expect(removed.code).toBe(200);
    await server.stop();
    expect((await startOnce(place)).routes).toEqual(routes.filter((path) => path !== 'hotel'));
  });

  it('puts new menus beside those of a group that an admin has renamed', async () => {
    const place = await newPlace();
    await formerStore(place, step, async (tx) => {
      const { id } = await tx
        .insertInto('menu')
        .values(menu('隔离点', null))
        .returning('id')
        .executeTakeFirstOrThrow();
      await addMenus(tx, [menu('人员', 'isolationManage', id)]);
    });
    const server = await startTestServer(place);
    const { data } = await call(server, 'listMenus', {}, await signInAdmin(server));
    const group = data.find(({ name }) => name === '隔离点');
    const paths = group?.children?.map(({ path }) => path);
    expect(paths?.toSorted()).toEqual([
      'assignPersonnel',
      'dailyTest',
      'declarationReview',
      'isolationManage',
    ]);
    expect(data.some(({ name }) => name === '防疫')).toBe(false);
  });

  it('says what an upgrade does; a new store and one that is up to date say nothing', async () => {
    const place = await newPlace();
    await formerStore(place, '27 second factor', () => Promise.resolve());
    const { lines } = await startOnce(place);
    const said = lines.filter((line) => /升级|备份|副本/.test(line)).join('\n');
    expect(said).toMatch(/数据库来自较早的版本，升级到 \d+\.\d+\.\d+：共 \d+ 步/);
    expect(said).toMatch(/第 1\/\d+ 步：27 second factor/);
    expect(said).toContain('完成 (done)');
    if (place.databaseUrl === null) expect(said).toContain(join(place.dataDir, 'upgrades'));
    else expect(said).toContain('PostgreSQL 不自动备份');
    expect((await startOnce(place)).lines.join('\n')).not.toContain('升级');
    expect((await startOnce(await newPlace())).lines.join('\n')).not.toContain('升级');
  });
});

it('takes the upgrade once, however many instances start', async () => {
  const place = await newPostgresPlace();
  await formerStore(place, '27 second factor', (tx) =>
    addMenus(tx, [menu('房间管理', 'roomManage')]),
  );
  const servers = await Promise.all([1, 2, 3].map(() => startTestServer(place)));
  const lines = servers.flatMap(({ log }) => log.lines);
  expect(lines.filter((line) => line.includes('数据库来自较早的版本'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('新版本增加'))).toHaveLength(1);
  const [server] = servers;
  if (server) expect(await routesOf(server)).toHaveLength(19);
});

describe('the copy of an embedded store', () => {
  it('is there before the upgrade, opens and holds the data of before', async () => {
    const place = await newSqlitePlace();
    await formerStore(place, '27 second factor', (tx) => addMenus(tx, [menu('值班', 'duty')]));
    await startOnce(place);
    const folder = join(place.dataDir, 'upgrades');
    const [name = ''] = await readdir(folder);
    expect(name).toMatch(/^anzhu-20260318-100000-before-\d+\.\d+\.\d+\.db$/);
    expect(readableByOthers(folder)).toEqual([]);
    const copy = new DatabaseSync(join(folder, name), { readOnly: true });
    const steps = copy.prepare('select name from migration').all();
    const menus = copy.prepare('select name from menu').all();
    copy.close();
    expect(steps).not.toContainEqual({ name: '27 second factor' });
    expect(menus).toEqual([{ name: '值班' }]);
  });

  it('is kept three times', async () => {
    const place = await newSqlitePlace();
    await formerStore(place, step, () => Promise.resolve());
    const file = storeFile(place.dataDir);
    const former = await readFile(file);
    for (const hour of ['11', '12', '13', '14']) {
      const server = await startTestServer(place, { clock: testClock(`2026-03-18 ${hour}:00:00`) });
      await server.stop();
      await writeFile(file, former);
    }
    const names = await readdir(join(place.dataDir, 'upgrades'));
    expect(names.map((name) => name.slice(0, 21)).toSorted()).toEqual([
      'anzhu-20260318-120000',
      'anzhu-20260318-130000',
      'anzhu-20260318-140000',
    ]);
  });

  it('stops the upgrade when it cannot be written', async () => {
    const place = await newSqlitePlace();
    await formerStore(place, step, () => Promise.resolve());
    await writeFile(join(place.dataDir, 'upgrades'), '');
    await expect(startTestServer(place)).rejects.toThrow('upgrades');
    const missing = await bare(place, async (db) => (await stepsOf(db)).missing);
    expect(missing).toContain(step);
  });
});
