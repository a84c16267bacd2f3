import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { Code } from '@anzhu/api/contract/envelope';
import { expect, it } from 'vitest';
import { OrderStatus } from '@anzhu/api/contract/order';
import { onBothEngines, type Place } from './engines.ts';
import { call } from './harness.ts';
import { signIn } from './people.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';
import { expectSound, openTestApp } from './testApp.ts';

const { charge, deposit, payment, refund } = LineKind;
const { cash } = PayMethod;

/** Two rooms of a hotel with guests, whose stays are paid. */
async function openRooms(place: Place) {
  const testApp = await openTestApp(place);
  const { near } = testApp.property;
  const guestsIn = async () => {
    const { roomId, orderId } = await testApp.put(async (tx) => ({
      roomId: (await addRoom(tx, near)).id,
      orderId: await addOrder(tx, near),
    }));
    const stay = { id: roomId, orderId, ...period, checkInfoList: [newGuest()] };
    expect((await testApp.as('staff', 'checkIn', stay)).code).toBe(200);
    return { roomId, orderId };
  };
  const [one, other] = [await guestsIn(), await guestsIn()];
  const enter = (line: object, user: 'staff' | 'manager' = 'staff', orderId = one.orderId) =>
    testApp.as(user, 'addBillLine', { orderId, kind: charge, note: '洗衣', ...line });
  const billOf = async (orderId: number) =>
    (await testApp.as('staff', 'getBill', { orderId })).data;
  const otherIncome = async () =>
    (await testApp.as('manager', 'dayReport', { day: '2026-03-18' })).data.total;
  return { ...testApp, one, other, enter, billOf, otherIncome };
}

onBothEngines((newPlace) => {
  it('takes off a bill what each role may, with a reason, and never more than it comes to', async () => {
    const rooms = await openRooms(await newPlace());
    const { enter, one, billOf, as, property } = rooms;
    const off = { isAllowance: 1, amount: -30, note: '空调故障' };
    expect((await enter(off)).msg).toBe('没有权限记折让，请由酒店管理员办理');
    const limits = { id: property.near.hotelId, allowanceStaff: 50, allowanceManager: 100 };
    expect((await as('manager', 'modifyHotel', limits)).code).toBe(200);
    const before = await billOf(one.orderId);
    expect((await enter({ ...off, note: '' })).data).toMatchObject({
      fields: { note: '请填写折让的原因' },
    });
    expect((await enter({ ...off, amount: 30 })).code).toBe(Code.invalid);
    const { data } = await enter(off);
    expect(data).toMatchObject({ charged: before.charged - 30, open: before.open - 30 });
    expect((await enter(off)).msg).toBe('一张账单最多折让 ¥50.00，已折让 ¥30.00');
    expect((await enter({ ...off, amount: -70 }, 'manager')).code).toBe(200);
    expect((await enter({ ...off, amount: -0.01 }, 'manager')).code).toBe(Code.conflict);
    expect((await enter({ ...off, amount: -999_999 }, 'admin' as 'manager')).msg).toMatch(
      /^应收 .*，不能折让更多$/,
    );
    await expectSound(rooms);
  });

  it('ends what was taken off a bill with an order that ends before its guests came', async () => {
    const rooms = await openRooms(await newPlace());
    const { as, property, clock } = rooms;
    const limits = { id: property.near.hotelId, allowanceManager: 1000 };
    expect((await as('manager', 'modifyHotel', limits)).code).toBe(200);
    const booked = () => rooms.put((tx) => addOrder(tx, property.near));
    const manager = async (orderId: number, line: object) => {
      const { code, msg } = await as('manager', 'addBillLine', { orderId, method: cash, ...line });
      expect([msg, code]).toEqual(['成功', 200]);
    };
    /** ¥100 are taken off, of which so much is given back. */
    const reduced = async (back: number) => {
      const orderId = await booked();
      await manager(orderId, { kind: charge, isAllowance: 1, amount: -100, note: '空调故障' });
      await manager(orderId, { kind: refund, amount: back });
      return orderId;
    };
    const even = (sum: number) => ({ charged: sum, paid: sum, open: 0 });
    const refundedOrder = await reduced(100);
    const cancelled = { id: refundedOrder, reason: '行程有变', refundAmount: 300 };
    expect((await as('staff', 'cancelOrder', cancelled)).code).toBe(200);
    const approve = { id: refundedOrder, paymentMethod: 'WECHAT', paymentClient: 'MP' };
    expect((await as('manager', 'refundOrder', approve)).code).toBe(200);
    expect((await as('manager', 'getBill', { orderId: refundedOrder })).data).toMatchObject(
      even(140),
    );
    const requested = await reduced(100);
    const asks = { status: OrderStatus.refundRequested };
    await rooms.put((tx) =>
      tx.updateTable('orders').set(asks).where('id', '=', requested).execute(),
    );
    expect((await as('manager', 'refundOrder', { ...approve, id: requested })).code).toBe(200);
    expect((await as('manager', 'getBill', { orderId: requested })).data).toMatchObject(even(0));
    const closed = await reduced(440);
    const none = { id: closed, reason: '行程有变', refundAmount: 0 };
    expect((await as('staff', 'cancelOrder', none)).code).toBe(200);
    expect((await as('manager', 'getBill', { orderId: closed })).data).toMatchObject(even(100));
    const absent = await reduced(440);
    clock.set('2026-03-19 08:00:00');
    const token = await signIn(rooms, 'manager');
    expect((await call(rooms, 'endNoShow', { id: absent }, token)).code).toBe(200);
    const { data } = await call(rooms, 'getBill', { orderId: absent }, token);
    expect(data).toMatchObject(even(100));
    // Given on another day: a line of today takes it back.
    expect(data?.lines.at(-1)).toMatchObject({ amount: 100, isAllowance: 1, note: '未到店' });
    await expectSound(rooms);
  });

  it('lets staff void their own line for 15 minutes, and nobody else’s', async () => {
    const rooms = await openRooms(await newPlace());
    const { enter, as, clock } = rooms;
    const own = (await enter({ amount: 20 })).data.id;
    const theirs = (await enter({ amount: 30 }, 'manager')).data.id;
    const late = (await enter({ amount: 40 })).data.id;
    const discard = (id: unknown) => as('staff', 'voidBillLine', { id, reason: '记错' });
    expect(await discard(theirs)).toMatchObject({
      code: Code.noPermission,
      msg: '只能作废自己 15 分钟内记的一笔',
    });
    clock.forward(14 * 60);
    expect((await discard(own)).code).toBe(200);
    clock.forward(2 * 60);
    expect((await discard(late)).code).toBe(Code.noPermission);
  });

  it('takes charges for 7 days after the check-out: something is open again', async () => {
    const rooms = await openRooms(await newPlace());
    const { enter, one, as, billOf } = rooms;
    expect((await as('staff', 'checkOut', { id: one.roomId })).code).toBe(200);
    expect((await billOf(one.orderId)).chargedUntil).toBe('2026-03-25 10:00:00');
    expect((await enter({ amount: 60, note: '迷你吧' })).data.open).toBe(60);
    expect((await as('staff', 'today')).data.leftOpen).toBe(1);
    await expectSound(rooms);
    expect((await enter({ kind: payment, amount: 60, method: cash })).data.open).toBe(0);
    expect((await as('staff', 'today')).data.leftOpen).toBe(0);
  });

  it('moves charges to another bill, all or none; both name each other, and nothing is lost', async () => {
    const rooms = await openRooms(await newPlace());
    const { enter, one, other, as, billOf, otherIncome, property } = rooms;
    const ids = [
      (await enter({ amount: 20 })).data.id,
      (await enter({ amount: 30, note: '早餐' })).data.id,
    ];
    const held = (await enter({ kind: deposit, amount: 100, method: cash })).data.id;
    const income = await otherIncome();
    const move = (input: object) =>
      as('staff', 'moveBillLines', {
        orderId: one.orderId,
        lineIds: ids,
        toOrderId: other.orderId,
        ...input,
      });
    const far = await rooms.put((tx) => addOrder(tx, property.far));
    const before = await rooms.snapshot();
    expect((await move({ lineIds: [...ids, held] })).code).toBe(Code.conflict);
    expect((await move({ toOrderId: far })).code).not.toBe(200);
    expect((await move({ lineIds: [] })).code).toBe(Code.invalid);
    expect(await rooms.snapshot()).toEqual(before);
    const answers = await Promise.all([1, 2].map(() => move({})));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, Code.conflict]);
    const [from, to] = [await billOf(one.orderId), await billOf(other.orderId)];
    expect([from.open, to.open]).toEqual([0, 50]);
    const outs = from.lines.filter(({ movedOrderId }) => movedOrderId === other.orderId);
    expect(outs.map(({ amount, reverses }) => [amount, reverses])).toEqual([
      [-20, ids[0]],
      [-30, ids[1]],
    ]);
    const ins = to.lines.filter(({ movedOrderId }) => movedOrderId === one.orderId);
    expect(ins.map(({ amount, note }) => [amount, note])).toEqual([
      [20, '洗衣'],
      [30, '早餐'],
    ]);
    // 日报 has the same income, and no 冲销.
    expect(await otherIncome()).toEqual(income);
    const discard = (id: unknown) => as('manager', 'voidBillLine', { id, reason: '记错' });
    expect((await discard(outs[0]?.id)).msg).toBe('该笔已转出，请从对方账单转回');
    expect((await discard(ids[0])).code).toBe(Code.conflict);
    // And back again.
    const back = { orderId: other.orderId, toOrderId: one.orderId };
    expect((await move({ ...back, lineIds: ins.map(({ id }) => id) })).code).toBe(200);
    expect([(await billOf(one.orderId)).open, (await billOf(other.orderId)).open]).toEqual([50, 0]);
    await expectSound(rooms);
  });

  it('keeps a price that covers what was taken off: nothing is open that nobody has paid', async () => {
    const { enter, one, as, ...rooms } = await openRooms(await newPlace());
    const off = { isAllowance: 1, amount: -500, note: '空调故障' };
    const { id } = (await enter(off, 'manager')).data;
    const roomId = String(one.roomId);
    const { sn } = (await as('staff', 'getRoom', { id: roomId })).data;
    const stay = { roomId, sn, leaveTime: '2026-03-19 12:00:00' };
    const { difference } = (await as('staff', 'quoteStay', stay)).data;
    const shorten = () => as('manager', 'changeStay', { ...stay, pay: difference, method: cash });
    expect((await shorten()).msg).toBe('账单有折让，请先作废或冲销折让');
    expect((await as('manager', 'voidBillLine', { id, reason: '改记' })).code).toBe(200);
    expect((await shorten()).code).toBe(200);
    await expectSound({ ...rooms, as });
  });

  it('takes no more off a bill by moving than a role may take off it, nor more than it comes to', async () => {
    const rooms = await openRooms(await newPlace());
    const { enter, one, other, as, property } = rooms;
    const limits = { id: property.near.hotelId, allowanceStaff: 50 };
    expect((await as('manager', 'modifyHotel', limits)).code).toBe(200);
    const off = { isAllowance: 1, amount: -50, note: '空调故障' };
    const move = (id: unknown, toOrderId: unknown) =>
      as('staff', 'moveBillLines', { orderId: one.orderId, toOrderId, lineIds: [id] });
    expect((await move((await enter(off)).data.id, other.orderId)).code).toBe(200);
    const { id } = (await enter(off)).data;
    expect((await move(id, other.orderId)).msg).toBe('一张账单最多折让 ¥50.00，已折让 ¥50.00');
    const free = await rooms.put((tx) =>
      addOrder(tx, property.near, {
        pay: 0,
        last_pay: 0,
        arrive_time: '2026-04-18 14:00:00',
        leave_time: '2026-04-20 12:00:00',
      }),
    );
    expect((await move(id, free)).msg).toBe('应收 ¥0.00，不能折让更多');
    await expectSound(rooms);
  });
});
