import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { expect, it } from 'vitest';
import { onBothEngines } from './engines.ts';
import { addOrder } from './property.ts';
import { readSheet } from './readSheet.ts';
import { openTestApp } from './testApp.ts';

const { charge } = LineKind;

onBothEngines((newPlace) => {
  it('exports bills with their sums and lines with their marks, by the filters of the list', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    const [one, other] = await testApp.put(async (tx) => [
      await addOrder(tx, near),
      await addOrder(tx, near, { status: 0 }),
    ]);
    const limits = { id: near.hotelId, allowanceManager: 1000 };
    expect((await testApp.as('manager', 'modifyHotel', limits)).code).toBe(200);
    const enter = async (line: object) =>
      (await testApp.as('manager', 'addBillLine', { orderId: one, kind: charge, ...line })).data.id;
    await enter({ amount: 28.5, note: '早餐' });
    const wrong = await enter({ amount: 99, note: '记错' });
    await enter({ amount: -8.5, isAllowance: 1, note: '空调故障' });
    await enter({ kind: LineKind.deposit, amount: 200, method: PayMethod.card });
    const voided = { id: wrong, reason: '记错' };
    expect((await testApp.as('manager', 'voidBillLine', voided)).code).toBe(200);
    const read = async (content: string) => {
      const answer = await testApp.download('manager', 'downloadOrders', {
        page: { page: 1, size: 10 },
        status: 1,
        content,
      });
      return readSheet(Buffer.from(await answer.arrayBuffer()));
    };
    const bills = await read('bills');
    expect(bills.at(-1)?.slice(-7)).toEqual([540, 28.5, -8.5, 560, 540, 200, 20]);
    expect(bills.flat()).not.toContain(String(other));
    const lines = await read('lines');
    expect(lines.slice(1).map((row) => [row[6], row[7], row[11], row[14]])).toEqual([
      ['收款', null, 540, null],
      ['消费', '早餐', 28.5, null],
      ['消费', '记错', 99, '作废'],
      ['折让', '空调故障', -8.5, null],
      ['押金', null, 200, null],
    ]);
    const rows = await testApp.store.db
      .selectFrom('log')
      .select('sketch')
      .where('sketch', 'like', '导出%')
      .orderBy('id')
      .execute();
    expect(rows.map(({ sketch }) => sketch)).toEqual(['导出账单 1 条', '导出账单明细 1 条']);
  });
});
