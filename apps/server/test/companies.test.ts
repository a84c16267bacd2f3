import { PayMethod } from '@anzhu/api/contract/bill';
import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { onBothEngines, type Place } from './engines.ts';
import { addRoom, newGuest } from './property.ts';
import { expectSound, openTestApp } from './testApp.ts';

const stay = {
  estimatedCheckIn: '2026-03-25 14:00:00',
  estimatedCheckOut: '2026-03-27 12:00:00',
};
const agreed = {
  name: '西溪软件有限公司',
  contact: '沈佳怡',
  contactPhone: '0571-8000-0001',
  share: 85,
  creditLimit: 20_000,
  until: '2026-03-26',
};

/** A hotel at 300 yuan a night with a company that pays 85 % until the second night. */
async function openAgreed(place: Place) {
  const testApp = await openTestApp(place);
  const { near } = testApp.property;
  await testApp.put(async (tx) => {
    await addRoom(tx, near);
    await addRoom(tx, near);
  });
  const { data } = await testApp.as('manager', 'addCompany', agreed);
  const companyId = data.id;
  const book = (given: object = {}) =>
    testApp.as('staff', 'addOrder', {
      roomType: near.typeId,
      ...stay,
      name: '王电话',
      number: '13812345678',
      companyId,
      ...given,
    });
  return { testApp, near, companyId, book };
}

onBothEngines((newPlace) => {
  it('books at the price that a company has agreed, and keeps it when the stay changes', async () => {
    const { testApp, near, companyId, book } = await openAgreed(await newPlace());
    // A discount of everybody's is not taken beside it.
    const discount = await testApp.as('manager', 'addDiscount', {
      name: '九折',
      discountsType: 1,
      discounts: 0.9,
      effectType: 0,
      effectCondition: 3,
      exclusiveType: 0,
      validityTime: '2026-12-31 23:59:59',
    });
    expect(discount.data).toHaveProperty('id');
    const quote = { roomType: near.typeId, ...stay, companyId };
    expect((await testApp.as('staff', 'quoteBooking', quote)).data).toMatchObject({
      lastPay: 510,
      types: [{ lines: [{ fee: 255 }, { fee: 255 }] }],
    });
    const { data } = await book({ lastPay: 510 });
    const read = async () => (await testApp.as('staff', 'getOrder', { id: data.id })).data;
    expect(await read()).toMatchObject({
      pay: 510,
      lastPay: 510,
      status: OrderStatus.unpaid,
      company: { id: companyId, name: agreed.name },
    });
    // The third night is after the agreement's last: the usual price.
    const longer = { id: data.id, estimatedCheckOut: '2026-03-28 12:00:00' };
    const changed = await testApp.as('staff', 'quoteOrder', longer);
    expect(changed.data).toMatchObject({ lastPay: 810 });
    await expectSound(testApp);
  });

  it('has a fixed price for a room type, which goes before the share, on every way to change a stay', async () => {
    const { testApp, near, companyId, book } = await openAgreed(await newPlace());
    const { far } = testApp.property;
    const twin = near.otherTypeId;
    await testApp.put(async (tx) => {
      await tx.updateTable('room_type').set({ fee: 40_000 }).where('id', '=', twin).execute();
      await addRoom(tx, { ...near, typeId: twin });
    });
    const save = (prices: object[]) =>
      testApp.as('manager', 'modifyCompany', { id: companyId, prices });
    expect(await save([{ roomType: String(far.typeId), price: 200 }])).toMatchObject({
      code: Code.invalid,
      msg: expect.stringContaining('不存在，或不属于该酒店'),
    });
    const price = { roomType: String(near.typeId), price: 260 };
    expect((await save([price, price])).code).toBe(Code.invalid);
    expect((await save([price])).code).toBe(Code.success);
    // What is not sent stays.
    await testApp.as('manager', 'modifyCompany', { id: companyId, share: 50 });
    const page = { page: { page: 1, size: 10 } };
    const listed = async () => (await testApp.as('staff', 'companyPage', page)).data.records[0];
    expect(await listed()).toMatchObject({
      share: 50,
      prices: [{ roomType: near.typeId, price: 260 }],
    });

    const quote = { roomType: near.typeId, ...stay, companyId };
    expect((await testApp.as('staff', 'quoteBooking', quote)).data).toMatchObject({
      lastPay: 520,
      types: [{ lines: [{ fee: 260, kind: 3 }, { fee: 260 }] }],
    });
    const { data } = await book();
    const quoted = async (change: object) =>
      (await testApp.as('staff', 'quoteOrder', { id: data.id, ...change })).data;
    // After the last night of the agreement: the usual price.
    expect(await quoted({ estimatedCheckOut: '2026-03-28 12:00:00' })).toMatchObject({
      lastPay: 820,
    });
    // The other type has no price of its own: the share.
    expect(await quoted({ roomType: String(twin) })).toMatchObject({ lastPay: 400 });
    const { data: logs } = await testApp.as('admin', 'logPage', page);
    const edited = logs.records.findLast(({ sketch }) => sketch?.startsWith('编辑'));
    const log = await testApp.as('admin', 'getLog', { id: String(edited?.id) });
    expect(JSON.stringify(log.data)).toContain('¥260.00');
    await save([]);
    expect(await listed()).toMatchObject({ prices: [] });
    await expectSound(testApp);
  });

  it('reinstates a booking at the fixed price that it had, and adds a night at the one of now', async () => {
    const { testApp, near, companyId, book } = await openAgreed(await newPlace());
    const agree = (price: number) =>
      testApp.as('manager', 'modifyCompany', {
        id: companyId,
        prices: [{ roomType: near.typeId, price }],
      });
    expect((await agree(260)).code).toBe(Code.success);
    const { data } = await book({ estimatedCheckOut: '2026-03-26 12:00:00', lastPay: 260 });
    const cancel = { id: data.id, reason: '行程有变', refundAmount: 0 };
    expect((await testApp.as('staff', 'cancelOrder', cancel)).code).toBe(Code.success);
    expect((await agree(280)).code).toBe(Code.success);
    expect((await testApp.as('manager', 'reinstateOrder', { id: data.id })).data).toMatchObject({
      status: OrderStatus.unpaid,
    });
    const read = async () => (await testApp.as('staff', 'getOrder', { id: data.id })).data;
    expect(await read()).toMatchObject({ pay: 260, lastPay: 260, company: { id: companyId } });
    expect((await testApp.as('staff', 'getBill', { orderId: data.id })).data).toMatchObject({
      charged: 260,
      open: 260,
    });
    const longer = { id: data.id, estimatedCheckOut: '2026-03-27 12:00:00' };
    const quoted = await testApp.as('staff', 'quoteOrder', longer);
    expect(quoted.data).toMatchObject({ lastPay: 540 });
    const { lastPay, seen } = quoted.data;
    const change = { ...longer, lastPay, seen, pay: 0 };
    expect((await testApp.as('staff', 'modifyOrder', change)).code).toBe(Code.success);
    expect(await read()).toMatchObject({ pay: 540, lastPay: 540 });
    await expectSound(testApp);
  });

  it('takes a stay back that began at a fixed price, and moves its guests at the one of the other type', async () => {
    const { testApp, near, companyId } = await openAgreed(await newPlace());
    const twin = near.otherTypeId;
    const [room, free, other] = await testApp.put(async (tx) => {
      await tx.updateTable('room_type').set({ fee: 40_000 }).where('id', '=', twin).execute();
      return [
        await addRoom(tx, near),
        await addRoom(tx, near),
        await addRoom(tx, { ...near, typeId: twin }),
      ] as const;
    });
    const agree = (prices: object[]) =>
      testApp.as('manager', 'modifyCompany', { id: companyId, prices });
    const ofNear = { roomType: near.typeId, price: 260 };
    expect((await agree([ofNear, { roomType: twin, price: 350 }])).code).toBe(Code.success);
    const snOf = async (roomId: number) => {
      const { data: board } = await testApp.as('staff', 'listRooms', {});
      return board.find(({ id }) => String(id) === String(roomId))?.sn;
    };
    const arrive = async (roomId: number) => {
      const { data } = await testApp.as('staff', 'checkIn', {
        id: roomId,
        estimatedCheckIn: '2026-03-18 14:00:00',
        estimatedCheckOut: '2026-03-20 12:00:00',
        checkInfoList: [newGuest()],
        companyId,
        lastPay: 520,
        method: PayMethod.cash,
      });
      return { orderId: data.id, stay: { roomId, sn: await snOf(roomId) } };
    };
    // Taken back whole: what was paid at the agreed price, and no more.
    const first = await arrive(room.id);
    const back = await testApp.as('staff', 'quoteStay', { ...first.stay, isUndo: 1 });
    expect(back.data).toMatchObject({ difference: -520 });
    const undo = { ...first.stay, pay: -520, method: PayMethod.cash };
    expect((await testApp.as('staff', 'undoStay', undo)).code).toBe(Code.success);
    const { data: bill } = await testApp.as('staff', 'getBill', { orderId: first.orderId });
    expect(bill).toMatchObject({ paid: 0, open: 0 });

    const { orderId, stay: inHouse } = await arrive(free.id);
    const quoted = async (newRoomId: number) =>
      (await testApp.as('staff', 'quoteStay', { ...inHouse, newRoomId })).data;
    expect(await quoted(other.id)).toMatchObject({ difference: 180 });
    // Without a price of its own the share of the usual one: 2 × ¥340.
    expect((await agree([ofNear])).code).toBe(Code.success);
    expect(await quoted(other.id)).toMatchObject({ difference: 160 });
    expect((await agree([ofNear, { roomType: twin, price: 330 }])).code).toBe(Code.success);
    const move = { currentRoomId: free.id, newRoomId: other.id, method: PayMethod.cash };
    expect((await testApp.as('staff', 'changeRoom', { ...move, pay: 180 })).code).toBe(
      Code.conflict,
    );
    expect((await testApp.as('staff', 'changeRoom', { ...move, pay: 140 })).code).toBe(
      Code.success,
    );
    expect((await testApp.as('staff', 'getOrder', { id: orderId })).data).toMatchObject({
      pay: 660,
      lastPay: 660,
      company: { id: companyId },
    });
    // Among rooms of a type nothing is paid, whatever was agreed since.
    expect((await agree([{ roomType: twin, price: 300 }])).code).toBe(Code.success);
    const same = await testApp.put((tx) => addRoom(tx, { ...near, typeId: twin }));
    const there = { roomId: other.id, sn: await snOf(other.id), newRoomId: same.id };
    expect((await testApp.as('staff', 'quoteStay', there)).data).toMatchObject({ difference: 0 });
    await expectSound(testApp);
  });

  it('checks guests of a company in without an order, at its price and on its account', async () => {
    const { testApp, near, companyId } = await openAgreed(await newPlace());
    const { far } = testApp.property;
    const rooms = await testApp.put(async (tx) => [
      await addRoom(tx, near),
      await addRoom(tx, near),
      await addRoom(tx, near),
    ]);
    const period = {
      estimatedCheckIn: '2026-03-18 14:00:00',
      estimatedCheckOut: '2026-03-20 12:00:00',
    };
    const arrive = (index: number, given: object) =>
      testApp.as('staff', 'checkIn', {
        id: String(rooms[index]?.id),
        ...period,
        checkInfoList: [newGuest()],
        ...given,
      });
    const quote = { id: String(rooms[0]?.id), ...period };
    const quoted = await testApp.as('staff', 'quoteCheckIn', { ...quote, companyId });
    expect(quoted.data).toMatchObject({ lastPay: 510, difference: 510 });
    // The usual price, without the company.
    expect((await testApp.as('staff', 'quoteCheckIn', quote)).data).toMatchObject({ lastPay: 600 });

    const onAccount = { companyId, lastPay: 510, method: PayMethod.account };
    expect(await arrive(0, { ...onAccount, lastPay: 600 })).toMatchObject({ code: Code.conflict });
    const { data } = await arrive(0, onAccount);
    expect((await testApp.as('staff', 'getOrder', { id: data.id })).data).toMatchObject({
      company: { id: companyId },
      lastPay: 510,
    });
    const owed = async () => {
      const page = { page: { page: 1, size: 10 } };
      return (await testApp.as('staff', 'companyPage', page)).data.records[0]?.owed;
    };
    expect(await owed()).toBe(510);
    const bill = await testApp.as('staff', 'getBill', { orderId: data.id });
    expect(bill.data).toMatchObject({ open: 0 });
    // One night more in house is at the company's price too; a fixed price goes before the share.
    const { data: board } = await testApp.as('staff', 'listRooms', { status: RoomStatus.occupied });
    const inHouse = board.find(({ orderId }) => String(orderId) === String(data.id));
    const longer = { roomId: inHouse?.id, sn: inHouse?.sn, leaveTime: '2026-03-21 12:00:00' };
    const extended = async () => (await testApp.as('staff', 'quoteStay', longer)).data;
    expect(await extended()).toMatchObject({ difference: 255 });
    const prices = [{ roomType: near.typeId, price: 260 }];
    await testApp.as('manager', 'modifyCompany', { id: companyId, prices });
    expect(await extended()).toMatchObject({ difference: 260 });
    await testApp.as('manager', 'modifyCompany', { id: companyId, prices: [] });
    // Paid at the desk: nothing more is owed; the order is the company's all the same.
    const paid = await arrive(1, { companyId, lastPay: 510, method: PayMethod.cash });
    expect(paid.code).toBe(Code.success);
    expect(await owed()).toBe(510);

    // Refused: above the limit, 挂账 without a company, a company of another hotel, an agreement that has ended.
    await testApp.as('manager', 'modifyCompany', { id: companyId, creditLimit: 1000 });
    expect(await arrive(2, onAccount)).toMatchObject({
      code: Code.conflict,
      msg: expect.stringContaining('挂账额度 ¥1,000.00'),
    });
    expect(await arrive(2, { method: PayMethod.account })).toMatchObject({
      msg: expect.stringContaining('挂账请在结账或账单中办理'),
    });
    const other = await testApp.as('admin', 'addCompany', {
      ...agreed,
      hotelId: String(far.hotelId),
    });
    expect(await arrive(2, { companyId: other.data.id })).toMatchObject({
      code: Code.invalid,
      msg: expect.stringContaining('不存在，或不属于该酒店'),
    });
    await testApp.as('manager', 'modifyCompany', { id: companyId, until: '2026-03-17' });
    expect(await arrive(2, { companyId })).toMatchObject({
      msg: expect.stringContaining('协议已于 2026-03-17 到期'),
    });
    await expectSound(testApp);
  });

  it('refuses another company for guests who have an order', async () => {
    const { testApp, near, companyId, book } = await openAgreed(await newPlace());
    const room = await testApp.put((tx) => addRoom(tx, near));
    const tonight = {
      estimatedCheckIn: '2026-03-18 14:00:00',
      estimatedCheckOut: '2026-03-19 12:00:00',
    };
    const { data } = await book(tonight);
    const arrival = { id: String(room.id), orderId: data.id, ...tonight, companyId };
    expect(
      await testApp.as('staff', 'checkIn', { ...arrival, checkInfoList: [newGuest()] }),
    ).toMatchObject({
      code: Code.invalid,
      msg: expect.stringContaining('不能另选协议单位'),
    });
  });

  it('refuses an agreement of another hotel, or that is over, and keeps one that orders name', async () => {
    const { testApp, companyId, book } = await openAgreed(await newPlace());
    const { far } = testApp.property;
    const other = await testApp.as('admin', 'addCompany', {
      ...agreed,
      hotelId: String(far.hotelId),
    });
    expect(await book({ companyId: other.data.id })).toMatchObject({
      code: Code.invalid,
      msg: expect.stringContaining('不存在，或不属于该酒店'),
    });
    expect((await book({ companyId: '999' })).code).toBe(Code.invalid);
    await testApp.as('manager', 'modifyCompany', { id: companyId, until: '2026-03-17' });
    expect(await book()).toMatchObject({
      msg: expect.stringContaining('协议已于 2026-03-17 到期'),
    });
    await testApp.as('manager', 'modifyCompany', { id: companyId, until: '2026-03-18' });
    expect((await book()).code).toBe(Code.success);
    expect(await testApp.as('manager', 'deleteCompany', { id: companyId })).toMatchObject({
      code: Code.refused,
      msg: '协议单位「西溪软件有限公司」仍有 1 张订单使用，不能删除',
    });
    expect((await testApp.as('staff', 'addCompany', agreed)).code).toBe(Code.noPermission);
  });
});
