import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { erasePersonalData } from '../src/platform/cleanUp/personalData.ts';
import { onBothEngines } from './engines.ts';
import { addOrder, addRoom } from './property.ts';
import { expectSound, openTestApp } from './testApp.ts';

const never = new AbortController().signal;

onBothEngines((newPlace) => {
  it('erases who stayed when the days are over, and nothing that is counted', async () => {
    const testApp = await openTestApp(await newPlace(), { config: { retentionDays: 30 } });
    const { db } = testApp.store;
    const { near } = testApp.property;
    const occupied = (isIsolation: boolean) =>
      testApp.put((tx) => addRoom(tx, near, { status: RoomStatus.occupied, isIsolation }));
    const [room, cell, present] = [
      await occupied(false),
      await occupied(true),
      await occupied(true),
    ];
    await testApp.as('staff', 'checkOut', { id: room.id });
    await testApp.as('guard', 'isolationCheckOut', { roomId: cell.id, status: 1 });
    const closed = await testApp.put((tx) =>
      addOrder(tx, near, {
        status: OrderStatus.closed,
        booker_name: '欧阳锋',
        arrive_time: '2026-03-16 14:00:00',
        leave_time: '2026-03-18 12:00:00',
      }),
    );
    const people = () =>
      db
        .selectFrom('isolation_person')
        .select(['room_id', 'name', 'idcard', 'phone', 'province', 'status'])
        .orderBy('id')
        .execute();
    const figures = () =>
      db.selectFrom('figure').selectAll().orderBy('chart').orderBy('name').execute();
    const [before, counted] = [await people(), await figures()];
    const erase = () => erasePersonalData.run(testApp.server, never);

    testApp.clock.forward(29 * 24 * 3600);
    await erase();
    expect(await people()).toEqual(before);
    testApp.clock.forward(2 * 24 * 3600);
    await erase();
    const gone = { name: '已清除', idcard: '', phone: '' };
    expect(await people()).toEqual(
      before.map((row) => (row.room_id === cell.id ? { ...row, ...gone } : row)),
    );
    expect(before.map(({ room_id }) => room_id)).toContain(present.id);
    const guests = await db.selectFrom('stay_guest').select(['name', 'has_left']).execute();
    expect(guests.filter(({ name }) => name === '已清除').map((one) => one.has_left)).toEqual([
      1, 1,
    ]);
    expect(guests).toHaveLength(3);
    const orders = await db.selectFrom('orders').select(['id', 'booker_name', 'phone']).execute();
    expect(orders.toSorted((one, other) => one.id - other.id)).toEqual([
      { id: room.orderId, booker_name: '已清除', phone: '' },
      { id: closed, booker_name: '已清除', phone: '' },
    ]);
    const named = db.selectFrom('person_name').select('name').where('name', '=', '欧阳锋');
    expect(await named.execute()).toEqual([]);
    const readings = db.selectFrom('name_reading').select('name').where('name', '=', '欧阳锋');
    expect(await readings.execute()).toEqual([]);
    expect(await figures()).toEqual(counted);
    const log = await db.selectFrom('log').selectAll().orderBy('id', 'desc').limit(1).execute();
    expect(log[0]).toMatchObject({
      sketch: '超过 30 天的保存期限，清除个人信息',
      create_by: '系统',
      after_values: '{"结束时间早于":"2026-03-19 10:00:00","入住":2,"隔离人员":1,"订单":2}',
    });
    const logs = await testApp.countLogs();
    await erase();
    expect(await testApp.countLogs()).toBe(logs);
    await expectSound(testApp);
  });

  it('erases nothing unless it is told to', async () => {
    const testApp = await openTestApp(await newPlace());
    const order = await testApp.put((tx) =>
      addOrder(tx, testApp.property.near, { status: OrderStatus.closed, phone: '13812345678' }),
    );
    testApp.clock.forward(4000 * 24 * 3600);
    await erasePersonalData.run(testApp.server, never);
    const row = testApp.store.db.selectFrom('orders').select('phone').where('id', '=', order);
    expect(await row.executeTakeFirst()).toEqual({ phone: '13812345678' });
  });
});
