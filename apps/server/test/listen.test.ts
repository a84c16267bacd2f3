import { livePath, liveProtocols } from '@anzhu/api/contract/live';
import { RoomStatus } from '@anzhu/api/contract/room';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { promote, startPair } from './cluster.ts';
import { newPostgresPlace } from './engines.ts';
import { type Gate, openGate } from './gate.ts';
import { pgbouncer, startPooler } from './pooler.ts';
import { addRoom, newGuest, period } from './property.ts';
import { ReadingBoard } from './readingBoard.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const warning = expect.stringContaining('收不到数据库的通知');

/** A server whose notifications come by a way of their own. */
async function openThrough(): Promise<{ testApp: TestApp; gate: Gate; databaseUrl: string }> {
  const place = await newPostgresPlace();
  const databaseUrl = place.databaseUrl ?? '';
  const gate = await openGate(databaseUrl);
  const testApp = await openTestApp(place, { config: { databaseListenUrl: gate.url } });
  expect(gate.size).toBe(1);
  expect(testApp.log.lines).not.toContainEqual(warning);
  return { testApp, gate, databaseUrl };
}

/** Somebody checks in. @returns the room */
async function occupy({ as, put, property }: TestApp): Promise<number> {
  const { id } = await put((tx) => addRoom(tx, property.near));
  const answer = await as('staff', 'checkIn', { id, ...period, checkInfoList: [newGuest()] });
  expect(answer).toMatchObject({ code: 200 });
  return id;
}

/** Opens a board that receives changes. */
async function openBoard(testApp: TestApp): Promise<ReadingBoard> {
  const board = new ReadingBoard(testApp.url, testApp.tokenOf('staff'));
  await expect.poll(() => board.isLive).toBe(true);
  const id = await occupy(testApp);
  await expect.poll(() => board.told.has(id)).toBe(true);
  return board;
}

describe.skipIf(inject('postgresUrl') === null)('notifications by a way of their own', () => {
  it('what happens while it is cut is on the board after it', async () => {
    const { testApp, gate, databaseUrl } = await openThrough();
    const board = await openBoard(testApp);
    const leaving = await occupy(testApp);
    await expect.poll(() => board.told.has(leaving)).toBe(true);
    gate.cut();
    expect(await testApp.as('staff', 'checkOut', { id: leaving })).toMatchObject({ code: 200 });
    const missed = [await occupy(testApp), await occupy(testApp), await occupy(testApp)];
    expect(missed.some((id) => board.rooms.has(id))).toBe(false);
    gate.leadTo(databaseUrl);
    const occupied = () => missed.map((id) => board.rooms.get(id));
    await expect.poll(occupied).toEqual(missed.map(() => RoomStatus.occupied));
    // What was sent last of a room before the cut is not taken for the latest.
    await expect.poll(() => board.rooms.get(leaving)).toBe(RoomStatus.awaitingCleaning);
    expect(board.told).toHaveLength(2);
    const next = await occupy(testApp);
    await expect.poll(() => board.told.has(next)).toBe(true);
  });

  it('one that breaks without a word is noticed within seconds', async () => {
    const { testApp, gate } = await openThrough();
    const board = await openBoard(testApp);
    gate.freeze();
    const missed = await occupy(testApp);
    const since = performance.now();
    await expect.poll(() => board.rooms.get(missed)).toBe(RoomStatus.occupied);
    expect(performance.now() - since).toBeLessThan(20_000);
  });

  it('boards that open again do not all come in one instant', async () => {
    const { testApp, gate, databaseUrl } = await openThrough();
    const closed: number[] = [];
    const boards = Array.from({ length: 100 }, () => {
      const url = `${testApp.url.replace('http', 'ws')}${livePath}`;
      const socket = new WebSocket(url, liveProtocols(testApp.tokenOf('staff')));
      onTestFinished(() => socket.terminate());
      return socket.on('close', () => closed.push(performance.now()));
    });
    await expect.poll(() => testApp.server.live.size).toBe(boards.length);
    gate.cut();
    gate.leadTo(databaseUrl);
    await expect.poll(() => closed.length).toBe(boards.length);
    const spread = (closed.at(-1) ?? 0) - (closed[0] ?? 0);
    expect(spread).toBeGreaterThan(200);
    expect(spread).toBeLessThan(5000);
  });

  it.skipIf(pgbouncer === undefined)(
    'says at the start when none come through a pooler',
    async () => {
      const place = await newPostgresPlace();
      const databaseUrl = await startPooler(place.databaseUrl ?? '');
      const pooled = await openTestApp({ ...place, databaseUrl });
      expect(pooled.log.lines).toContainEqual(expect.stringContaining('设置 DATABASE_LISTEN_URL'));

      const other = await newPostgresPlace();
      const config = { databaseListenUrl: other.databaseUrl };
      const pooledOther = new URL(new URL(other.databaseUrl ?? '').pathname, databaseUrl).href;
      const testApp = await openTestApp({ ...other, databaseUrl: pooledOther }, { config });
      expect(testApp.log.lines).not.toContainEqual(warning);
      await openBoard(testApp);
    },
  );
});

describe.skipIf(inject('postgresUrl') === null)('notifications of a cluster', () => {
  it('waits where there is a standby, and leaves a primary that has been replaced', async () => {
    const { primary, standby } = await startPair();
    const [changes, notifications] = [await openGate(primary.url), await openGate(standby.url)];
    const place = { ...(await newPostgresPlace()), databaseUrl: changes.url };
    const config = { databaseListenUrl: notifications.url, databasePatience: 10 };
    const starting = openTestApp(place, { config });
    await expect.poll(() => notifications.size).toBeGreaterThan(0);
    await expect.poll(() => notifications.size).toBe(0);
    notifications.leadTo(primary.url);
    const testApp = await starting;
    const board = await openBoard(testApp);

    await promote(standby);
    changes.cut();
    changes.leadTo(standby.url);
    // The former primary is there, and its connection stays.
    notifications.leadTo(standby.url);
    const missed = await occupy(testApp);
    await expect.poll(() => board.rooms.get(missed)).toBe(RoomStatus.occupied);
    const next = await occupy(testApp);
    await expect.poll(() => board.told.has(next)).toBe(true);
    expect(testApp.log.errors.map(({ error }) => String(error))).toContain(
      'Error: DATABASE_LISTEN_URL: no notifications arrive any more',
    );
  });
});
