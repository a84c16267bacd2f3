import { LineKind } from '@anzhu/api/contract/bill';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onBothEngines, type Place } from './engines.ts';
import { addOrder } from './property.ts';
import { expectSound, openTestApp } from './testApp.ts';

const refused = '账单明细不可修改或删除';

/** A voided charge that the manager entered, and one that counts. */
async function openLines(place: Place) {
  const testApp = await openTestApp(place);
  const orderId = await testApp.put((tx) => addOrder(tx, testApp.property.near));
  const add = async () => {
    const line = { orderId, kind: LineKind.charge, amount: 28, note: '早餐' };
    return Number((await testApp.as('manager', 'addBillLine', line)).data.id);
  };
  const [voided, counted] = [await add(), await add()];
  await testApp.as('manager', 'voidBillLine', { id: voided, reason: '记错' });
  const linesOf = () =>
    testApp.store.db.selectFrom('bill_line').selectAll().orderBy('id').execute();
  /** Changes a line by SQL. */
  const change = (id: number, set: object) =>
    testApp.put((tx) => tx.updateTable('bill_line').set(set).where('id', '=', id).execute());
  return { testApp, voided, counted, linesOf, change };
}

const voids = {
  voided_time: '2026-03-18 11:00:00',
  voided_by: null,
  void_reason: '录错',
};

onBothEngines((newPlace) => {
  it('the database refuses to change what a line says, and to remove one', async () => {
    const { testApp, voided, counted, linesOf, change } = await openLines(await newPlace());
    const other = await testApp.put((tx) => addOrder(tx, testApp.property.near));
    const before = await linesOf();
    for (const set of [
      { id: 999 },
      { order_id: other },
      { kind: 3 },
      { amount: 1 },
      { method: 3 },
      { created_by: testApp.people.users.staff },
      { created_by: null },
      { created_time: '2026-03-17 10:00:00' },
      { with_price: 1 },
      { reverses_id: voided },
      // Together with what may be changed.
      { ...voids, amount: 1 },
      { note: '', amount: 1 },
      { voided_by: testApp.people.users.staff },
    ]) {
      await expect(change(counted, set), JSON.stringify(set)).rejects.toThrow(refused);
    }
    for (const set of [
      voids,
      { voided_time: null, void_reason: '' },
      { voided_by: testApp.people.users.staff },
      { voided_by: null },
    ]) {
      await expect(change(voided, set), JSON.stringify(set)).rejects.toThrow(refused);
    }
    await expect(testApp.put((tx) => tx.deleteFrom('bill_line').execute())).rejects.toThrow(
      refused,
    );
    if (testApp.store.engine === 'postgres') {
      const emptied = testApp.put((tx) => sql`truncate bill_line cascade`.execute(tx));
      await expect(emptied).rejects.toThrow(refused);
    }
    expect(await linesOf()).toEqual(before);
    await expectSound(testApp);
  });

  it('lets a line be voided once, its texts be erased, and whoever entered it be deleted', async () => {
    const { testApp, voided, counted, linesOf, change } = await openLines(await newPlace());
    await change(counted, voids);
    await expect(change(counted, { voided_time: '2026-03-18 12:00:00' })).rejects.toThrow(refused);
    await change(voided, { note: '', void_reason: '已清除' });
    const { manager } = testApp.people.users;
    expect((await testApp.as('admin', 'deleteUser', { id: manager })).code).toBe(200);
    const lines = await linesOf();
    expect(lines.filter(({ kind }) => kind === LineKind.charge)).toMatchObject([
      { id: voided, note: '', void_reason: '已清除', created_by: null, voided_by: null },
      { id: counted, note: '早餐', ...voids, created_by: null },
    ]);
    await expectSound(testApp);
  });
});
