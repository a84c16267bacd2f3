import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { livePath, liveProtocols } from '@anzhu/api/contract/live';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { closeUnpaidOrders } from '../src/order/closeUnpaidOrders.ts';
import { keepHolds } from '../src/room/keepHolds.ts';
import type { Job } from '../src/schedule/job.ts';
import { makeSchedule } from '../src/schedule/schedule.ts';
import { onBothEngines, type Place } from './engines.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { expectSound, type House, openHouse } from './house.ts';
import { signIn } from './people.ts';
import { addOrder, addRoom } from './property.ts';

const statusOf = async ({ store }: House, id: number): Promise<OrderStatus> =>
  (
    await store.db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status;

/** A second instance on the same database; the same one where there can be no second. */
const second = async (place: Place, house: House): Promise<TestServer> =>
  place.databaseUrl === null ? house : startTestServer(place, { clock: house.clock });

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
    const house = await openHouse(await newPlace());
    const room = await house.put((tx) =>
      addRoom(tx, house.property.near, { status: RoomStatus.tentative }),
    );
    const order = (created_time: string, status: OrderStatus) =>
      house.put((tx) => addOrder(tx, house.property.near, { created_time, status }));
    const fresh = await order('2026-03-18 09:30:01', OrderStatus.unpaid);
    const due = await order('2026-03-18 09:30:00', OrderStatus.unpaid);
    const paid = await order('2026-03-18 09:00:00', OrderStatus.paid);
    const board = new WebSocket(
      `${house.url.replace('http', 'ws')}${livePath}`,
      liveProtocols(await signIn(house, 'staff')),
    );
    onTestFinished(() => board.terminate());
    await new Promise((done) => board.once('open', done));
    const told = new Promise<unknown>((done) =>
      board.once('message', (data) => done(JSON.parse(String(data)))),
    );

    expect(await house.schedule.runDue()).toContain('close unpaid orders');
    expect(await told).toMatchObject({ id: room.id, status: RoomStatus.vacant });
    expect(await statusOf(house, room.orderId ?? 0)).toBe(OrderStatus.closed);
    expect(await statusOf(house, due)).toBe(OrderStatus.closed);
    expect(await statusOf(house, fresh)).toBe(OrderStatus.unpaid);
    expect(await statusOf(house, paid)).toBe(OrderStatus.paid);
    const logs = await house.store.db
      .selectFrom('log')
      .select(['create_by', 'sketch', 'hotel_id', 'target_id'])
      .where('target_kind', '=', '订单')
      .where('target_id', '=', due)
      .execute();
    expect(logs).toEqual([
      {
        create_by: '系统',
        sketch: `订单 ${due} 超过 30 分钟未支付，自动关闭`,
        hotel_id: house.property.near.hotelId,
        target_id: due,
      },
    ]);
    house.clock.forward(19);
    expect(await house.schedule.runDue()).toEqual([]);
    house.clock.forward(1);
    await house.schedule.runDue();
    expect(await statusOf(house, fresh)).toBe(OrderStatus.closed);
    await expectSound(house);
  });

  it('closes each of many orders once, at two instances that both believe it is theirs', async () => {
    const place = await newPlace();
    const house = await openHouse(place);
    const other = await second(place, house);
    await house.put(async (tx) => {
      const old = { created_time: '2026-03-18 09:00:00', status: OrderStatus.unpaid };
      for (let count = 0; count < 250; count += 1) await addOrder(tx, house.property.near, old);
    });
    const servers = [house.server, other.server, house.server];
    await Promise.all(servers.map((server) => closeUnpaidOrders.run(server, never)));
    const logs = await house.store.db
      .selectFrom('log')
      .select('target_id')
      .where('type', '=', 1)
      .execute();
    expect(logs).toHaveLength(250);
    expect(new Set(logs.map((log) => log.target_id)).size).toBe(250);
    await expectSound(house);
  });

  it('runs a job at one instance at a time, and again only when it is due', async () => {
    const place = await newPlace();
    const house = await openHouse(place);
    const other = await second(place, house);
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const job = testJob(() => {
      begun.resolve();
      return end.promise;
    });
    const here = makeSchedule(house.server, [job]);
    const there = makeSchedule(other.server, [job]);
    const running = here.runDue();
    await begun.promise;
    expect(await there.runDue()).toEqual([]);
    end.resolve();
    expect(await running).toEqual(['test']);
    expect(await there.runDue()).toEqual([]);
    house.clock.forward(300);
    const ran = await Promise.all([here.runDue(), there.runDue()]);
    expect(ran.flat()).toEqual(['test']);
    expect(job.runs).toBe(2);
  });

  it('takes over from an instance that died at work', async () => {
    const house = await openHouse(await newPlace());
    const dead = makeSchedule(house.server, [testJob(() => new Promise(() => undefined))]);
    void dead.runDue();
    const job = testJob();
    const alive = makeSchedule(house.server, [job]);
    const lease = () => house.store.db.selectFrom('job').select('holder').execute();
    await expect.poll(lease).toMatchObject([{ holder: expect.any(String) }]);
    expect(await alive.runDue()).toEqual([]);
    house.clock.forward(60);
    expect(await alive.runDue()).toEqual(['test']);
  });

  it('logs a job that fails, tries it again a minute later, and runs the others', async () => {
    const house = await openHouse(await newPlace());
    const failing = testJob(() => Promise.reject(new Error('broken')));
    const sound = { ...testJob(), name: 'sound' };
    const schedule = makeSchedule(house.server, [failing, sound]);
    expect(await schedule.runDue()).toEqual(['test', 'sound']);
    expect(house.log.errors).toMatchObject([{ where: 'schedule: test' }]);
    house.clock.forward(59);
    expect(await schedule.runDue()).toEqual([]);
    house.clock.forward(1);
    expect(await schedule.runDue()).toEqual(['test']);
  });

  it('one order that cannot be closed keeps no other from it', async () => {
    const house = await openHouse(await newPlace());
    const old = { created_time: '2026-03-18 09:00:00', status: OrderStatus.unpaid };
    const [bad, good] = await house.put(async (tx) => [
      await addOrder(tx, house.property.near, old),
      await addOrder(tx, house.property.near, old),
    ]);
    const { store } = house.server;
    const change: typeof store.change = (actor, work) =>
      store.change(actor, async (tx) => {
        const done = await work(tx);
        const entry = 'type' in done.log ? done.log : done.log[0];
        if (entry.target.id === bad) throw new Error('broken');
        return done;
      });
    const server = { ...house.server, store: { ...store, change } };
    await expect(closeUnpaidOrders.run(server, never)).rejects.toThrow('broken');
    expect(await statusOf(house, bad ?? 0)).toBe(OrderStatus.unpaid);
    expect(await statusOf(house, good ?? 0)).toBe(OrderStatus.closed);
  });

  it('stops in order: what is being done is finished, and nothing more begun', async () => {
    const house = await openHouse(await newPlace());
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const first = testJob(() => {
      begun.resolve();
      return end.promise;
    });
    const next = { ...testJob(), name: 'next' };
    const schedule = makeSchedule(house.server, [first, next]);
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
    expect(await makeSchedule(house.server, [first, next]).runDue()).toEqual(['test', 'next']);
  });

  it('reserves a room on the day that guests come, once, and frees it when they did not', async () => {
    const place = await newPlace();
    const house = await openHouse(place);
    const other = await second(place, house);
    const { near } = house.property;
    const stay = { arrive_time: '2026-03-19 14:00:00', leave_time: '2026-03-21 12:00:00' };
    const [order, room, spare] = await house.put(async (tx) => [
      await addOrder(tx, near, stay),
      (await addRoom(tx, near)).id,
      (await addRoom(tx, near)).id,
    ]);
    const rooms = async () => {
      const rows = await house.store.db.selectFrom('room').selectAll().orderBy('id').execute();
      return rows.map((row) => [row.id, row.status, row.held_order_id]);
    };
    const { vacant, reserved } = RoomStatus;
    await house.schedule.runDue();
    expect(await rooms()).toEqual([
      [room, vacant, null],
      [spare, vacant, null],
    ]);
    house.clock.set('2026-03-19 00:00:00');
    await Promise.all([house, other, house].map(({ server }) => keepHolds.run(server, never)));
    expect(await rooms()).toEqual([
      [room, reserved, order],
      [spare, vacant, null],
    ]);
    house.clock.set('2026-03-21 12:00:00');
    await Promise.all([house, other, house].map(({ server }) => keepHolds.run(server, never)));
    expect(await rooms()).toEqual([
      [room, vacant, null],
      [spare, vacant, null],
    ]);
    const logs = await house.store.db
      .selectFrom('log')
      .select('sketch')
      .where('create_by', '=', '系统')
      .orderBy('id')
      .execute();
    expect(logs.map(({ sketch }) => sketch.replaceAll(/\d+/g, 'n'))).toEqual([
      '房间 n 为今日到店的订单 n 预留',
      '订单 n 的客人未到店，房间 n 不再预留',
    ]);
    await expectSound(house);
  });

  it('forgets sessions, wrong passwords and QR codes that nobody needs any more', async () => {
    const house = await openHouse(await newPlace());
    const count = async () => {
      const tables = ['session', 'login_attempt', 'qr_code'] as const;
      const rows = tables.map((table) => house.store.db.selectFrom(table).selectAll().execute());
      return (await Promise.all(rows)).map((all) => all.length);
    };
    await house.put(async (tx) => {
      for (let number = 0; number < 1100; number += 1) {
        await tx
          .insertInto('login_attempt')
          .values({ username: 'x', address: '', created_time: '2026-03-17 09:59:59' })
          .execute();
      }
    });
    await fetch(`${house.url}/open/auth/qrCode/1?code=null`);
    const [sessions] = await count();
    expect(await count()).toEqual([sessions, 1100, 1]);
    await house.schedule.runDue();
    expect(await count()).toEqual([sessions, 0, 1]);
    house.clock.forward(2 * 3600);
    await house.schedule.runDue();
    expect(await count()).toEqual([sessions, 0, 0]);
    house.clock.forward(31 * 24 * 3600);
    await house.schedule.runDue();
    expect(await count()).toEqual([0, 0, 0]);
  });
});
