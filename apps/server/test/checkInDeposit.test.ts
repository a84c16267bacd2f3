import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { Code } from '@anzhu/api/contract/envelope';
import { DepositRule } from '@anzhu/api/contract/hotel';
import { expect, it } from 'vitest';
import { onBothEngines, type Place } from './engines.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';
import { expectSound, openTestApp } from './testApp.ts';

const { wechat, card } = PayMethod;

/** Three rooms, and two orders of one group. */
async function openHotel(place: Place) {
  const testApp = await openTestApp(place);
  const { near } = testApp.property;
  const { rooms, orders } = await testApp.put(async (tx) => ({
    rooms: [await addRoom(tx, near), await addRoom(tx, near), await addRoom(tx, near)],
    orders: [
      await addOrder(tx, near, { group_no: 'T-1' }),
      await addOrder(tx, near, { group_no: 'T-1', channel: 'ctrip', external_id: 'C-1' }),
    ],
  }));
  const stay = { id: rooms[0]?.id, ...period, checkInfoList: [newGuest()] };
  const bill = async (orderId: unknown) =>
    (await testApp.as('staff', 'getBill', { orderId: String(orderId) })).data;
  return { testApp, rooms, orders, stay, bill };
}

onBothEngines((newPlace) => {
  it('takes a deposit with the check-in of an order and of a walk-in, and names its line', async () => {
    const { testApp, rooms, orders, stay, bill } = await openHotel(await newPlace());
    const deposit = { deposit: 400, depositMethod: wechat };
    const booked = await testApp.as('staff', 'checkIn', {
      ...stay,
      orderId: orders[0],
      ...deposit,
    });
    expect(booked.code).toBe(Code.success);
    const walkIn = await testApp.as('staff', 'checkIn', {
      ...stay,
      id: rooms[2]?.id,
      checkInfoList: [newGuest()],
      method: card,
      ...deposit,
    });
    for (const { data } of [booked, walkIn]) {
      const { deposit: held, lines } = await bill(data.id);
      expect(held).toBe(400);
      expect(lines.filter(({ kind }: { kind: number }) => kind === LineKind.deposit)).toMatchObject(
        [
          {
            id: data.depositLine,
            amount: 400,
            method: wechat,
            note: '办理入住',
            createdBy: 'staff 昵称',
          },
        ],
      );
    }
    const { data } = await testApp.as('manager', 'dayReport', { day: '2026-03-18' });
    expect(data.total.ways[wechat]).toMatchObject({ depositsIn: 800, received: 0 });
    const log = await testApp.store.db
      .selectFrom('log')
      .select('after_values')
      .where('sketch', '=', `订单 ${orders[0]} 已入住`)
      .executeTakeFirstOrThrow();
    expect(log.after_values).toContain('"押金":400');
    await expectSound(testApp);
  });

  it('takes the same for each room of a group, also of a channel that was paid', async () => {
    const { testApp, rooms, orders, bill } = await openHotel(await newPlace());
    const { code, data } = await testApp.as('staff', 'checkInMany', {
      rooms: rooms.slice(0, 2).map(({ id }, index) => ({
        id,
        orderId: orders[index],
        checkInfoList: [newGuest()],
      })),
      deposit: 300,
      depositMethod: card,
    });
    expect(code).toBe(Code.success);
    expect(new Set(data?.map(({ depositLine }) => depositLine)).size).toBe(2);
    for (const id of orders) expect(await bill(id)).toMatchObject({ deposit: 300, open: 0 });
    await expectSound(testApp);
  });

  it('writes nothing without its way, or when the check-in is refused', async () => {
    const { testApp, orders, stay } = await openHotel(await newPlace());
    const before = await testApp.snapshot();
    const arrival = { ...stay, orderId: orders[0] };
    expect(await testApp.as('staff', 'checkIn', { ...arrival, deposit: 300 })).toMatchObject({
      code: Code.invalid,
      data: { fields: { depositMethod: '请选择押金的支付方式' } },
    });
    const stale = { ...arrival, lastPay: 1, deposit: 300, depositMethod: wechat };
    expect((await testApp.as('staff', 'checkIn', stale)).code).toBe(Code.conflict);
    expect(await testApp.snapshot()).toEqual(before);
    const none = await testApp.as('staff', 'checkIn', { ...arrival, deposit: 0 });
    expect(none.code).toBe(Code.success);
    expect(none.data).not.toHaveProperty('depositLine');
  });

  it('is what the hotel has set', async () => {
    const { testApp } = await openHotel(await newPlace());
    const setting = { depositRule: DepositRule.perNight, depositAmount: 150 };
    const { hotelId } = testApp.property.near;
    const input = { id: hotelId, ...setting };
    expect((await testApp.as('manager', 'modifyHotel', input)).code).toBe(Code.success);
    expect((await testApp.as('staff', 'myHotel', {})).data).toMatchObject(setting);
  });
});
