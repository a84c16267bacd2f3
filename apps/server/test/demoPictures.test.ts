import { expect, it } from 'vitest';
import { discountPlans, hotelPlans, roomTypePlans } from '../src/demo/hotels.ts';
import { makeFileRows, storeDemoPictures } from '../src/demo/pictures.ts';
import { makeHotel } from '../src/demo/property.ts';
import { seededRandom } from '../src/demo/random.ts';
import { cleanOrphans } from '../src/platform/cleanUp/files.ts';
import type { Config } from '../src/platform/config.ts';
import { newSqlitePlace, onOneEngine, type Place } from './engines.ts';
import { call, startTestServer, testClock, type TestServer } from './harness.ts';
import { makePeople, signIn } from './people.ts';
import { startS3 } from './s3.ts';

/** A server with the hotels of the demo, without their history. */
async function openDemoHotels(place: Place, config: Partial<Config> = {}) {
  const clock = testClock();
  const server = await startTestServer(place, { clock, config });
  await makePeople(server);
  const pictures = await storeDemoPictures(server.server);
  await server.server.store.write(async (tx) => {
    await makeFileRows(tx, pictures, { userId: 1, now: '2026-03-18 10:00:00' });
    for (const plan of hotelPlans) {
      await makeHotel(tx, plan, { departmentId: null, pictures, random: seededRandom(1) });
    }
  });
  return { server, clock, token: await signIn(server, 'admin') };
}

const all = { page: { page: 1, size: 9999 } };

/** Every address of a picture that the lists show, by list. */
async function addressesOf(server: TestServer, token: string) {
  const hotels = await call(server, 'hotelPage', all, token);
  const types = await call(server, 'roomTypePage', all, token);
  const discounts = await call(server, 'discountPage', all, token);
  const users = await call(server, 'userPage', all, token);
  return {
    hotels: hotels.data.records
      .filter(({ name }) => hotelPlans.some((plan) => plan.name === name))
      .map(({ cover }) => cover ?? ''),
    types: types.data.records.map(({ cover }) => cover ?? ''),
    discounts: discounts.data.records.map(({ picture }) => picture ?? ''),
    // Most people have none: their initials are shown.
    users: users.data.records.flatMap(({ heads }) => (heads ? [heads] : [])),
  };
}

/** Fetches each address once. @returns what is wrong, by address */
async function brokenOf({ url }: TestServer, addresses: Iterable<string>): Promise<string[]> {
  const broken: string[] = [];
  for (const address of new Set(addresses)) {
    const response = await fetch(`${url}${address}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const isPicture =
      response.status === 200 &&
      response.headers.get('content-type') === 'image/png' &&
      String.fromCharCode(...bytes.subarray(1, 4)) === 'PNG' &&
      bytes.length === Number(response.headers.get('content-length'));
    if (!isPicture || bytes.length > 20_000) broken.push(`${address}: HTTP ${response.status}`);
  }
  return broken;
}

onOneEngine((newPlace) => {
  it('shows a picture for every hotel, room type and discount of the demo', async () => {
    const { server, clock, token } = await openDemoHotels(await newPlace());
    const { hotels, types, discounts, users } = await addressesOf(server, token);
    expect(new Set(hotels).size).toBe(hotelPlans.length);
    expect(types).toHaveLength(hotelPlans.length * roomTypePlans.length);
    expect(new Set(types).size).toBe(roomTypePlans.length);
    expect(discounts).toHaveLength(hotelPlans.length * discountPlans.length);
    expect(new Set(discounts).size).toBe(discountPlans.length);
    const addresses = [...hotels, ...types, ...discounts, ...users];
    expect(await brokenOf(server, addresses)).toEqual([]);

    // They are uploads like any other: kept as long as they are used, and no longer.
    const threeDays = 3 * 24 * 60 * 60;
    clock.forward(threeDays);
    expect(await cleanOrphans(server.server)).toBe(0);
    const [first = '', second = '', ...others] = hotels;
    const again = await signIn(server, 'admin');
    const hotel = await server.server.store.db
      .selectFrom('hotel')
      .select('id')
      .where('cover', '=', first)
      .executeTakeFirstOrThrow();
    const saved = await call(server, 'modifyHotel', { id: hotel.id, cover: second }, again);
    expect(saved.code).toBe(200);
    clock.forward(threeDays);
    expect(await cleanOrphans(server.server)).toBe(1);
    expect(await brokenOf(server, [first])).toEqual([`${first}: HTTP 404`]);
    expect(await brokenOf(server, [second, ...others, ...types, ...discounts])).toEqual([]);
    expect(server.log.errors).toEqual([]);
  });
});

it('keeps the pictures of the demo in the bucket that is configured', async () => {
  const { server, token } = await openDemoHotels(await newSqlitePlace(), { s3: await startS3() });
  const { hotels, types, discounts } = await addressesOf(server, token);
  expect(await brokenOf(server, [...hotels, ...types, ...discounts])).toEqual([]);
  expect(server.log.errors).toEqual([]);
});

it('makes the demo without pictures where the bucket refuses them, and says so', async () => {
  const s3 = { ...(await startS3()), bucket: 'not-there' };
  const { server, token } = await openDemoHotels(await newSqlitePlace(), { s3 });
  const { hotels } = await addressesOf(server, token);
  expect(hotels).toEqual(hotelPlans.map(() => ''));
  expect(server.log.errors).toMatchObject([{ where: 'demo pictures' }]);
});
