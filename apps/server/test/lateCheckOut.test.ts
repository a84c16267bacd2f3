import type { Contract } from '@anzhu/api/contract';
import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { Code } from '@anzhu/api/contract/envelope';
import { expect, it } from 'vitest';
import { onBothEngines, type Place } from './engines.ts';
import { call } from './harness.ts';
import { signIn } from './people.ts';
import { addRoom, newGuest } from './property.ts';
import { expectSound, openTestApp } from './testApp.ts';

/** Guests who were to leave at 12:00 today, at 300 yuan a night; it is so many hours after midnight now. */
async function openStay(place: Place, hours: number) {
  const testApp = await openTestApp(place);
  const { near } = testApp.property;
  const { id: roomId } = await testApp.put((tx) => addRoom(tx, near));
  const { data } = await testApp.as('staff', 'checkIn', {
    id: roomId,
    estimatedCheckIn: '2026-03-17 14:00:00',
    estimatedCheckOut: '2026-03-18 12:00:00',
    checkInfoList: [newGuest()],
  });
  const orderId = data?.id ?? '';
  // Sessions end overnight.
  const tokens = new Map<string, string>();
  async function forward(count: number) {
    testApp.clock.forward(count * 3600);
    for (const user of ['staff', 'manager'] as const) tokens.set(user, await signIn(testApp, user));
  }
  const as = <Name extends keyof Contract>(user: 'staff' | 'manager', name: Name, input: object) =>
    call(testApp, name, input, tokens.get(user));
  await forward(hours - 10);
  const bill = async () => (await as('staff', 'getBill', { orderId })).data;
  const sketches = async () =>
    (await testApp.store.db.selectFrom('log').select('sketch').orderBy('id').execute()).map(
      ({ sketch }) => sketch,
    );
  const leave = (lateFee?: number, user: 'staff' | 'manager' = 'staff') =>
    as(user, 'checkOut', { id: roomId, ...(lateFee !== undefined && { lateFee }) });
  return { ...testApp, as, forward, near, roomId, orderId, bill, sketches, leave };
}

onBothEngines((newPlace) => {
  it('proposes half a night, or a whole one, by the hours of the hotel', async () => {
    const stay = await openStay(await newPlace(), 13);
    expect(await stay.bill()).not.toHaveProperty('late');
    await stay.forward(1);
    expect(await stay.bill()).toMatchObject({ late: { nights: 0.5, nightFee: 300, amount: 150 } });
    const { hotelId: id } = stay.near;
    await stay.as('manager', 'modifyHotel', { id, lateHalfHour: 15, lateWholeHour: 16 });
    expect(await stay.bill()).not.toHaveProperty('late');
    await stay.forward(2);
    expect(await stay.bill()).toMatchObject({ late: { nights: 1, amount: 300 } });
    const early = { id, lateWholeHour: 14 };
    expect(await stay.as('manager', 'modifyHotel', early)).toMatchObject({
      code: Code.invalid,
      msg: '延迟退房收一晚不能早于收半晚的时刻',
    });
    expect((await stay.as('manager', 'modifyHotel', { id, lateHalfHour: 17 })).code).toBe(
      Code.invalid,
    );
    expect(await stay.as('staff', 'getOrder', { id: stay.orderId })).toMatchObject({ code: 200 });
  });

  it.each([
    [150, 150, '延迟退房 ¥150.00'],
    [100, 100, '延迟退房 ¥100.00（建议 ¥150.00）'],
    [0, 0, '未收延迟退房费（建议 ¥150.00）'],
    // As another client calls it.
    [undefined, 0, '未收延迟退房费（建议 ¥150.00）'],
  ])('charges %s of it as the clerk says, and logs it', async (lateFee, open, words) => {
    const stay = await openStay(await newPlace(), 14);
    expect((await stay.leave(lateFee)).data).toMatchObject({ isOrderComplete: 1 });
    const bill = await stay.bill();
    expect(bill).toMatchObject({ charged: 300 + open, paid: 300, open });
    expect(bill).not.toHaveProperty('late');
    expect(bill?.lines.filter(({ isLate }) => isLate)).toMatchObject(
      open === 0 ? [] : [{ kind: LineKind.charge, amount: open, note: '半晚', isLate: 1 }],
    );
    expect(await stay.sketches()).toContain(`订单 ${stay.orderId} 账单：${words}`);
    await expectSound(stay);
  });

  it('charges no more than the price of the nights, unless a manager does', async () => {
    const stay = await openStay(await newPlace(), 14);
    const before = await stay.snapshot();
    const msg = '延迟退房最多加收 ¥150.00（半晚，每晚 ¥300.00），更多须由酒店管理员加收';
    expect(await stay.leave(150.01)).toMatchObject({
      code: Code.conflict,
      msg,
      data: { fields: { lateFee: msg } },
    });
    const line = { orderId: stay.orderId, kind: LineKind.charge, isLate: true };
    const entered = await stay.as('staff', 'addBillLine', { ...line, amount: 150.01 });
    expect(entered).toMatchObject({ code: Code.conflict, msg, data: { fields: { amount: msg } } });
    expect(await stay.snapshot()).toBe(before);
    const answers = await Promise.all([
      stay.as('staff', 'addBillLine', { ...line, amount: 100 }),
      stay.as('staff', 'addBillLine', { ...line, amount: 100 }),
    ]);
    expect(answers.map(({ code }) => Number(code)).toSorted()).toEqual([200, 409]);
    expect((await stay.leave(900, 'manager')).code).toBe(200);
    expect(await stay.bill()).toMatchObject({ charged: 1300 });
    await expectSound(stay);
  });

  it('charges nothing of who leaves in time, and says nothing of it', async () => {
    const stay = await openStay(await newPlace(), 11);
    expect(await stay.leave(150)).toMatchObject({
      code: Code.conflict,
      msg: '现在没有要加收的延迟退房费，请刷新后重试',
    });
    expect((await stay.leave()).code).toBe(200);
    expect((await stay.sketches()).filter((sketch) => sketch.includes('延迟退房'))).toEqual([]);
    await expectSound(stay);
  });

  it('does not propose again what the bill has of it, voided or reversed it does', async () => {
    const stay = await openStay(await newPlace(), 39);
    const { orderId } = stay;
    expect((await stay.bill())?.late).toEqual({ nights: 1.5, days: 1, nightFee: 300, amount: 450 });
    const line = { orderId, kind: LineKind.charge, amount: 450, isLate: true };
    const { data } = await stay.as('staff', 'addBillLine', line);
    expect(data).not.toHaveProperty('late');
    expect((await stay.leave(450)).code).toBe(Code.conflict);
    const refused = { ...line, kind: LineKind.payment, method: PayMethod.cash };
    expect((await stay.as('staff', 'addBillLine', refused)).msg).toBe('延迟退房应记为消费');
    const wrong = { id: data?.id, reason: '记错' };
    expect((await stay.as('manager', 'voidBillLine', wrong)).data?.late?.amount).toBe(450);
    const again = await stay.as('staff', 'addBillLine', line);
    expect(again.data?.open).toBe(450);
    await stay.forward(16);
    const reversed = await stay.as('manager', 'voidBillLine', { id: again.data?.id, reason: '免' });
    expect(reversed.data?.lines.at(-1)).toMatchObject({ isLate: 1, amount: -450 });
    expect(reversed.data?.late?.amount).toBe(600);
    expect((await stay.sketches()).at(-1)).toBe(`订单 ${orderId} 账单：冲销延迟退房 ¥450.00`);
    await expectSound(stay);
  });

  it('charges once where two clerks check out at once', async () => {
    const stay = await openStay(await newPlace(), 18);
    const answers = await Promise.all([stay.leave(300), stay.leave(300)]);
    expect(answers.map(({ code }) => Number(code)).toSorted()).toEqual([200, 409]);
    expect(await stay.bill()).toMatchObject({ charged: 600 });
    await expectSound(stay);
  });
});
