import { requestKeyHeader } from '@anzhu/api/contract/endpoint';
import { apiKeyHeader } from '@anzhu/api/contract/intake';
import { describe, expect, inject, it } from 'vitest';
import { findFaults } from '../src/platform/db/invariants.ts';
import { calls, examplesOf, sendExample } from './documented.ts';
import { newPostgresPlace, type Place } from './engines.ts';
import { startTestServer } from './harness.ts';
import { pgbouncer, startPooler } from './pooler.ts';
import { addRoom, newGuest, period } from './property.ts';
import { expectSound, openTestApp } from './testApp.ts';
import { codesOf } from './testing.ts';
import { browserCookie, channelKey, makeWorld } from './world.ts';

/** Connections to the server: fewer than the product opens to the pooler, so that each is handed on. */
const serverConnections = 3;

/** A place that is reached through a pooler, by an instance that listens past it. */
async function newPooledPlace() {
  const place = await newPostgresPlace();
  const databaseUrl = await startPooler(place.databaseUrl ?? '', serverConnections);
  const pooled: Place = { ...place, databaseUrl };
  return { place: pooled, config: { databaseListenUrl: place.databaseUrl } };
}

const cannot = inject('postgresUrl') === null || pgbouncer === undefined;

describe.skipIf(cannot)('through pgbouncer in transaction mode', () => {
  it('an empty database is filled, and each documented example is answered', async () => {
    const { place, config } = await newPooledPlace();
    const { tokens } = await makeWorld(place);
    const running = await startTestServer(place, { config });
    const failed: string[] = [];
    for (const { name, endpoint } of calls) {
      for (const [at, example] of examplesOf(name).entries()) {
        const headers: Record<string, string> = {
          ...(example.as && { authorization: tokens[example.as] }),
          ...(endpoint.hasCookie && { cookie: browserCookie }),
          ...(endpoint.access === 'apiKey' && { [apiKeyHeader]: channelKey }),
          ...(endpoint.changes && { [requestKeyHeader]: `${name} ${at}` }),
        };
        const { body } = await sendExample(running.url, endpoint, example, headers);
        // What an earlier example has changed is refused in words; nothing is broken.
        if (body && [500, 503].includes(Number(body.code))) failed.push(`${name}: ${body.msg}`);
      }
    }
    await running.schedule.runDue();
    expect(failed).toEqual([]);
    expect(running.log.errors).toEqual([]);
    expect(await findFaults(running.server.store.db)).toEqual([]);
  });

  it('many at once are served, and fifty clerks give a room to one guest', async () => {
    const { place, config } = await newPooledPlace();
    const testApp = await openTestApp(place, { config });
    const rooms = await testApp.put(async (tx) => {
      const made: number[] = [];
      while (made.length < 31) made.push((await addRoom(tx, testApp.property.near)).id);
      return made;
    });
    const [wanted = 0, ...others] = rooms;
    const checkIn = (id: number) =>
      testApp.as('staff', 'checkIn', { id, ...period, checkInfoList: [newGuest()] });
    const exported = Array.from({ length: 4 }, () =>
      testApp.download('staff', 'downloadOrders', { page: { page: 1, size: 10 } }),
    );
    const [oneRoom, eachRoom, lists] = await Promise.all([
      codesOf(Array.from({ length: 50 }, () => checkIn(wanted))),
      codesOf(others.map(checkIn)),
      codesOf(others.map(() => testApp.as('staff', 'orderPage', { page: { page: 1, size: 10 } }))),
    ]);
    expect(oneRoom).toEqual({ 200: 1, 409: 49 });
    expect(eachRoom).toEqual({ 200: 30 });
    expect(lists).toEqual({ 200: 30 });
    for (const { status } of await Promise.all(exported)) expect([200, 429]).toContain(status);
    await expectSound(testApp);
  });
});
