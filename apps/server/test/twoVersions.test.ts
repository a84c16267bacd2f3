import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { RoomStatus } from '@anzhu/api/contract/room';
import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { findFaults } from '../src/platform/db/invariants.ts';
import { newPostgresPlace } from './engines.ts';
import { call, startTestServer } from './harness.ts';
import { makePeople, signIn } from './people.ts';
import { addRoom, makeProperty, newGuest, period, realHotelDay } from './property.ts';
import { ServerProcess } from './serverProcess.ts';
import { expectSound, openTestApp } from './testApp.ts';

const root = resolve(import.meta.dirname, '../../..');

/** The last step of the schema: the version before it is the former one. */
const lastStep = '47 logs by month';

function git(...args: string[]): Buffer | null {
  const { status, stdout } = spawnSync('git', ['-C', root, ...args], { maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : null;
}

/** The commit before the one that brought the last step; null where the history is not there. */
function formerCommit(): string | null {
  const file = 'apps/server/src/platform/db/migrate.ts';
  const found = git('log', '--format=%H', `-S${lastStep}`, '--', file)?.toString().trim();
  const commit = found?.split('\n').at(-1);
  return commit && git('cat-file', '-e', `${commit}^:${file}`) ? `${commit}^` : null;
}

/** Puts a commit's server and contract into a folder beside this one, which finds the same libraries. */
function checkOut(commit: string): string {
  const reports = join(root, 'reports');
  mkdirSync(reports, { recursive: true });
  const folder = mkdtempSync(join(reports, 'former-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const input = git('archive', commit, 'apps/server', 'packages/api', 'package.json') ?? undefined;
  expect(spawnSync('tar', ['-x', '-C', folder], { input }).status).toBe(0);
  const scope = join(folder, 'node_modules/@anzhu');
  mkdirSync(scope, { recursive: true });
  symlinkSync('../../packages/api', join(scope, 'api'));
  return join(folder, 'apps/server/src/main.ts');
}

const commit = formerCommit();

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

  it.skipIf(commit === null)('the version before the last step works beside this one', async () => {
    const place = await newPostgresPlace();
    const former = new ServerProcess(place, {}, undefined, checkOut(commit ?? ''));
    const formerUrl = await former.url();
    const latter = new ServerProcess(place);
    const urls = [formerUrl, await latter.url()];
    expect(latter.output).toContain(lastStep);

    const running = await startTestServer(place);
    const { store } = running.server;
    const { near } = await makeProperty({ store }, await makePeople(running));
    const today = realHotelDay();
    for (const url of urls) {
      expect((await fetch(`${url}/healthz/ready`)).status).toBe(200);
      const token = await signIn({ url }, 'staff');
      const { id } = await store.write((tx) => addRoom(tx, near));
      const stay = {
        id,
        estimatedCheckIn: `${today} 14:00:00`,
        estimatedCheckOut: `${Number(today.slice(0, 4)) + 1}-01-01 12:00:00`,
        checkInfoList: [newGuest()],
      };
      expect(await call({ url }, 'checkIn', stay, token)).toMatchObject({ code: 200 });
      for (const other of urls) {
        const room = await call({ url: other }, 'getRoom', { id }, token);
        expect(room).toMatchObject({ code: 200, data: { status: RoomStatus.occupied } });
      }
    }
    expect(await findFaults(store.db)).toEqual([]);
    for (const server of [former, latter]) {
      server.kill('SIGTERM');
      expect(await server.ended, server.output).toBe(0);
      expect(server.output).not.toContain('"level":"error"');
    }
  });
});
