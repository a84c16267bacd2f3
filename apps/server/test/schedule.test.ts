import { livePath, liveProtocols } from '@anzhu/api/contract/live';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { Job } from '../src/platform/schedule/job.ts';
import { makeSchedule } from '../src/platform/schedule/schedule.ts';
import { closeUnpaidOrders } from '../src/resources/order/jobs.ts';
import { assignHolds } from '../src/resources/room/assignHolds.ts';
import { onBothEngines, type Place } from './engines.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { signIn } from './people.ts';
import { addOrder, addRoom } from './property.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

const statusOf = async ({ store }: TestApp, id: number): Promise<OrderStatus> =>
  (
    await store.db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status;

/** A second instance on the same database; the same one where there can be no second. */
const second = async (place: Place, testApp: TestApp): Promise<TestServer> =>
  place.databaseUrl === null ? testApp : startTestServer(place, { clock: testApp.clock });

/** A job that a test directs. */
function testJob(work: () => Promise<void> = () => Promise.resolve()): Job & { runs: number } {
  const job = {
    name: 'test',
    every: 300,
    runs: 0,
    run: () => {
      job.runs += 1;
      return work();
    },
  };
  return job;
}

const never = new AbortController().signal;

onBothEngines((newPlace) => {
  it('closes an order that is unpaid for half an hour, frees its room and tells the boards', async () => {
    const testApp = await openTestApp(await newPlace());
    const room = await testApp.put((tx) =>
      addRoom(tx, testApp.property.near, { status: RoomStatus.tentative }),
    );
    const order = (created_time: string, status: OrderStatus) =>
      testApp.put((tx) => addOrder(tx, testApp.property.near, { created_time, status }));
    const fresh = await order('2026-03-18 09:30:01', OrderStatus.unpaid);
    const due = await order('2026-03-18 09:30:00', OrderStatus.unpaid);
    const paid = await order('2026-03-18 09:00:00', OrderStatus.paid);
    const board = new WebSocket(
      `${testApp.url.replace('http', 'ws')}${livePath}`,
      liveProtocols(await signIn(testApp, 'staff')),
    );
    onTestFinished(() => board.terminate());
    await new Promise((done) => board.once('open', done));
    const told = new Promise<unknown>((done) =>
      board.once('message', (data) => done(JSON.parse(String(data)))),
    );

    expect(await testApp.schedule.runDue()).toContain('close orders not paid online');
    expect(await told).toMatchObject({ id: room.id, status: RoomStatus.vacant });
    expect(await statusOf(testApp, room.orderId ?? 0)).toBe(OrderStatus.closed);
    expect(await statusOf(testApp, due)).toBe(OrderStatus.closed);
    expect(await statusOf(testApp, fresh)).toBe(OrderStatus.unpaid);
    expect(await statusOf(testApp, paid)).toBe(OrderStatus.paid);
    const logs = await testApp.store.db
      .selectFrom('log')
      .select(['create_by', 'sketch', 'hotel_id', 'target_id'])
      .where('target_kind', '=', 'order')
      .where('target_id', '=', due)
      .execute();
    expect(logs).toEqual([
      {
        create_by: '系统',
        sketch: `订单 ${due} 超过 30 分钟未支付，自动关闭`,
        hotel_id: testApp.property.near.hotelId,
        target_id: due,
      },
    ]);
    testApp.clock.forward(19);
    expect(await testApp.schedule.runDue()).toEqual([]);
    testApp.clock.forward(1);
    await testApp.schedule.runDue();
    expect(await statusOf(testApp, fresh)).toBe(OrderStatus.closed);
    await expectSound(testApp);
  });

  it('closes each of many orders once, at two instances that both believe it is theirs', async () => {
    const place = await newPlace();
    const testApp = await openTestApp(place);
    const other = await second(place, testApp);
    await testApp.put(async (tx) => {
      const old = { created_time: '2026-03-18 09:00:00', status: OrderStatus.unpaid };
      for (let count = 0; count < 250; count += 1) await addOrder(tx, testApp.property.near, old);
    });
    const servers = [testApp.server, other.server, testApp.server];
    await Promise.all(servers.map((server) => closeUnpaidOrders.run(server, never)));
    const logs = await testApp.store.db
      .selectFrom('log')
      .select('target_id')
      .where('type', '=', 1)
      .execute();
    expect(logs).toHaveLength(250);
    expect(new Set(logs.map((log) => log.target_id)).size).toBe(250);
    await expectSound(testApp);
  });

  it('goes on when a clock that ran ahead is set right, also where it stopped in a run', async () => {
    const testApp = await openTestApp(await newPlace());
    const job = testJob();
    const schedule = makeSchedule(testApp.server, [job]);
    testApp.clock.set('2026-06-18 10:00:00');
    expect(await schedule.runDue()).toEqual(['test']);
    testApp.clock.set('2026-03-18 10:00:00');
    expect(await schedule.runDue()).toEqual(['test']);
    expect(await schedule.runDue()).toEqual([]);
    await testApp.put((tx) =>
      tx
        .updateTable('job')
        .set({
          due_time: '2026-03-18 10:00:00',
          holder: 'gone',
          lease_until: '2026-06-18 10:01:00',
        })
        .where('name', '=', 'test')
        .execute(),
    );
    expect(await schedule.runDue()).toEqual(['test']);
    testApp.clock.forward(300);
    expect(await schedule.runDue()).toEqual(['test']);
  });

  it('runs a job at one instance at a time, and again only when it is due', async () => {
    const place = await newPlace();
    const testApp = await openTestApp(place);
    const other = await second(place, testApp);
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const job = testJob(() => {
      begun.resolve();
      return end.promise;
    });
    const here = makeSchedule(testApp.server, [job]);
    const there = makeSchedule(other.server, [job]);
    const running = here.runDue();
    await begun.promise;
    expect(await there.runDue()).toEqual([]);
    end.resolve();
    expect(await running).toEqual(['test']);
    expect(await there.runDue()).toEqual([]);
    testApp.clock.forward(300);
    const ran = await Promise.all([here.runDue(), there.runDue()]);
    expect(ran.flat()).toEqual(['test']);
    expect(job.runs).toBe(2);
  });

  it('takes over from an instance that died at work', async () => {
    const testApp = await openTestApp(await newPlace());
    const dead = makeSchedule(testApp.server, [testJob(() => new Promise(() => undefined))]);
    void dead.runDue();
    const job = testJob();
    const alive = makeSchedule(testApp.server, [job]);
    const lease = () => testApp.store.db.selectFrom('job').select('holder').execute();
    await expect.poll(lease).toMatchObject([{ holder: expect.any(String) }]);
    expect(await alive.runDue()).toEqual([]);
    testApp.clock.forward(60);
    expect(await alive.runDue()).toEqual(['test']);
  });

  it('logs a job that fails, tries it again a minute later, and runs the others', async () => {
    const testApp = await openTestApp(await newPlace());
    const failing = testJob(() => Promise.reject(new Error('broken')));
    const sound = { ...testJob(), name: 'sound' };
    const schedule = makeSchedule(testApp.server, [failing, sound]);
    expect(await schedule.runDue()).toEqual(['test', 'sound']);
    expect(testApp.log.errors).toMatchObject([{ where: 'schedule: test' }]);
    testApp.clock.forward(59);
    expect(await schedule.runDue()).toEqual([]);
    testApp.clock.forward(1);
    expect(await schedule.runDue()).toEqual(['test']);
  });

  it('one order that cannot be closed keeps no other from it', async () => {
    const testApp = await openTestApp(await newPlace());
    const old = { created_time: '2026-03-18 09:00:00', status: OrderStatus.unpaid };
    const [bad, good] = await testApp.put(async (tx) => [
      await addOrder(tx, testApp.property.near, old),
      await addOrder(tx, testApp.property.near, old),
    ]);
    const { store } = testApp.server;
    const change: typeof store.change = (actor, work) =>
      store.change(actor, async (tx) => {
        const done = await work(tx);
        const [entry] = [done.log].flat();
        if (entry?.target.id === bad) throw new Error('broken');
        return done;
      });
    const server = { ...testApp.server, store: { ...store, change } };
    await expect(closeUnpaidOrders.run(server, never)).rejects.toThrow('broken');
    expect(await statusOf(testApp, bad ?? 0)).toBe(OrderStatus.unpaid);
    expect(await statusOf(testApp, good ?? 0)).toBe(OrderStatus.closed);
  });

  it('stops in order: what is being done is finished, and nothing more begun', async () => {
    const testApp = await openTestApp(await newPlace());
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const first = testJob(() => {
      begun.resolve();
      return end.promise;
    });
    const next = { ...testJob(), name: 'next' };
    const schedule = makeSchedule(testApp.server, [first, next]);
    const running = schedule.runDue();
    await begun.promise;
    let isStopped = false;
    const stopping = schedule.stop().then(() => {
      isStopped = true;
    });
    await Promise.resolve();
    expect(isStopped).toBe(false);
    end.resolve();
    await stopping;
    expect(await running).toEqual(['test']);
    // What was ended early is due at once, at another instance.
    expect(await makeSchedule(testApp.server, [first, next]).runDue()).toEqual(['test', 'next']);
  });

  it('reserves a room on the day that guests come, once, and frees it when they did not', async () => {
    const place = await newPlace();
    const testApp = await openTestApp(place);
    const other = await second(place, testApp);
    const { near } = testApp.property;
    const stay = { arrive_time: '2026-03-19 14:00:00', leave_time: '2026-03-21 12:00:00' };
    const [order, room, spare] = await testApp.put(async (tx) => [
      await addOrder(tx, near, stay),
      (await addRoom(tx, near)).id,
      (await addRoom(tx, near)).id,
    ]);
    const rooms = async () => {
      const rows = await testApp.store.db.selectFrom('room').selectAll().orderBy('id').execute();
      return rows.map((row) => [row.id, row.status, row.held_order_id]);
    };
    const { vacant, reserved } = RoomStatus;
    await testApp.schedule.runDue();
    expect(await rooms()).toEqual([
      [room, vacant, null],
      [spare, vacant, null],
    ]);
    testApp.clock.set('2026-03-19 06:00:00');
    await Promise.all(
      [testApp, other, testApp].map(({ server }) => assignHolds.run(server, never)),
    );
    expect(await rooms()).toEqual([
      [room, reserved, order],
      [spare, vacant, null],
    ]);
    testApp.clock.set('2026-03-21 12:00:00');
    await Promise.all(
      [testApp, other, testApp].map(({ server }) => assignHolds.run(server, never)),
    );
    expect(await rooms()).toEqual([
      [room, vacant, null],
      [spare, vacant, null],
    ]);
    const logs = await testApp.store.db
      .selectFrom('log')
      .select('sketch')
      .where('create_by', '=', '系统')
      .orderBy('id')
      .execute();
    expect(logs.map(({ sketch }) => sketch.replaceAll(/\d+/g, 'n'))).toEqual([
      '房间 n 为今日到店的订单 n 预留',
      '订单 n 的客人未到店，房间 n 不再预留',
    ]);
    await expectSound(testApp);
  });

  it('forgets sessions, wrong passwords and QR codes that nobody needs any more', async () => {
    const testApp = await openTestApp(await newPlace());
    const count = async () => {
      const tables = ['session', 'login_attempt', 'qr_code'] as const;
      const rows = tables.map((table) => testApp.store.db.selectFrom(table).selectAll().execute());
      return (await Promise.all(rows)).map((all) => all.length);
    };
    await testApp.put(async (tx) => {
      for (let number = 0; number < 1100; number += 1) {
        await tx
          .insertInto('login_attempt')
          .values({ username: 'x', address: '', created_time: '2026-03-17 09:59:59' })
          .execute();
      }
    });
    await fetch(`${testApp.url}/open/auth/qrCode/1?code=null`);
    const [sessions] = await count();
    expect(await count()).toEqual([sessions, 1100, 1]);
    await testApp.schedule.runDue();
    expect(await count()).toEqual([sessions, 0, 1]);
    testApp.clock.forward(2 * 3600);
    await testApp.schedule.runDue();
    expect(await count()).toEqual([sessions, 0, 0]);
    testApp.clock.forward(31 * 24 * 3600);
    await testApp.schedule.runDue();
    expect(await count()).toEqual([0, 0, 0]);
  });
});
