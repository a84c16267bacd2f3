import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { ReviewDecision, ReviewStatus } from '@anzhu/api/contract/review';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { erasePersonalData } from '../src/platform/cleanUp/personalData.ts';
import { onBothEngines } from './engines.ts';
import { addOrder, addRoom } from './property.ts';
import { expectSound, openTestApp } from './testApp.ts';

const never = new AbortController().signal;

/** A day more than the three years that a law keeps registrations, isolations and orders with money on them. */
const lawDays = 1097;

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
    const noted = await db.selectFrom('stay_guest').select(['idcard', 'has_left']).execute();
    for (const { idcard } of noted) {
      await testApp.as('staff', 'saveGuestNote', { idcard, note: '常客' });
    }
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

    testApp.clock.forward((lawDays - 2) * 24 * 3600);
    await erase();
    expect(await people()).toEqual(before);
    testApp.clock.forward(4 * 24 * 3600);
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
    // The note on who is still there is kept.
    const notes = await db.selectFrom('guest_note').select('idcard').execute();
    expect(notes).toEqual(
      noted.filter(({ has_left }) => has_left === 0).map(({ idcard }) => ({ idcard })),
    );
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
      sketch: '超过法定与 30 天的保存期限，清除个人信息',
      create_by: '系统',
      after_values:
        '{"日期":"2029-03-21","入住":2,"隔离人员":1,"订单":1,"入住名单":0,"申报":0,"备注":2,"未接单":0}',
    });
    const logs = await testApp.countLogs();
    await erase();
    expect(await testApp.countLogs()).toBe(logs);
    await expectSound(testApp);
  });

  it('erases who declared and was not isolated, when the decision is that long ago', async () => {
    const testApp = await openTestApp(await newPlace(), { config: { retentionDays: 30 } });
    const declare = async (review_status: ReviewStatus, name: string) => {
      const { id } = await testApp.put((tx) =>
        tx
          .insertInto('declaration')
          .values({
            channel: '',
            external_id: null,
            source: '社区上报',
            name,
            idcard: '330106199001011234',
            phone: '13812345678',
            email: 'someone@example.com',
            type: 0,
            province: '浙江',
            city: '杭州',
            hotel_id: null,
            room_type_id: null,
            check_in_time: '2026-03-18 14:00:00',
            check_out_time: null,
            created_time: '2026-03-17 09:00:00',
            review_status,
            review_note: '',
            reviewer_id: null,
            reviewed_time: null,
            room_id: null,
            isolation_person_id: null,
          })
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
      return id;
    };
    const rejected = await declare(ReviewStatus.pending, '被驳回');
    const pending = await declare(ReviewStatus.pending, '待审核');
    const review = { id: rejected, reviewStatus: ReviewDecision.reject, remark: '材料不全' };
    expect((await testApp.as('guard', 'reviewDeclaration', review)).code).toBe(Code.success);
    const rows = async () => {
      const all = await testApp.store.db.selectFrom('declaration').selectAll().execute();
      return new Map(
        all.map(({ id, name, idcard, phone, email }) => [id, { name, idcard, phone, email }]),
      );
    };
    const before = await rows();
    testApp.clock.forward(29 * 24 * 3600);
    await erasePersonalData.run(testApp.server, never);
    expect(await rows()).toEqual(before);
    testApp.clock.forward(2 * 24 * 3600);
    await erasePersonalData.run(testApp.server, never);
    const after = await rows();
    expect(after.get(rejected)).toEqual({ name: '已清除', idcard: '', phone: '', email: '' });
    expect(after.get(pending)).toEqual(before.get(pending));
    await expectSound(testApp);
  });

  it('erases who booked and never came, also while a refund is requested, and keeps the money', async () => {
    const testApp = await openTestApp(await newPlace(), { config: { retentionDays: 30 } });
    const { near } = testApp.property;
    const waiting = [
      OrderStatus.unpaid,
      OrderStatus.paid,
      OrderStatus.completed,
      OrderStatus.refundRequested,
    ];
    const given = { arrive_time: '2026-03-16 14:00:00', leave_time: '2026-03-18 12:00:00' };
    const late = await testApp.put(async (tx) => {
      for (const status of waiting) await addOrder(tx, near, { status, ...given });
      // The phone could not be read.
      await addOrder(tx, near, { status: OrderStatus.paid, phone: '', ...given });
      // The guest is overdue.
      await addRoom(tx, near, { status: RoomStatus.occupied });
      await tx.updateTable('orders').set(given).execute();
      const { arrive_time: check_in_time, leave_time } = given;
      await tx.updateTable('stay').set({ check_in_time, leave_time }).execute();
      return addOrder(tx, near, { status: OrderStatus.paid, leave_time: '2026-03-30 12:00:00' });
    });
    const orders = () =>
      testApp.store.db
        .selectFrom('orders')
        .select(['id', 'status', 'booker_name', 'phone', 'idcard', 'pay', 'last_pay'])
        .orderBy('id')
        .execute();
    const figures = () =>
      testApp.store.db.selectFrom('figure').selectAll().orderBy('chart').orderBy('name').execute();
    const [before, counted] = [await orders(), await figures()];
    testApp.clock.forward((lawDays - 2) * 24 * 3600);
    await erasePersonalData.run(testApp.server, never);
    const gone = { booker_name: '已清除', phone: '', idcard: '' };
    // No law keeps who has never paid.
    expect(await orders()).toEqual(
      before.map((row) => (row.status === OrderStatus.unpaid ? { ...row, ...gone } : row)),
    );
    testApp.clock.forward(2 * 24 * 3600);
    await erasePersonalData.run(testApp.server, never);
    expect(await orders()).toEqual(
      before.map((row) =>
        row.id === late || row.status === OrderStatus.checkedIn ? row : { ...row, ...gone },
      ),
    );
    expect(await figures()).toEqual(counted);
    const logs = await testApp.countLogs();
    await erasePersonalData.run(testApp.server, never);
    expect(await testApp.countLogs()).toBe(logs);
    await expectSound(testApp);
  });

  it('erases what was typed beside the money of an order, and keeps its lines', async () => {
    const testApp = await openTestApp(await newPlace(), { config: { retentionDays: 30 } });
    const { db } = testApp.store;
    const order = await testApp.put((tx) =>
      addOrder(tx, testApp.property.near, {
        status: OrderStatus.closed,
        paid_time: null,
        refund_reason: '请致电 13812345678',
        group_no: '欧阳锋一行',
        note: '要高楼层',
        arrive_time: '2026-03-16 14:00:00',
        leave_time: '2026-03-18 12:00:00',
      }),
    );
    await testApp.put(async (tx) => {
      const line = { order_id: order, kind: 1, amount: 500, method: 0, created_by: null } as const;
      const [created_time, note] = ['2026-03-17 20:00:00', '欧阳锋的晚餐'] as const;
      await tx
        .insertInto('bill_line')
        .values({ ...line, created_time, note })
        .execute();
      await tx
        .insertInto('bill_line')
        .values({
          ...line,
          created_time,
          note,
          voided_by: testApp.people.users.manager,
          voided_time: '2026-03-17 21:00:00',
          void_reason: '欧阳锋没有点',
        })
        .execute();
    });
    testApp.clock.forward(lawDays * 24 * 3600);
    await erasePersonalData.run(testApp.server, never);
    const row = db.selectFrom('orders').select(['refund_reason', 'group_no', 'note']);
    expect(await row.where('id', '=', order).executeTakeFirst()).toEqual({
      refund_reason: '',
      group_no: '',
      note: '',
    });
    const lines = db.selectFrom('bill_line').select(['amount', 'note', 'void_reason']);
    expect(await lines.orderBy('id').execute()).toEqual([
      { amount: 500, note: '', void_reason: '' },
      { amount: 500, note: '', void_reason: '已清除' },
    ]);
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
