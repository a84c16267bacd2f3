import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { storeFile } from '../src/platform/db/sqlite.ts';
import { newSqlitePlace, type Place } from './engines.ts';
import { call, startTestServer } from './harness.ts';
import { makePeople, signIn } from './people.ts';
import { freePort } from './postgresCluster.ts';
import { ServerProcess } from './serverProcess.ts';

/** A store with accounts, on which one call fails inside of the server. */
async function brokenPlace(): Promise<Place> {
  const place = await newSqlitePlace();
  const running = await startTestServer(place);
  await makePeople(running);
  await running.stop();
  const database = new DatabaseSync(storeFile(place.dataDir));
  database.exec('alter table material_application rename to elsewhere');
  database.close();
  return place;
}

/** Makes the server write lines of requests and of errors. */
async function expectServing(server: ServerProcess, url: string): Promise<void> {
  const token = await signIn({ url }, 'staff');
  for (let count = 0; count < 20; count += 1) {
    const page = { page: { page: 1, size: 10 } };
    expect((await call({ url }, 'materialPage', page, token)).code).toBe(500);
  }
  expect((await fetch(`${url}/healthz/ready`)).status).toBe(200);
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}

it('a server whose log is on a full disk goes on', async () => {
  const full = openSync('/dev/full', 'w');
  onTestFinished(() => closeSync(full));
  const port = await freePort();
  const server = new ServerProcess(await brokenPlace(), { LOG: 'requests', PORT: String(port) }, [
    'ignore',
    full,
    full,
  ]);
  const url = `http://127.0.0.1:${port}`;
  const isThere = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isThere).toBe(true);
  await expectServing(server, url);
});

it('a server whose log is a pipe that nobody reads any more goes on', async () => {
  const server = new ServerProcess(await brokenPlace(), { LOG: 'requests' });
  const url = await server.url();
  server.closeOutput();
  await expectServing(server, url);
});
