import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { version } from '../src/platform/config.ts';
import { backUp } from '../src/platform/operation/backUp.ts';
import { checkStore } from '../src/platform/operation/checkStore.ts';
import { restore } from '../src/platform/operation/restore.ts';
import { DataKeys, keyFileOf } from '../src/platform/db/personalData/dataKey.ts';
import { rekey } from '../src/platform/db/personalData/rekey.ts';
import { command } from './command.ts';
import { newPostgresPlace, newSqlitePlace, type Place, readableByOthers } from './engines.ts';
import { bare } from './formerStore.ts';
import { call, startTestServer, testClock } from './harness.ts';
import { type TestApp, openTestApp } from './testApp.ts';
import { addRoom, newGuest, period } from './property.ts';
import { signIn } from './people.ts';
import { storedValues } from './storedText.ts';

const clock = testClock();
const newFolder = (): string => join(inject('scratch'), `backup-${randomUUID()}`);

/** A test app with a picture among its files. */
async function furnished(): Promise<{ testApp: TestApp; place: Place }> {
  const place = await newSqlitePlace();
  const testApp = await openTestApp(place);
  mkdirSync(join(place.dataDir, 'files'));
  writeFileSync(join(place.dataDir, 'files', 'cover.png'), 'a picture');
  return { testApp, place };
}

const checkIn = async (testApp: TestApp): Promise<void> => {
  const { id } = await testApp.put((tx) => addRoom(tx, testApp.property.near));
  const input = { id, ...period, checkInfoList: [newGuest()] };
  expect((await testApp.as('staff', 'checkIn', input)).code).toBe(200);
};

it('a backup made under load is whole, and comes back as it was', async () => {
  const { testApp, place } = await furnished();
  await checkIn(testApp);
  const isDone = new AbortController();
  const load = (async () => {
    while (!isDone.signal.aborted) await checkIn(testApp);
  })();
  const folder = newFolder();
  const { faults } = await backUp(place.dataDir, folder, clock);
  isDone.abort();
  await load;
  expect(faults).toEqual([]);
  expect(readdirSync(folder).toSorted()).toEqual(['anzhu.db', 'backup.json', 'files']);
  const later = await testApp.snapshot();
  await testApp.stop();

  const target = await newSqlitePlace();
  await expect(restore(target, folder, clock)).rejects.toThrow('缺少数据密钥');
  const other = await newSqlitePlace();
  mkdirSync(other.dataDir);
  new DataKeys(keyFileOf(other)).makeFirst();
  await expect(restore(other, folder, clock)).rejects.toThrow('与备份不符：需要密钥');
  mkdirSync(target.dataDir, { recursive: true });
  copyFileSync(keyFileOf(place), keyFileOf(target));
  expect((await restore(target, folder, clock)).before).toBeNull();
  const cover = join(target.dataDir, 'files', 'cover.png');
  expect(readFileSync(cover, 'utf8')).toBe('a picture');
  expect([folder, target.dataDir].flatMap(readableByOthers)).toEqual([]);
  // As an earlier version left them.
  for (const path of [target.dataDir, join(cover, '..')]) chmodSync(path, 0o755);
  for (const path of [cover, join(target.dataDir, 'anzhu.db')]) chmodSync(path, 0o644);
  const restored = await startTestServer(target);
  expect(readdirSync(target.dataDir)).toContain('anzhu.db-wal');
  expect(readableByOthers(target.dataDir)).toEqual([]);
  const { db } = restored.server.store;
  expect(await checkStore(db, 'sqlite')).toEqual([]);
  const stays = await db.selectFrom('stay').select('id').execute();
  expect(stays.length).toBeGreaterThan(0);
  expect(stays.length).toBeLessThanOrEqual((later.match(/\\"sn\\"/g) ?? []).length);
  // A backup holds no sessions; all users can sign in again.
  expect(await db.selectFrom('session').select('user_id').execute()).toEqual([]);
  await signIn(restored, 'admin');
  const log = await db.selectFrom('log').selectAll().orderBy('id', 'desc').limit(2).execute();
  expect(log[1]).toMatchObject({
    type: 2,
    create_by: '系统',
    sketch: '从备份恢复数据',
    after_values: `{"备份时间":"2026-03-18 10:00:00","备份版本":"${version}"}`,
  });
});

it('a backup from before a change of the key comes back with the key in use', async () => {
  const { testApp, place } = await furnished();
  const guest = newGuest();
  const { id } = await testApp.put((tx) => addRoom(tx, testApp.property.near));
  const input = { id, ...period, checkInfoList: [guest] };
  expect((await testApp.as('staff', 'checkIn', input)).code).toBe(200);
  const folder = newFolder();
  await backUp(place.dataDir, folder, clock);
  await testApp.stop();
  const pause = (): Promise<void> => Promise.resolve();
  for (const expected of [2, 3]) {
    const keys = new DataKeys(keyFileOf(place));
    const changed = bare(place, (db) => rekey(db, { engine: 'sqlite', keys, pause }));
    expect((await changed).version).toBe(expected);
  }
  const keyFile = keyFileOf(place);
  const key = readFileSync(keyFile, 'utf8');
  const kept = [2, 3].map((number) => `${keyFile}.before-${number}`);
  const [first = ''] = kept.map((path) => readFileSync(path, 'utf8'));
  const expectRestored = async (): Promise<void> => {
    // As it was before: no former version, nothing of the copy.
    expect(readFileSync(keyFile, 'utf8')).toBe(key);
    expect(readdirSync(place.dataDir).filter((name) => name.startsWith('restore-'))).toEqual([]);
    expect((await storedValues(place)).filter((value) => !value.startsWith('3:'))).toEqual([]);
    expect(await bare(place, (db) => checkStore(db, 'sqlite'))).toEqual([]);
  };
  await restore(place, folder, clock);
  await expectRestored();
  const again = await startTestServer(place);
  const token = await signIn(again, 'admin');
  const { data } = await call(again, 'search', { keyword: guest.idcard }, token);
  expect(data).toHaveLength(1);
  await again.stop();

  // Kept elsewhere, as an operator should.
  const elsewhere = join(inject('scratch'), `former-${randomUUID()}.key`);
  copyFileSync(kept[0] ?? '', elsewhere);
  rmSync(kept[0] ?? '');
  await expect(restore(place, folder, clock)).rejects.toThrow('与备份不符：需要密钥');
  const restored = await command(place, ['restore', folder, '--key', elsewhere]);
  expect(restored.output).toContain('已恢复到');
  await expectRestored();
  expect(readFileSync(elsewhere, 'utf8')).toBe(first);
});

it('restoring keeps what was there, store and files', async () => {
  const { testApp, place } = await furnished();
  const folder = newFolder();
  await backUp(place.dataDir, folder, clock);
  await checkIn(testApp);
  writeFileSync(join(place.dataDir, 'files', 'later.png'), 'another');
  await testApp.stop();
  const before = readFileSync(join(place.dataDir, 'anzhu.db'));
  const { before: kept } = await restore(place, folder, clock);
  expect(kept).toBe(join(place.dataDir, 'before-restore-20260318100000'));
  expect(readFileSync(join(kept ?? '', 'anzhu.db')).equals(before)).toBe(true);
  expect(readdirSync(join(place.dataDir, 'files')).toSorted()).toEqual(['cover.png', 'later.png']);
  const again = await startTestServer(place);
  expect(await again.server.store.db.selectFrom('stay').select('id').execute()).toEqual([]);
});

it('what cannot be restored leaves everything as it was', async () => {
  const { testApp, place } = await furnished();
  const good = newFolder();
  await backUp(place.dataDir, good, clock);
  await expect(restore(place, good, clock)).rejects.toThrow('正被另一个安住服务器使用');
  await expect(backUp(place.dataDir, good, clock)).rejects.toThrow('已存在');
  await expect(backUp(place.dataDir, join(place.dataDir, 'files', 'x'), clock)).rejects.toThrow(
    '不能放在',
  );
  await testApp.stop();
  const before = readFileSync(join(place.dataDir, 'anzhu.db'));

  const spoilt = async (spoil: (folder: string) => void): Promise<string> => {
    const folder = newFolder();
    await backUp(place.dataDir, folder, clock);
    spoil(folder);
    return folder;
  };
  const rewrite = (folder: string, from: RegExp, to: string) => {
    const path = join(folder, 'backup.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };
  const cases: [string, string][] = [
    [newFolder(), '不是备份'],
    [place.dataDir, '不是备份'],
    [await spoilt((folder) => writeFileSync(join(folder, 'anzhu.db'), 'gone')), '备份已损坏'],
    [
      await spoilt((folder) => {
        const bytes = readFileSync(join(folder, 'anzhu.db'));
        bytes.writeUInt8(bytes.readUInt8(9000) ^ 1, 9000);
        writeFileSync(join(folder, 'anzhu.db'), bytes);
      }),
      '备份已损坏',
    ],
    [await spoilt((folder) => rewrite(folder, /"format": 1/, '"format": 2')), '请升级程序'],
    [await spoilt((folder) => rewrite(folder, /"product.*/s, '')), '备份已损坏'],
    [await spoilt((folder) => rewrite(folder, /files\/cover/, 'files/../../cover')), '备份已损坏'],
  ];
  for (const [folder, message] of cases) {
    await expect(restore(place, folder, clock)).rejects.toThrow(message);
    expect(readFileSync(join(place.dataDir, 'anzhu.db')).equals(before)).toBe(true);
  }
  const later = new DatabaseSync(join(place.dataDir, 'anzhu.db'));
  later.exec(`insert into migration (name) values ('99 later')`);
  later.close();
  const newer = newFolder();
  await expect(backUp(place.dataDir, newer, clock)).rejects.toThrow('更新的版本');
  expect(existsSync(newer)).toBe(false);
  const names = readdirSync(place.dataDir).filter((name) => /restore|part/.test(name));
  expect(names).toEqual([]);
});

it('the commands say what they did, and what was wrong', async () => {
  const { testApp, place } = await furnished();
  await checkIn(testApp);
  const folder = newFolder();
  expect(await command(place, ['check'])).toEqual({ code: 0, output: '数据一致 (all is well)' });
  expect(await command(place, ['backup', folder])).toEqual({
    code: 0,
    output: expect.stringMatching(
      new RegExp(`已备份到 ${folder}：2 个文件.*\n恢复时需要数据密钥 [0-9a-f]{16}（第 1 版）`),
    ) as string,
  });
  expect(await command(place, ['restore', folder])).toMatchObject({
    code: 1,
    output: expect.stringContaining('正被另一个安住服务器使用') as string,
  });
  await testApp.put(async (tx) => {
    await tx.updateTable('orders').set({ status: 4 }).execute();
    // The store itself refuses this; another tool could still do it.
    await sql`drop trigger log_no_delete`.execute(tx);
    await tx.deleteFrom('log').where('id', '=', 1).execute();
  });
  const found = await command(place, ['check']);
  expect(found.code).toBe(1);
  expect(found.output.split('\n')).toEqual([
    '数据有误 (fault)：1 log entries are missing',
    expect.stringContaining('the order of an open stay is checked in: [{"id":') as string,
  ]);
  expect((await command(place, ['backup', newFolder()])).code).toBe(1);
  await testApp.stop();
  expect(await command(place, ['restore', folder])).toMatchObject({
    code: 0,
    output: expect.stringContaining('已恢复到') as string,
  });
  expect((await command(place, ['check'])).code).toBe(0);
  expect(existsSync(join(place.dataDir, 'anzhu.db-wal'))).toBe(false);
  expect((await command(place, ['backup'])).output).toContain('用法');
  const elsewhere = { environment: { DATABASE_URL: 'postgres://u@127.0.0.1:1/z' } };
  expect((await command(place, ['backup', 'x'], elsewhere)).output).toContain('pg_dump');
  expect((await command(await newSqlitePlace(), ['check'])).output).toContain('没有数据');
});

it.skipIf(inject('postgresUrl') === null)('the checker looks at PostgreSQL too', async () => {
  const place = await newPostgresPlace();
  const testApp = await openTestApp(place);
  const environment = { DATABASE_URL: place.databaseUrl ?? '' };
  await checkIn(testApp);
  expect((await command(place, ['check'], { environment })).code).toBe(0);
  // A large store takes it longer than a call may take.
  const limited = `${environment.DATABASE_URL}?options=${encodeURIComponent('-c statement_timeout=1s')}`;
  const locked = testApp.put(async (tx) => {
    await sql`lock table orders in access exclusive mode`.execute(tx);
    await sql`select pg_sleep(5)`.execute(tx);
  });
  const patient = command(place, ['check'], { environment: { DATABASE_URL: limited } });
  expect(await patient).toEqual({ code: 0, output: '数据一致 (all is well)' });
  await locked;
  await testApp.put((tx) => tx.updateTable('orders').set({ status: 4 }).execute());
  expect((await command(place, ['check'], { environment })).code).toBe(1);
});
