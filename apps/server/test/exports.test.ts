import { expect, it } from 'vitest';
import { createSemaphore } from '../src/platform/exports/loggedExport.ts';
import { newSqlitePlace, onBothEngines } from './engines.ts';
import { nastyKinds } from './fuzz/nasty.ts';
import { addOrder } from './property.ts';
import { readSheet } from './readSheet.ts';
import { expectSound, openTestApp } from './testApp.ts';

onBothEngines((newPlace) => {
  it('makes more exports at once than run at once, each whole', async () => {
    const testApp = await openTestApp(await newPlace());
    await testApp.put(async (tx) => {
      for (let count = 0; count < 600; count += 1) await addOrder(tx, testApp.property.near);
    });
    const sheets = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const answer = await testApp.download('manager', 'downloadOrders');
        return readSheet(Buffer.from(await answer.arrayBuffer()));
      }),
    );
    for (const rows of sheets) expect(rows).toHaveLength(601);
  });

  it('ends an export that nobody reads on, and goes on with the next', async () => {
    const testApp = await openTestApp(await newPlace());
    await testApp.put((tx) => addOrder(tx, testApp.property.near));
    for (let count = 0; count < 3; count += 1) {
      const answer = await testApp.download('manager', 'downloadOrders');
      await answer.body?.cancel();
    }
    const answer = await testApp.download('manager', 'downloadOrders');
    expect(readSheet(Buffer.from(await answer.arrayBuffer()))).toHaveLength(2);
    expect(testApp.log.errors).toEqual([]);
  });
});

it('lets so many work at once, the others in their turn', async () => {
  const exportSlots = createSemaphore(2);
  const [first, second] = await Promise.all([exportSlots.acquire(), exportSlots.acquire()]);
  const order: string[] = [];
  const third = exportSlots.acquire().then((release) => {
    order.push('third');
    return release;
  });
  const fourth = exportSlots.acquire().then(() => order.push('fourth'));
  await Promise.resolve();
  expect(order).toEqual([]);
  first?.();
  (await third)();
  await fourth;
  expect(order).toEqual(['third', 'fourth']);
  second?.();
});

it('a download with bad filters is an envelope that says so', async () => {
  const testApp = await openTestApp(await newSqlitePlace());
  for (const wrong of nastyKinds) {
    for (const field of ['page', 'status', 'roomType', 'beginTime', 'endTime', 'province']) {
      const answer = await testApp.download('staff', 'downloadOrders', { [field]: wrong });
      expect(answer.status, `${field} ${JSON.stringify(wrong)?.slice(0, 60)}`).toBe(200);
      // Filters that are right after all make a workbook, which other tests read.
      await answer.body?.cancel();
    }
  }
  await expectSound(testApp);
});
