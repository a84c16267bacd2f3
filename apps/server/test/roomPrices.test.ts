import { contract } from '@anzhu/api/contract';
import { Code } from '@anzhu/api/contract/envelope';
import { apiKeyHeader } from '@anzhu/api/contract/intake';
import { PriceKind } from '@anzhu/api/contract/roomPrice';
import { describeNights } from '@anzhu/api/rules/nightFees';
import { expect, it } from 'vitest';
import { createKey } from '../src/platform/channel/channelKeys.ts';
import { onBothEngines } from './engines.ts';
import { addOrder, addRoom, newGuest } from './property.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

/** A room whose type costs 300 a night, 360 on Fridays, 500 on 2026-03-21 (a Saturday). */
async function openPriced(testApp: TestApp) {
  const { near } = testApp.property;
  const rooms = await testApp.put(async (tx) => {
    await tx.updateTable('room_type').set({ fee: 30_000 }).where('id', '=', near.typeId).execute();
    return [(await addRoom(tx, near)).id, (await addRoom(tx, near)).id];
  });
  const save = (input: object) =>
    testApp.as('manager', 'saveRoomPrice', { roomType: near.typeId, ...input });
  await save({ weekday: 5, fee: 360 });
  await save({ from: '2026-03-21', to: '2026-03-21', fee: 500 });
  return { rooms, save, typeId: near.typeId };
}

const days = (from: string, to: string) => ({
  estimatedCheckIn: `${from} 14:00:00`,
  estimatedCheckOut: `${to} 12:00:00`,
});
const week = { from: '2026-03-19', to: '2026-03-22' };

onBothEngines((newPlace) => {
  it('a night costs what its date, its weekday or its room type says, in that order', async () => {
    const testApp = await openTestApp(await newPlace());
    const { save, typeId } = await openPriced(testApp);
    const list = async () =>
      (await testApp.as('staff', 'listRoomPrices', { roomType: typeId, ...week })).data;
    expect(await list()).toEqual([
      { night: '2026-03-19', fee: 300, kind: PriceKind.usual, regularFee: 300 },
      { night: '2026-03-20', fee: 360, kind: PriceKind.weekday, regularFee: 360 },
      { night: '2026-03-21', fee: 500, kind: PriceKind.day, regularFee: 300 },
      { night: '2026-03-22', fee: 300, kind: PriceKind.usual, regularFee: 300 },
    ]);
    const nightFees = async (who: 'staff' | 'guard') =>
      (await testApp.as(who, 'getRoomType', { id: typeId })).data?.nightFees;
    expect(await nightFees('staff')).toEqual({ weekdays: [{ weekday: 5, fee: 360 }], days: 1 });
    expect((await nightFees('guard')) ?? null).toBeNull();
    await save({ ...week, fee: 410 });
    expect((await list())?.map(({ fee }) => fee)).toEqual([410, 410, 410, 410]);
    await save({ ...week, fee: null });
    await save({ weekday: 6, fee: 380 });
    expect((await list())?.map(({ fee }) => fee)).toEqual([300, 360, 380, 300]);
  });

  it('every sum of nights uses them: walk-in, added nights, a channel that names no sum', async () => {
    const testApp = await openTestApp(await newPlace());
    const { rooms, typeId } = await openPriced(testApp);
    const stay = { id: rooms[0], ...days('2026-03-18', '2026-03-22') };
    const { data: quote } = await testApp.as('staff', 'quoteCheckIn', stay);
    expect(quote).toMatchObject({ nights: 4, pay: 1460 });
    expect(describeNights(quote?.lines ?? [])).toBe(
      '平日 ¥300 × 2，周末 ¥360 × 1，特殊日期 ¥500 × 1',
    );
    const booked = { roomType: typeId, ...days('2026-03-19', '2026-03-21') };
    const { data: booking } = await testApp.as('staff', 'quoteBooking', booked);
    expect(describeNights(booking?.types[0]?.lines ?? [])).toBe('平日 ¥300 × 1，周末 ¥360 × 1');
    const { data: walkIn } = await testApp.as('staff', 'checkIn', {
      ...stay,
      checkInfoList: [newGuest()],
    });
    expect(walkIn?.pay).toBe(1460);

    const orderId = await testApp.put((tx) =>
      addOrder(tx, testApp.property.near, {
        arrive_time: '2026-03-18 14:00:00',
        leave_time: '2026-03-20 12:00:00',
        nights: 2,
        pay: 50_001,
        last_pay: 50_001,
      }),
    );
    const longer = { id: rooms[1], orderId, ...days('2026-03-18', '2026-03-22') };
    const { data: added } = await testApp.as('staff', 'quoteCheckIn', longer);
    expect(added).toMatchObject({ addedNights: 2, addedPay: 860, pay: 1360.01 });
    expect(added?.lines?.map(({ kind }) => kind)).toEqual([
      null,
      null,
      PriceKind.weekday,
      PriceKind.day,
    ]);
    await testApp.as('staff', 'checkIn', { ...longer, checkInfoList: [newGuest()] });
    const nights = await testApp.store.db
      .selectFrom('order_night')
      .select(['night', 'fee'])
      .where('order_id', '=', orderId)
      .orderBy('night')
      .execute();
    // What was paid as one sum is spread over its nights.
    expect(nights.map(({ fee }) => fee)).toEqual([25_001, 25_000, 36_000, 50_000]);

    const sent = await fetch(`${testApp.url}${contract.intakeOrder.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [apiKeyHeader]: await createKey(testApp.server, '携程'),
      },
      body: JSON.stringify({
        externalId: 'priced',
        source: '携程',
        hotelId: testApp.property.near.hotelId,
        roomType: typeId,
        name: '王示例',
        number: '13900001234',
        ...days('2026-04-03', '2026-04-05'),
      }),
    });
    expect(await sent.json()).toMatchObject({ code: 200, data: { pay: 660 } });
    await expectSound(testApp);
  });

  it('gives several weekdays a price at once, in one line of the log', async () => {
    const testApp = await openTestApp(await newPlace());
    const { save, typeId } = await openPriced(testApp);
    const fees = async () =>
      (await testApp.as('staff', 'listRoomPrices', { roomType: typeId, ...week })).data?.map(
        ({ fee }) => fee,
      );
    expect(await save({ weekdays: [7, 5, 5], fee: 420, shown: [360, 300] })).toMatchObject({
      code: 200,
    });
    expect(await fees()).toEqual([300, 420, 500, 420]);
    const { data } = await testApp.as('manager', 'logPage', {});
    expect(data?.records[0]?.sketch).toMatch(/周五、周日的价格$/);
    await save({ weekdays: [5, 6, 7], fee: null });
    expect(await fees()).toEqual([300, 300, 500, 300]);
  });

  it('of those who save what they have seen, the first wins', async () => {
    const testApp = await openTestApp(await newPlace());
    const { save } = await openPriced(testApp);
    const shown = [300, 360, 500, 300];
    const saves = await Promise.all(
      Array.from({ length: 20 }, (_, index) => save({ ...week, fee: 401 + index, shown })),
    );
    const codes = saves.map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === Code.conflict)).toHaveLength(19);
    const before = await testApp.snapshot();
    // A price of the room type counts too, and one price too few.
    for (const seen of [
      { weekdays: [1], shown: [299] },
      { ...week, shown: [300] },
    ]) {
      expect(await save({ ...seen, fee: 1 })).toMatchObject({
        code: Code.conflict,
        msg: '价格已被他人修改，请核对后重试',
      });
    }
    expect(await testApp.snapshot()).toEqual(before);
    await expectSound(testApp);
  });

  it('saves once, logs what was and what is, and nothing when nothing changes', async () => {
    const testApp = await openTestApp(await newPlace());
    const { save } = await openPriced(testApp);
    await save({ ...week, fee: 410 });
    await save({ ...week, fee: 410 });
    const { data } = await testApp.as('manager', 'logPage', {});
    const prices = data?.records.filter(({ sketch }) => sketch?.endsWith('的价格')) ?? [];
    expect(prices.map(({ sketch }) => sketch?.replace(/「.+」/, ''))).toEqual([
      '房型2026-03-19 至 2026-03-22的价格',
      '房型2026-03-21的价格',
      '房型周五的价格',
    ]);
    const detail = await testApp.as('manager', 'getLog', { id: prices[0]?.id });
    expect(detail.data?.detail).toMatchObject({
      before: { '2026-03-19 至 2026-03-22': '¥500.00（1 天）' },
      after: { '2026-03-19 至 2026-03-22': '¥410.00' },
    });
  });

  it.each([
    [{ fee: 1 }, '请选择星期，或开始与结束日期'],
    [{ weekday: 5, ...week, fee: 1 }, '请选择星期，或开始与结束日期'],
    [{ weekdays: [5], weekday: 5, fee: 1 }, '请选择星期，或开始与结束日期'],
    [{ from: '2026-03-19', fee: 1 }, '请选择星期，或开始与结束日期'],
    [{ weekdays: [], fee: 1 }, '至少一个'],
    [{ weekdays: [0], fee: 1 }, '不能小于 1'],
    [{ weekday: 8, fee: 1 }, '不能大于 7'],
    [{ from: '2026-03-22', to: '2026-03-19', fee: 1 }, '不能早于开始日期'],
    [{ from: '2026-01-01', to: '2027-01-02', fee: 1 }, '最多 366 晚'],
    [{ from: '2026-02-30', to: '2026-03-01', fee: 1 }, '不是存在的日期'],
    [{ weekday: 5, fee: -1 }, '不能小于 0'],
    [{ weekday: 5 }, ''],
  ])('refuses %j', async (input, message) => {
    const testApp = await openTestApp(await newPlace());
    const { save } = await openPriced(testApp);
    const before = await testApp.snapshot();
    const refused = await save(input);
    expect(refused.code).toBe(Code.invalid);
    expect(refused.msg).toContain(message);
    expect(await testApp.snapshot()).toEqual(before);
  });
});
