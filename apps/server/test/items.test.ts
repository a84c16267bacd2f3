import { Code } from '@anzhu/api/contract/envelope';
import { LineKind } from '@anzhu/api/contract/bill';
import { expect, it } from 'vitest';
import { onBothEngines, type Place } from './engines.ts';
import { call } from './harness.ts';
import { signIn } from './people.ts';
import { addOrder } from './property.ts';
import { openTestApp } from './testApp.ts';

/** An open bill of a hotel that sells water at 5 and noodles at 8.50 yuan, and another hotel's water. */
async function openShop(place: Place) {
  const testApp = await openTestApp(place);
  const { near, far } = testApp.property;
  const orderId = await testApp.put((tx) => addOrder(tx, near));
  const add = (hotel_id: number, name: string, price: number) =>
    testApp.put(async (tx) => {
      const row = { hotel_id, name, price, unit: '', is_active: 1 as const };
      return (await tx.insertInto('item').values(row).returning('id').executeTakeFirstOrThrow()).id;
    });
  const ids = {
    water: await add(near.hotelId, '矿泉水', 500),
    noodles: await add(near.hotelId, '方便面', 850),
    elsewhere: await add(far.hotelId, '矿泉水', 500),
  };
  const charge = (items: readonly (readonly [id: number, quantity: number])[], seen: number) =>
    testApp.as('staff', 'chargeItems', {
      orderId,
      items: items.map(([itemId, quantity]) => ({ itemId, quantity })),
      seen,
    });
  const linesOf = (id = orderId) =>
    testApp.store.db
      .selectFrom('bill_line')
      .select(['id', 'amount', 'item_id', 'quantity', 'unit_price', 'note', 'reverses_id'])
      .where('order_id', '=', id)
      .where('kind', '=', LineKind.charge)
      .orderBy('id')
      .execute();
  return { testApp, orderId, ids, charge, linesOf };
}

onBothEngines((newPlace) => {
  it('each item is a line at its price of now, and the log names them', async () => {
    const { testApp, ids, charge, linesOf } = await openShop(await newPlace());
    const { code, data } = await charge(
      [
        [ids.water, 2],
        [ids.noodles, 1],
      ],
      18.5,
    );
    expect(code).toBe(Code.success);
    expect(data.lines.filter(({ itemId }) => itemId !== undefined)).toMatchObject([
      { note: '矿泉水', quantity: 2, unitPrice: 5, amount: 10 },
      { note: '方便面', quantity: 1, unitPrice: 8.5, amount: 8.5 },
    ]);
    await testApp.as('manager', 'modifyItem', { id: ids.water, price: 6 });
    expect((await linesOf()).map(({ unit_price }) => unit_price)).toEqual([500, 850]);
    const row = await testApp.store.db
      .selectFrom('log')
      .selectAll()
      .where('target_kind', '=', 'order')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).toContain('矿泉水 × 2，单价 ¥5.00；方便面');
  });

  it('all or none: refused are a changed price, what is not on sale, and another hotel’s', async () => {
    const { testApp, ids, charge, linesOf } = await openShop(await newPlace());
    const { water, noodles, elsewhere } = ids;
    expect(await charge([[water, 2]], 9)).toMatchObject({
      code: Code.conflict,
      msg: '商品的价格已变，合计现为 ¥10.00，请核对后再记',
    });
    const both = [
      [water, 1],
      [elsewhere, 1],
    ] as const;
    expect(await charge(both, 10)).toMatchObject({ code: Code.notFound });
    await testApp.as('manager', 'modifyItem', { id: noodles, isActive: 0 });
    expect(await charge([[noodles, 1]], 8.5)).toMatchObject({ code: Code.notFound });
    for (const quantity of [0, -1, 1.5, 1000, '2瓶', null]) {
      const items = [{ itemId: water, quantity }];
      const answer = await testApp.as('staff', 'chargeItems', { orderId: 1, items, seen: 5 });
      expect([quantity, answer.code]).toEqual([quantity, Code.invalid]);
    }
    expect(
      await charge(
        [
          [water, 1],
          [water, 1],
        ],
        10,
      ),
    ).toMatchObject({ code: Code.invalid });
    expect(await linesOf()).toEqual([]);
  });

  it('a reversal and a move keep the item; a used one is not deleted', async () => {
    const { testApp, orderId, ids, charge, linesOf } = await openShop(await newPlace());
    const { water, noodles } = ids;
    const other = await testApp.put((tx) => addOrder(tx, testApp.property.near));
    await charge(
      [
        [water, 3],
        [noodles, 2],
      ],
      32,
    );
    const [first, second] = await linesOf();
    const move = { orderId, lineIds: [first?.id], toOrderId: other };
    expect((await testApp.as('staff', 'moveBillLines', move)).code).toBe(Code.success);
    const ofWater = { item_id: water, quantity: 3, unit_price: 500, note: '矿泉水' };
    expect(await linesOf(other)).toMatchObject([{ ...ofWater, amount: 1500 }]);
    expect((await linesOf()).at(-1)).toMatchObject({ ...ofWater, amount: -1500 });
    testApp.clock.forward(24 * 3600);
    const reversal = { id: second?.id, reason: '没有拿' };
    const token = await signIn(testApp, 'manager');
    expect((await call(testApp, 'voidBillLine', reversal, token)).code).toBe(Code.success);
    expect((await linesOf()).at(-1)).toMatchObject({
      item_id: noodles,
      quantity: 2,
      unit_price: 850,
      amount: -1700,
      reverses_id: second?.id,
    });
    expect(await call(testApp, 'deleteItem', { id: water }, token)).toMatchObject({
      code: Code.refused,
      msg: expect.stringContaining('账单明细'),
    });
    const update = testApp.put((tx) =>
      tx
        .updateTable('bill_line')
        .set({ quantity: 1 })
        .where('id', '=', second?.id ?? 0)
        .execute(),
    );
    await expect(update).rejects.toThrow();
  });
});
