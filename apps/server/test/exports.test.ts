import { expect, it } from 'vitest';
import { createSemaphore } from '../src/exports/semaphore.ts';
import { newSqlitePlace, onBothEngines } from './engines.ts';
import { nastyKinds } from './fuzz/nasty.ts';
import { expectSound, openHouse } from './house.ts';
import { addOrder } from './property.ts';
import { readSheet } from './readSheet.ts';

onBothEngines((newPlace) => {
  it('makes more exports at once than run at once, each whole', async () => {
    const house = await openHouse(await newPlace());
    await house.put(async (tx) => {
      for (let count = 0; count < 600; count += 1) await addOrder(tx, house.property.near);
    });
    const sheets = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const answer = await house.download('manager', 'downloadOrders');
        return readSheet(Buffer.from(await answer.arrayBuffer()));
      }),
    );
    for (const rows of sheets) expect(rows).toHaveLength(601);
  });

  it('ends an export that nobody reads on, and goes on with the next', async () => {
    const house = await openHouse(await newPlace());
    await house.put((tx) => addOrder(tx, house.property.near));
    for (let count = 0; count < 3; count += 1) {
      const answer = await house.download('manager', 'downloadOrders');
      await answer.body?.cancel();
    }
    const answer = await house.download('manager', 'downloadOrders');
    expect(readSheet(Buffer.from(await answer.arrayBuffer()))).toHaveLength(2);
    expect(house.log.errors).toEqual([]);
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
  const house = await openHouse(await newSqlitePlace());
  for (const wrong of nastyKinds) {
    for (const field of ['page', 'status', 'roomType', 'beginTime', 'endTime', 'province']) {
      const answer = await house.download('staff', 'downloadOrders', { [field]: wrong });
      expect(answer.status, `${field} ${JSON.stringify(wrong)?.slice(0, 60)}`).toBe(200);
      // Filters that are right after all make a workbook, which other tests read.
      await answer.body?.cancel();
    }
  }
  await expectSound(house);
});
