import { PayMethod } from '@anzhu/api/contract/bill';
import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { assignHolds } from '../src/resources/room/assignHolds.ts';
import { onBothEngines, type Place } from './engines.ts';
import { testClock } from './harness.ts';
import { addRoom, newGuest } from './property.ts';
import { expectSound, openTestApp } from './testApp.ts';

const today = '2026-03-18';
const caller = { name: '王电话', number: '13812345678' };

/** A hotel with rooms of one type, at 300 yuan a night and 40 an hour; it is 10:00. */
async function openHotel(place: Place, rooms: number, hourFee = 4_000) {
  const clock = testClock();
  const testApp = await openTestApp(place, { clock });
  const { near } = testApp.property;
  const roomIds = await testApp.put(async (tx) => {
    await tx
      .updateTable('room_type')
      .set({ day_use_fee: hourFee })
      .where('id', '=', near.typeId)
      .execute();
    const ids: number[] = [];
    while (ids.length < rooms) ids.push((await addRoom(tx, near)).id);
    return ids;
  });
  const stay = (from: string, hours: number, day = today) => ({
    roomType: near.typeId,
    estimatedCheckIn: `${day} ${from}:00`,
    estimatedCheckOut: `${day} ${String(Number(from.slice(0, 2)) + hours).padStart(2, '0')}${from.slice(2)}:00`,
    hours,
  });
  const book = (from: string, hours: number, given: object = {}) =>
    testApp.as('staff', 'addOrder', { ...stay(from, hours), ...caller, ...given });
  const night = (given: object = {}) =>
    testApp.as('staff', 'addOrder', {
      roomType: near.typeId,
      estimatedCheckIn: `${today} 18:00:00`,
      estimatedCheckOut: '2026-03-19 12:00:00',
      ...caller,
      ...given,
    });
  const assign = (orderId: unknown, roomId: number) =>
    testApp.as('staff', 'assignOrder', { orderId, roomId });
  const checkIn = (orderId: unknown, roomId: number, given: object = {}) =>
    testApp.as('staff', 'checkIn', {
      id: roomId,
      orderId,
      estimatedCheckIn: `${today} 13:00:00`,
      estimatedCheckOut: `${today} 17:00:00`,
      checkInfoList: [newGuest()],
      ...given,
    });
  const [first = 0, second = 0] = roomIds;
  return { testApp, clock, near, first, second, stay, book, night, assign, checkIn };
}

const paid = { status: OrderStatus.paid, method: PayMethod.cash };

onBothEngines((newPlace) => {
  it('is sold at its own price, and leaves the nights as they are', async () => {
    const { testApp, near, stay, book, night } = await openHotel(await newPlace(), 1);
    const quote = await testApp.as('staff', 'quoteBooking', stay('13:00', 4));
    expect(quote.data).toMatchObject({
      nights: 0,
      pay: 160,
      lastPay: 160,
      full: [],
      types: [{ available: 1 }],
    });
    const booked = await book('13:00', 4);
    expect(booked.data).toMatchObject({ pay: 160, lastPay: 160 });
    const id = booked.data?.id ?? '';
    expect((await testApp.as('staff', 'getOrder', { id })).data).toMatchObject({
      days: 0,
      dayUseHours: 4,
      estimatedCheckOut: `${today} 17:00:00`,
      holdUntil: `${today} 17:00:00`,
    });
    const left = await testApp.as('staff', 'availability', { hotelId: near.hotelId });
    expect(
      left.data?.roomTypes.find(({ id: type }) => Number(type) === near.typeId)?.available[0],
    ).toBe(1);
    // Its hours are taken; before, after them, and the night, are not.
    expect((await testApp.as('staff', 'quoteBooking', stay('16:00', 3))).data).toMatchObject({
      full: [today],
    });
    expect(await book('16:00', 3)).toMatchObject({
      code: Code.conflict,
      msg: '该房型 03-18 16:00–19:00 已满',
    });
    expect(await book('10:00', 3)).toMatchObject({ code: Code.success });
    expect(await night()).toMatchObject({ code: Code.success });
    await expectSound(testApp);
  });

  it.each([
    [{}, { hours: 2 }, 'hours'],
    [{}, { hours: 7 }, 'hours'],
    [{ from: '18:00' }, {}, 'estimatedCheckIn'],
    [{ from: '07:00' }, {}, 'estimatedCheckIn'],
    [{}, { estimatedCheckOut: `${today} 18:00:00` }, 'estimatedCheckOut'],
    [{ fee: 0 }, {}, 'roomType'],
  ])('refuses %j %j', async (where, given, field) => {
    const { from = '13:00', fee = 4_000 } = where as { from?: string; fee?: number };
    const { book } = await openHotel(await newPlace(), 1, fee);
    const refused = await book(from, 4, given);
    expect(refused.code).toBe(Code.invalid);
    expect(refused.data).toEqual({ fields: { [field]: expect.anything() } });
  });

  it('is not sold in rooms whose guests stay, nor out of order', async () => {
    const { testApp, first, second, book } = await openHotel(await newPlace(), 2);
    await testApp.as('staff', 'checkIn', {
      id: first,
      estimatedCheckIn: '2026-03-17 14:00:00',
      estimatedCheckOut: '2026-03-19 12:00:00',
      checkInfoList: [newGuest()],
    });
    expect(await book('13:00', 4)).toMatchObject({ code: Code.success });
    expect(await book('13:00', 4)).toMatchObject({ code: Code.conflict });
    expect(
      await testApp.as('manager', 'setOutOfOrder', {
        roomId: second,
        from: '2026-03-19',
        to: '2026-03-19',
        reason: '漏水',
      }),
    ).toMatchObject({ code: Code.success });
    const tomorrow = {
      estimatedCheckIn: '2026-03-19 13:00:00',
      estimatedCheckOut: '2026-03-19 17:00:00',
    };
    expect(await book('13:00', 4, tomorrow)).toMatchObject({ code: Code.success });
    expect(await book('13:00', 4, tomorrow)).toMatchObject({ code: Code.conflict });
  });

  it('has a room that others have later on its day, but not at its hours', async () => {
    const { testApp, near, first, book, night, assign } = await openHotel(await newPlace(), 2);
    const [early, late] = [await book('10:00', 3), await book('12:00', 3)];
    const evening = await night(paid);
    expect(await assign(evening.data?.id, first)).toMatchObject({ code: Code.success });
    expect(await assign(early.data?.id, first)).toMatchObject({ code: Code.success });
    expect(await assign(late.data?.id, first)).toMatchObject({
      code: Code.conflict,
      msg: expect.stringContaining('03-18 10:00–13:00 已排给订单'),
    });
    expect(
      await testApp.as('manager', 'setOutOfOrder', {
        roomId: first,
        from: today,
        to: today,
        reason: '漏水',
      }),
    ).toMatchObject({ code: Code.conflict });
    // Who comes while it is used by hours does not have that room.
    const noon = await night({ estimatedCheckIn: `${today} 12:30:00`, ...paid });
    expect(await assign(noon.data?.id, first)).toMatchObject({ code: Code.conflict });
    expect(near.typeId).toBeGreaterThan(0);
    await expectSound(testApp);
  });

  it('is checked in, leaves late for nothing, and is in the day report without a night', async () => {
    const { testApp, clock, first, book, night, assign, checkIn } = await openHotel(
      await newPlace(),
      1,
    );
    const id = (await book('13:00', 4, paid)).data?.id;
    const evening = (await night(paid)).data?.id;
    await assign(evening, first);
    await assignHolds.run(testApp.server, new AbortController().signal);
    await assign(id, first);
    const [arrival] = (await testApp.as('staff', 'arrivalRooms', { orderIds: [id] })).data ?? [];
    expect(arrival).toMatchObject({ roomId: first });
    clock.forward(3 * 3600);
    const hours = { estimatedCheckOut: `${today} 18:00:00` };
    expect(await checkIn(id, first, hours)).toMatchObject({ code: Code.invalid });
    expect(await checkIn(id, first)).toMatchObject({ code: Code.conflict });
    expect(await checkIn(id, first, { acceptReserved: 1 })).toMatchObject({ code: Code.success });
    const board = await testApp.as('staff', 'listRooms', {});
    expect(board.data?.find((room) => Number(room.id) === first)).toMatchObject({
      isDayUse: 1,
      leaveTime: `${today} 17:00:00`,
    });
    await expectSound(testApp);
    const sn = board.data?.find((room) => Number(room.id) === first)?.sn ?? '';
    const longer = { roomId: first, sn, leaveTime: '2026-03-19 12:00:00' };
    expect(await testApp.as('staff', 'quoteStay', longer)).toMatchObject({ code: Code.conflict });
    clock.forward(6 * 3600);
    expect((await testApp.as('staff', 'getBill', { orderId: id })).data).not.toHaveProperty('late');
    expect(await testApp.as('staff', 'checkOut', { id: first })).toMatchObject({
      code: Code.success,
    });
    const report = await testApp.as('manager', 'dayReport', { day: today });
    expect(report.data?.total).toMatchObject({
      soldNights: 0,
      averagePrice: null,
      roomIncome: 160,
    });
    // The guests of the evening have kept their room.
    expect((await testApp.as('staff', 'getOrder', { id: evening })).data).toMatchObject({
      roomName: expect.anything(),
    });
    const room = await testApp.store.db
      .selectFrom('room')
      .select('status')
      .where('id', '=', first)
      .executeTakeFirst();
    expect(room?.status).toBe(RoomStatus.awaitingCleaning);
    await expectSound(testApp);
  });

  it('is not changed, is a no-show once its hours are over, and comes back within them', async () => {
    const { testApp, clock, book } = await openHotel(await newPlace(), 1);
    const id = (await book('13:00', 4, paid)).data?.id ?? '';
    const moved = {
      id,
      estimatedCheckIn: `${today} 14:00:00`,
      estimatedCheckOut: `${today} 18:00:00`,
    };
    expect(await testApp.as('staff', 'quoteOrder', moved)).toMatchObject({ code: Code.conflict });
    expect(await testApp.as('staff', 'modifyOrder', { id, note: '靠窗' })).toMatchObject({
      code: Code.success,
    });
    expect(await testApp.as('staff', 'endNoShow', { id })).toMatchObject({ code: Code.conflict });
    const other = (await book('17:00', 3)).data?.id ?? '';
    await testApp.as('staff', 'cancelOrder', { id: other, reason: '改期', refundAmount: 0 });
    expect(await book('17:00', 3)).toMatchObject({ code: Code.success });
    expect(await testApp.as('manager', 'reinstateOrder', { id: other })).toMatchObject({
      code: Code.conflict,
    });
    clock.forward(7 * 3600);
    expect(await testApp.as('staff', 'endNoShow', { id })).toMatchObject({ code: Code.success });
    await expectSound(testApp);
  });
});
