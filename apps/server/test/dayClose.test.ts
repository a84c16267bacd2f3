import type { Contract } from '@anzhu/api/contract';
import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { Code } from '@anzhu/api/contract/envelope';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { findFaults } from '../src/platform/db/invariants.ts';
import { onBothEngines, type Place } from './engines.ts';
import { call } from './harness.ts';
import { signIn, type UserName } from './people.ts';
import { addOrder, addRoom, newGuest } from './property.ts';
import { expectSound, openTestApp } from './testApp.ts';

const { charge, payment } = LineKind;
const { cash } = PayMethod;
const [yesterday, today] = ['2026-03-18', '2026-03-19'];

/** A hotel on the morning after: one guest has left with an open bill, one stays on, one has not come. */
async function openMorning(place: Place) {
  const testApp = await openTestApp(place);
  let tokens = new Map<UserName, string>();
  const as = async <Name extends keyof Contract>(user: UserName, name: Name, input: object) => {
    const token = tokens.get(user) ?? (await signIn(testApp, user));
    tokens.set(user, token);
    return call(testApp, name, input, token);
  };
  const done = async <Name extends keyof Contract>(user: UserName, name: Name, input: object) => {
    const { code, msg, data } = await as(user, name, input);
    expect([name, msg, code]).toEqual([name, msg, 200]);
    return data as NonNullable<typeof data>;
  };
  const setTime = (time: string): void => {
    testApp.clock.set(time);
    tokens = new Map();
  };
  const { near } = testApp.property;
  const rooms = await testApp.put(async (tx) => [await addRoom(tx, near), await addRoom(tx, near)]);
  const checkIn = async (id: number, estimatedCheckOut: string) =>
    done('staff', 'checkIn', {
      id,
      estimatedCheckIn: '2026-03-18 10:00:00',
      estimatedCheckOut,
      checkInfoList: [newGuest()],
      method: cash,
    });
  const overdue = await checkIn(rooms[0]?.id ?? 0, '2026-03-19 12:00:00');
  const leaver = await checkIn(rooms[1]?.id ?? 0, '2026-03-19 12:00:00');
  const absent = await testApp.put((tx) =>
    addOrder(tx, near, {
      arrive_time: '2026-03-18 14:00:00',
      leave_time: '2026-03-19 12:00:00',
      nights: 1,
      created_time: '2026-03-17 09:00:00',
    }),
  );
  const later = await testApp.put((tx) =>
    addOrder(tx, near, {
      arrive_time: '2026-03-21 14:00:00',
      leave_time: '2026-03-23 12:00:00',
      created_time: '2026-03-17 09:00:00',
    }),
  );
  const lunch = {
    orderId: leaver.id,
    kind: charge,
    amount: 50,
    note: '午餐',
  };
  const { id: lineId } = await done('staff', 'addBillLine', lunch);
  await done('staff', 'openShift', { opening: 100 });
  await done('staff', 'checkOut', { id: rooms[1]?.id });
  return { testApp, as, done, setTime, overdue, leaver, absent, later, lineId };
}

onBothEngines((newPlace) => {
  it('closes a day with each open point named, and reads it from then on as it was kept', async () => {
    const morning = await openMorning(await newPlace());
    const { testApp, as, done, setTime, leaver, absent, later, lineId } = morning;
    const early = await done('staff', 'previewAudit', { day: yesterday });
    expect(early.refusal).toBe('该日 03-19 06:00 结束，之后才能夜审');
    const atOnce = { day: yesterday, seen: early.seen };
    expect((await as('manager', 'closeDay', atOnce)).msg).toBe(early.refusal);

    setTime('2026-03-19 08:00:00');
    const preview = await done('staff', 'previewAudit', { day: yesterday });
    expect(preview).toMatchObject({ refusal: null, closed: null });
    const point = { orderId: null, room: null, clerk: null, amount: null };
    expect(preview.points).toEqual([
      { ...point, kind: 'notArrived', orderId: absent },
      { ...point, kind: 'openBill', orderId: leaver.id, amount: 50 },
      { ...point, kind: 'openShift', clerk: 'staff 昵称' },
    ]);
    const { seen } = preview;
    expect((await as('staff', 'closeDay', { day: yesterday, seen })).code).toBe(4010);
    await done('staff', 'endNoShow', { id: absent });
    const stale = await as('manager', 'closeDay', { day: yesterday, seen });
    expect([stale.code, stale.msg]).toEqual([Code.conflict, '预览后又有变化，请核对后重试']);

    const again = await done('manager', 'previewAudit', { day: yesterday });
    const before = await done('manager', 'dayReport', { day: yesterday });
    const close = { day: yesterday, seen: again.seen };
    const codes = await Promise.all([1, 2, 3].map(() => as('manager', 'closeDay', close)));
    expect(codes.map(({ code }) => Number(code)).toSorted()).toEqual([200, 409, 409]);
    const closed = { time: '2026-03-19 08:00:00', by: 'manager 昵称', points: again.points };
    const kept = await done('manager', 'dayReport', { day: yesterday });
    expect(kept.hotels).toEqual([{ ...before.hotels[0], closed }]);
    expect((await done('staff', 'previewAudit', { day: yesterday })).closed).toEqual(closed);

    // What is done later is of a later day: a plan that changes, a line taken back, a bill that is settled.
    const { data: quote } = await as('staff', 'quoteOrder', {
      id: later,
      estimatedCheckIn: '2026-03-18 14:00:00',
    });
    expect(quote).toBeDefined();
    await testApp.put((tx) =>
      tx
        .updateTable('orders')
        .set({ arrive_time: '2026-03-18 14:00:00' })
        .where('id', '=', later)
        .execute(),
    );
    const reversed = await done('manager', 'voidBillLine', { id: lineId, reason: '记错' });
    expect(reversed.lines.at(-1)).toMatchObject({ amount: -50, reverses: lineId });
    expect(await done('manager', 'dayReport', { day: yesterday })).toEqual(kept);
    const all = await done('admin', 'dayReport', { day: yesterday });
    expect(all.hotels.map(({ closed: at }) => at?.by ?? null)).toEqual(['manager 昵称', null]);
    expect((await done('manager', 'dayReport', { day: today })).total.reversedCharges).toBe(-50);
    await expectSound(testApp);
  });

  it('refuses any change of a closed day, and tells of one that was made all the same', async () => {
    const { testApp, done, setTime, leaver } = await openMorning(await newPlace());
    await done('staff', 'addBillLine', {
      orderId: leaver.id,
      kind: payment,
      amount: 20,
      method: cash,
    });
    setTime('2026-03-19 08:00:00');
    const { seen } = await done('manager', 'previewAudit', { day: yesterday });
    await done('manager', 'closeDay', { day: yesterday, seen });
    const line = sql`insert into bill_line (order_id, kind, amount, method, note, created_time)
      values (${leaver.id}, 1, 100, 0, '', '2026-03-18 20:00:00')`;
    const refused = [
      sql`update day_close set points = '[]'`,
      sql`delete from day_close`,
      sql`update bill_line set voided_time = '2026-03-19 08:00:00', void_reason = 'x'
        where created_time < '2026-03-19 06:00:00'`,
      line,
    ];
    for (const statement of refused) {
      await expect(testApp.put((tx) => statement.execute(tx))).rejects.toThrow('已夜审');
    }
    await expectSound(testApp);

    await testApp.put(async (tx) => {
      const on = testApp.store.engine === 'postgres' ? ' on day_close' : '';
      await sql.raw(`drop trigger day_close_no_update${on}`).execute(tx);
      await sql`update day_close set points = '[]'`.execute(tx);
    });
    expect(await findFaults(testApp.store.db)).toEqual([
      `a closed day is as it was closed, with the money of its lines: ${testApp.property.near.hotelId} ${yesterday}`,
    ]);
  });

  it('waits for a line that is being written, and refuses one that comes too late', async () => {
    const { testApp, as, done, setTime, leaver } = await openMorning(await newPlace());
    setTime('2026-03-19 08:00:00');
    const { seen } = await done('manager', 'previewAudit', { day: yesterday });
    const before = await done('manager', 'dayReport', { day: yesterday });
    const [written, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const late = testApp.put(async (tx) => {
      await sql`insert into bill_line (order_id, kind, amount, method, note, created_time)
        values (${leaver.id}, 1, 3000, 0, '', '2026-03-19 05:59:59')`.execute(tx);
      written.resolve();
      await mayEnd.promise;
    });
    await written.promise;
    const closing = as('manager', 'closeDay', { day: yesterday, seen });
    const first = await Promise.race([closing.then(() => 'closed'), setTimeout(300, 'waits')]);
    expect(first).toBe('waits');
    mayEnd.resolve();
    await late;
    // The bill of who has left is open by more than was previewed.
    expect((await closing).code).toBe(Code.conflict);
    const again = await done('manager', 'previewAudit', { day: yesterday });
    await done('manager', 'closeDay', { day: yesterday, seen: again.seen });
    const kept = await done('manager', 'dayReport', { day: yesterday });
    expect(kept.total.otherIncome).toBe(before.total.otherIncome + 30);
    setTime('2026-03-19 05:59:58');
    const charge30 = { orderId: leaver.id, kind: charge, amount: 30, note: '夜宵' };
    expect(await as('staff', 'addBillLine', charge30)).toMatchObject({
      code: Code.conflict,
      msg: '该酒店日刚刚夜审，请重试，将记在今天',
    });
    await expectSound(testApp);
  });

  it('closes days in order, and says in 今日待办 how many are left', async () => {
    const { done, as, setTime } = await openMorning(await newPlace());
    setTime('2026-03-20 05:59:59');
    const left = async (user: UserName = 'manager') => {
      const { daysToClose, daysToCloseByHotel } = await done(user, 'today', {});
      return [daysToClose, daysToCloseByHotel?.map(({ day, count }) => [day, count])];
    };
    expect(await left()).toEqual([1, [[yesterday, 1]]]);
    expect(await left('staff')).toEqual([null, undefined]);
    const close = async (day: string) => {
      const { seen } = await done('manager', 'previewAudit', { day });
      return (await as('manager', 'closeDay', { day, seen })).msg;
    };
    await close(yesterday);
    expect(await left()).toEqual([0, []]);
    setTime('2026-03-22 07:00:00');
    expect(await left()).toEqual([3, [[today, 3]]]);
    expect(await close('2026-03-20')).toBe(`按顺序夜审：请先夜审 ${today}`);
    expect(await close(today)).toBe('成功');
    expect(await close(today)).toBe('该日已夜审，或在已夜审的日子之前');
    expect(await left()).toEqual([2, [['2026-03-20', 2]]]);
  });
});
