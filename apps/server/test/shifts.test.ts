import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import type { Contract } from '@anzhu/api/contract';
import { Code } from '@anzhu/api/contract/envelope';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onBothEngines, type Place } from './engines.ts';
import { call } from './harness.ts';
import { signIn, type UserName } from './people.ts';
import { addOrder } from './property.ts';
import { readSheet } from './readSheet.ts';
import { expectSound, openTestApp } from './testApp.ts';

const { charge, deposit, payment } = LineKind;
const { cash, wechat } = PayMethod;

/** An unpaid order, and calls whose sessions are begun anew when the clock is set. */
async function openDesk(place: Place) {
  const testApp = await openTestApp(place);
  const orderId = await testApp.put((tx) => addOrder(tx, testApp.property.near));
  let tokens = new Map<UserName, string>();
  const as = async <Name extends keyof Contract>(user: UserName, name: Name, input: object) => {
    const token = tokens.get(user) ?? (await signIn(testApp, user));
    tokens.set(user, token);
    return call(testApp, name, input, token);
  };
  return {
    testApp,
    as,
    setTime(time: string) {
      testApp.clock.set(time);
      tokens = new Map();
    },
    write: async (user: UserName, kind: number, amount: number, method: number | null = cash) => {
      const { code, msg, data } = await as(user, 'addBillLine', { orderId, kind, amount, method });
      expect([msg, code]).toEqual([msg, 200]);
      return data.id;
    },
    current: async (user: UserName) => (await as(user, 'currentShift', {})).data,
  };
}

onBothEngines((newPlace) => {
  it('counts what its clerk writes from its opening on, and the drawer at its end', async () => {
    const { testApp, as, write, current } = await openDesk(await newPlace());
    await write('staff', charge, 300, null);
    await write('staff', payment, 50);
    const { data: opened } = await as('staff', 'openShift', { opening: 500 });
    expect(opened).toMatchObject({ opening: 500, lines: 0, expected: 500, closeTime: null });
    expect((await as('staff', 'openShift', { opening: 1 })).code).toBe(Code.conflict);

    await write('staff', payment, 100);
    await write('staff', payment, 80, wechat);
    await write('staff', deposit, 200);
    await write('staff', deposit, -150);
    await write('staff', charge, 28, null);
    const wrong = await write('staff', payment, 3);
    expect((await as('manager', 'voidBillLine', { id: wrong, reason: '记错' })).code).toBe(200);
    await write('manager', payment, 7);
    const { shift } = await current('staff');
    expect(shift).toMatchObject({
      received: 180,
      depositsIn: 200,
      depositsOut: 150,
      net: 230,
      lines: 4,
      expected: 650,
    });

    const id = shift?.id;
    const close = { id, counted: 648, note: '少找两元', nextUserId: testApp.people.users.manager };
    const stale = await as('staff', 'closeShift', { ...close, seen: 647 });
    expect([stale.code, stale.msg]).toEqual([409, '应有现金现为 ¥650.00，请核对后重试']);
    const stranger = await as('staff', 'closeShift', { ...close, seen: 650, nextUserId: 99_999 });
    expect(stranger.msg).toBe('接班人不存在，或不是该酒店的员工');
    const { data: closed } = await as('staff', 'closeShift', { ...close, seen: 650 });
    expect(closed).toMatchObject({
      id,
      expected: 650,
      received: 180,
      lines: 4,
      counted: 648,
      difference: -2,
      note: '少找两元',
      next: 'manager 昵称',
      closedBy: 'staff 昵称',
    });
    expect((await as('staff', 'closeShift', { ...close, seen: 650 })).code).toBe(409);
    // It was handed over to the manager.
    expect((await current('manager')).proposed).toBe(648);
    expect((await current('staff')).proposed).toBeNull();
    await write('staff', payment, 1);
    expect((await as('staff', 'shiftPage', {})).data.records[0]).toEqual(closed);
    await expectSound(testApp);
  });

  it('is not changed once it was closed: a line of it is reversed in the shift of who does it', async () => {
    const { testApp, as, setTime, write } = await openDesk(await newPlace());
    await write('staff', charge, 300, null);
    const { data: opened } = await as('staff', 'openShift', { opening: 0 });
    const line = await write('staff', payment, 100);
    setTime('2026-03-18 12:00:00');
    const close = { id: opened.id, counted: 100, seen: 100 };
    const { data: closed } = await as('manager', 'closeShift', close);
    expect(closed).toMatchObject({ difference: 0, closedBy: 'manager 昵称', next: null });

    await as('manager', 'openShift', { opening: 100 });
    const { code, data } = await as('manager', 'voidBillLine', { id: line, reason: '未收' });
    expect(code).toBe(200);
    const reversal = data.lines.at(-1);
    expect(reversal).toMatchObject({ amount: -100, reverses: line, voidTime: null });
    expect(data.lines.find(({ id }) => id === line)).toMatchObject({
      voidTime: null,
      isHandedOver: 1,
      reversedBy: reversal?.id,
    });
    const { data: page } = await as('manager', 'shiftPage', {
      beginTime: '2026-03-18 06:00:00',
      endTime: '2026-03-19 05:59:59',
    });
    expect(page.records.map((one) => [one.received, one.expected])).toEqual([
      [-100, 0],
      [100, 100],
    ]);

    const refusals = [
      sql`update bill_line set voided_time = '2026-03-18 12:00:00', void_reason = 'x' where id = ${line}`,
      sql`update bill_line set shift_id = null where id = ${line}`,
      sql`update shift set counted = 1 where id = ${opened.id}`,
      sql`update shift set closed_time = null, counted = null, sums = '' where id = ${opened.id}`,
      sql`delete from shift where id = ${opened.id}`,
    ];
    for (const statement of refusals) {
      await expect(testApp.put((tx) => statement.execute(tx))).rejects.toThrow(/不可/);
    }
    await testApp.put((tx) => sql`update shift set note = 'x' where id = ${opened.id}`.execute(tx));
    await expectSound(testApp);
  });

  it('has the sums of its lines when one is voided while it is closed', async () => {
    const { testApp, as, write } = await openDesk(await newPlace());
    await write('staff', charge, 300, null);
    for (let round = 0; round < 4; round += 1) {
      const { data: shift } = await as('staff', 'openShift', { opening: 0 });
      const ids = [
        await write('staff', payment, 1, wechat),
        await write('staff', payment, 2, wechat),
      ];
      const answers = await Promise.all([
        ...ids.map((id) => as('manager', 'voidBillLine', { id, reason: '记错' })),
        as('staff', 'closeShift', { id: shift.id, counted: 0, seen: 0 }),
      ]);
      expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
      await expectSound(testApp);
    }
  });

  it('is closed whatever it comes to', async () => {
    const { testApp, as, write } = await openDesk(await newPlace());
    await as('staff', 'openShift', { opening: 999_999.99 });
    await write('staff', charge, 300, null);
    await write('staff', payment, 300);
    const { data } = await as('staff', 'currentShift', {});
    const close = { id: data.shift?.id, counted: 300, seen: data.shift?.expected };
    expect((await as('staff', 'closeShift', close)).data).toMatchObject({
      difference: -999_999.99,
    });
    await expectSound(testApp);
  });

  it('is one’s own: who manages sees all of the hotel, and takes them away', async () => {
    const { testApp, as } = await openDesk(await newPlace());
    for (const user of ['staff', 'manager', 'farManager'] as const) {
      expect((await as(user, 'openShift', { opening: 100 })).code).toBe(200);
    }
    const ids = async (user: UserName, input = {}) =>
      (await as(user, 'shiftPage', input)).data.records.map(({ clerk }) => clerk?.split(' ')[0]);
    expect(await ids('staff')).toEqual(['staff']);
    expect(await ids('staff', { clerk: 'manager' })).toEqual([]);
    expect(await ids('manager')).toEqual(['manager', 'staff']);
    expect(await ids('manager', { clerk: 'staff' })).toEqual(['staff']);
    expect(await ids('manager', { endTime: '2026-03-17 23:59:59' })).toEqual([]);
    expect(await ids('admin')).toEqual(['farManager', 'manager', 'staff']);
    const [own] = (await as('farManager', 'shiftPage', {})).data.records;
    const close = { id: own?.id, counted: 100, seen: 100 };
    expect((await as('manager', 'closeShift', close)).msg).toBe('班次不存在');
    const [managers] = (await as('manager', 'shiftPage', {})).data.records;
    expect((await as('staff', 'closeShift', { ...close, id: managers?.id })).code).toBe(404);
    expect((await as('admin', 'openShift', { opening: 1 })).msg).toBe('请选择酒店');

    const response = await testApp.download('manager', 'downloadShifts', {});
    const [head, ...rows] = readSheet(Buffer.from(await response.arrayBuffer()));
    expect(head?.slice(0, 3)).toEqual(['酒店', '当班人', '开班时间']);
    expect(rows).toHaveLength(2);
    await expectSound(testApp);
  });
});
