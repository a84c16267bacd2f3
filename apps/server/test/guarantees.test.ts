import { Guarantee } from '@anzhu/api/contract/guarantee';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { closeUnpaidOrders } from '../src/resources/order/jobs.ts';
import { assignHolds } from '../src/resources/room/assignHolds.ts';
import { onBothEngines, type Place } from './engines.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

const { onArrival, deposit, prepaid, guaranteed, online } = Guarantee;
const { unpaid, paid, checkedIn, closed } = OrderStatus;
const caller = { name: '王电话', number: '13812345678', province: '浙江' };

/** A hotel with vacant rooms of one type, 300 a night. */
async function openDesk(place: Place, rooms = 3) {
  const testApp = await openTestApp(place);
  const { near } = testApp.property;
  const roomIds = await testApp.put(async (tx) => {
    const ids: number[] = [];
    while (ids.length < rooms) ids.push((await addRoom(tx, near)).id);
    return ids;
  });
  const book = (given: object = {}) =>
    testApp.as('staff', 'addOrder', {
      roomType: near.typeId,
      ...period,
      ...caller,
      method: 1,
      ...given,
    });
  return { testApp, near, roomIds, book };
}

const orderRow = ({ store }: TestApp, id: unknown) =>
  store.db.selectFrom('orders').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow();

const closeUnpaid = ({ server }: TestApp) =>
  closeUnpaidOrders.run(server, new AbortController().signal);

onBothEngines((newPlace) => {
  it('keeps what the desk books until the hour of the hotel; a clock closes only who pays online', async () => {
    const { testApp, near, book } = await openDesk(await newPlace());
    const { data } = await book();
    expect(await orderRow(testApp, data?.id)).toMatchObject({
      status: unpaid,
      guarantee: onArrival,
      hold_until: '2026-03-18 18:00:00',
    });
    const onlineId = await testApp.put((tx) =>
      addOrder(tx, near, { status: unpaid, channel: '小程序' }),
    );
    await testApp.as('manager', 'modifyHotel', { id: near.hotelId, holdHour: 20 });
    const { data: second } = await book();
    expect(await orderRow(testApp, second?.id)).toMatchObject({
      hold_until: '2026-03-18 20:00:00',
    });
    testApp.clock.forward(31 * 60);
    await closeUnpaid(testApp);
    expect((await orderRow(testApp, onlineId)).status).toBe(closed);
    expect((await orderRow(testApp, data?.id)).status).toBe(unpaid);
    const { data: order } = await testApp.as('staff', 'getOrder', { id: data?.id });
    expect(order).toMatchObject({ guarantee: onArrival, holdUntil: '2026-03-18 18:00:00' });
    const { data: today } = await testApp.as('staff', 'today');
    expect(today).toMatchObject({ dueIn: 2, late: 0, noShow: 0 });
    const list = async (filter: object) =>
      (await testApp.as('staff', 'orderPage', { page: { page: 1, size: 9 }, ...filter })).data.page
        .total;
    expect(await list({ guarantee: onArrival })).toBe(2);
    expect(await list({ guarantee: prepaid })).toBe(0);
    expect(await list({ due: 'arriving' })).toBe(2);
    await expectSound(testApp);
  });

  it('names who has not come until the hour, and takes another one', async () => {
    const { testApp, book } = await openDesk(await newPlace());
    const { data } = await book();
    for (let hour = 0; hour < 9; hour += 1) {
      testApp.clock.forward(3600);
      await testApp.as('staff', 'today');
    }
    expect((await testApp.as('staff', 'today')).data).toMatchObject({ late: 1 });
    const early = { id: data?.id, holdUntil: '2026-03-18 18:30:00' };
    expect(await testApp.as('staff', 'modifyOrder', early)).toMatchObject({
      code: 400,
      msg: '保留时间应晚于现在',
    });
    const later = { id: data?.id, holdUntil: '2026-03-18 23:00:00' };
    expect((await testApp.as('staff', 'modifyOrder', later)).data).toMatchObject({
      holdUntil: '2026-03-18 23:00:00',
    });
    expect((await testApp.as('staff', 'today')).data).toMatchObject({ late: 0 });
  });

  it.each([
    [{ guarantee: guaranteed }, '请填写担保的公司或银行卡'],
    [{ guarantee: deposit }, '请填写收到的定金'],
    [{ guarantee: prepaid, received: 100 }, '预付须收齐 ¥600.00'],
    [{ received: 600.01 }, '应收 ¥600.00，不能收更多'],
    [{ holdUntil: '2026-03-18 09:00:00' }, '保留时间应晚于现在'],
    [{ holdUntil: '2026-03-20 12:00:01' }, '保留时间不能晚于离店时间'],
    [
      { guarantee: prepaid, holdUntil: '2026-03-19 12:00:00' },
      '已支付与在线待付的订单没有保留时间',
    ],
  ])('books nothing with %j', async (given, msg) => {
    const { book } = await openDesk(await newPlace());
    expect(await book(given)).toMatchObject({ code: 400, msg });
  });

  it('receives any part: a deposit until the rest is paid', async () => {
    const { testApp, book } = await openDesk(await newPlace());
    const { data } = await book({ rooms: 2, received: 300, method: 2 });
    const [orderId] = data?.ids ?? [];
    expect(await orderRow(testApp, orderId)).toMatchObject({
      status: unpaid,
      guarantee: deposit,
      hold_until: '2026-03-19 12:00:00',
    });
    const { data: order } = await testApp.as('staff', 'getOrder', { id: orderId });
    expect(order).toMatchObject({ received: 150, refundable: 150 });
    const receive = (amount: number) =>
      testApp.as('staff', 'addBillLine', { orderId, kind: 3, amount, method: 1 });
    expect((await receive(450.01)).msg).toBe('未结 ¥450.00，不能收更多');
    const { data: bill } = await receive(50);
    expect(bill).toMatchObject({ paid: 200, open: 400 });
    await testApp.as('manager', 'voidBillLine', { id: bill?.id, reason: '记错' });
    expect((await receive(450)).data).toMatchObject({ open: 0 });
    expect(await orderRow(testApp, orderId)).toMatchObject({ status: paid });
    await expectSound(testApp);
  });

  it.each([
    ['two fen', { received: 0.02 }, [deposit, deposit, onArrival]],
    [
      'a fen that is named 定金',
      { guarantee: deposit, received: 0.01 },
      [deposit, onArrival, onArrival],
    ],
    [
      'two fen, guaranteed',
      { guarantee: guaranteed, guaranteeNote: '远景公司', received: 0.02 },
      [guaranteed, guaranteed, guaranteed],
    ],
    ['a whole sum', { received: 1800 }, [prepaid, prepaid, prepaid]],
  ])('holds each room by what it received itself: %s', async (_, given, guarantees) => {
    const { testApp, book } = await openDesk(await newPlace());
    const { data } = await book({ rooms: 3, ...given });
    const rows = await Promise.all((data?.ids ?? []).map((id) => orderRow(testApp, id)));
    expect(rows.map(({ guarantee }) => guarantee)).toEqual(guarantees);
    const until: Record<number, string | null> = {
      [onArrival]: '2026-03-18 18:00:00',
      [prepaid]: null,
    };
    expect(rows.map((row) => row.hold_until)).toEqual(
      guarantees.map((one) => (one in until ? until[one] : '2026-03-19 12:00:00')),
    );
    await expectSound(testApp);
  });

  it('is 到店付 again when its deposit is voided', async () => {
    const { testApp, book } = await openDesk(await newPlace());
    const { data } = await book();
    const line = { orderId: data?.id, kind: 3, amount: 100, method: 0 };
    const { data: bill } = await testApp.as('staff', 'addBillLine', line);
    expect(await orderRow(testApp, data?.id)).toMatchObject({ guarantee: deposit });
    await testApp.as('manager', 'voidBillLine', { id: bill?.id, reason: '记错' });
    expect(await orderRow(testApp, data?.id)).toMatchObject({
      guarantee: onArrival,
      hold_until: '2026-03-18 18:00:00',
    });
  });

  it('checks guests in with the sum open, and takes that back', async () => {
    const { testApp, roomIds, book } = await openDesk(await newPlace());
    const { data } = await book({ received: 100 });
    const [id = 0] = roomIds;
    const stay = { id, orderId: data?.id, ...period };
    const { data: quote } = await testApp.as('staff', 'quoteCheckIn', stay);
    expect(quote).toMatchObject({ difference: 0, lastPay: 600, open: 500 });
    const guests = { ...stay, checkInfoList: [newGuest()] };
    expect((await testApp.as('staff', 'checkIn', guests)).code).toBe(200);
    expect(await orderRow(testApp, data?.id)).toMatchObject({ status: checkedIn, paid_time: null });
    const bill = async () => (await testApp.as('staff', 'getBill', { orderId: data?.id })).data;
    expect(await bill()).toMatchObject({ charged: 600, paid: 100, open: 500 });
    await expectSound(testApp);
    const { data: room } = await testApp.as('staff', 'getRoom', { id });
    expect((await testApp.as('staff', 'undoStay', { roomId: id, sn: room?.sn })).code).toBe(200);
    expect(await orderRow(testApp, data?.id)).toMatchObject({ status: unpaid, guarantee: deposit });
    expect(await bill()).toMatchObject({ paid: 100, open: 500 });
    expect((await testApp.as('staff', 'checkIn', guests)).code).toBe(200);
    const rest = { orderId: data?.id, kind: 3, amount: 500, method: 1 };
    expect((await testApp.as('staff', 'addBillLine', rest)).data).toMatchObject({ open: 0 });
    expect((await orderRow(testApp, data?.id)).paid_time).not.toBeNull();
    await expectSound(testApp);
  });

  it('does not check in who pays online', async () => {
    const { testApp, near, roomIds } = await openDesk(await newPlace());
    const orderId = await testApp.put((tx) =>
      addOrder(tx, near, { status: unpaid, guarantee: online }),
    );
    const guests = { id: roomIds[0], orderId, ...period, checkInfoList: [newGuest()] };
    expect(await testApp.as('staff', 'checkIn', guests)).toMatchObject({
      code: 409,
      msg: '订单状态为「未支付」，不能办理入住',
    });
  });

  it('holds a room on the day for who pays later, tentatively', async () => {
    const { testApp, near, roomIds } = await openDesk(await newPlace(), 1);
    const held = { status: unpaid, guarantee: onArrival, hold_until: '2026-03-18 18:00:00' };
    const orderId = await testApp.put((tx) => addOrder(tx, near, held));
    await assignHolds.run(testApp.server, new AbortController().signal);
    const room = await testApp.store.db
      .selectFrom('room')
      .select(['status', 'held_order_id'])
      .where('id', '=', roomIds[0] ?? 0)
      .executeTakeFirst();
    expect(room).toEqual({ status: RoomStatus.tentative, held_order_id: orderId });
    await expectSound(testApp);
  });
});
