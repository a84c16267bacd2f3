import { rename } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { downloadOrders } from '@anzhu/api/contract/order';
import { storeFile } from '../src/platform/db/sqlite.ts';
import { makeExportQueue, maxOfUser } from '../src/platform/exportQueue.ts';
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
      (['manager', 'manager', 'staff', 'admin'] as const).map(async (user) => {
        const answer = await testApp.download(user, 'downloadOrders');
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

it('refuses an export that cannot begin, in words', async () => {
  const testApp = await openTestApp(await newSqlitePlace());
  // All connections but that of an export are open then.
  await (await testApp.download('manager', 'downloadOrders')).arrayBuffer();
  const file = storeFile(testApp.server.config.dataDir);
  await rename(file, `${file}.away`);
  const answer = await testApp.download('manager', 'downloadOrders');
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.json()).toMatchObject({
    code: 503,
    msg: expect.stringMatching(/^数据库暂时不可用/),
  });
  await rename(`${file}.away`, file);
});

it('gives one user one export at a time, others theirs beside it, and refuses too many', async () => {
  const queue = makeExportQueue(2);
  const order: string[] = [];
  const enter = (name: string, userId: number) => {
    const place = queue.enter(userId);
    void place.turn.then(() => order.push(name));
    return place;
  };
  const first = Array.from({ length: maxOfUser }, (_, place) => enter(`first ${place}`, 1));
  expect(() => queue.enter(1)).toThrow('您有多个导出正在进行，请等待完成后再试');
  const second = enter('second', 2);
  const third = enter('third', 3);
  await Promise.resolve();
  expect(order).toEqual(['first 0', 'second']);
  // One that leaves the line has no turn, and its place is free again.
  first[1]?.leave();
  first[1]?.leave();
  enter('first again', 1);
  first[0]?.leave();
  await Promise.resolve();
  expect(order).toEqual(['first 0', 'second', 'first 2']);
  second.leave();
  await Promise.resolve();
  expect(order).toEqual(['first 0', 'second', 'first 2', 'third']);
  third.leave();
  first[2]?.leave();
  await Promise.resolve();
  expect(order.at(-1)).toBe('first 3');
});

it('a download with bad filters is an envelope that says so', async () => {
  const testApp = await openTestApp(await newSqlitePlace());
  for (const wrong of nastyKinds) {
    for (const field of ['page', 'status', 'roomType', 'beginTime', 'endTime', 'province']) {
      // Filters that are right after all make a workbook, which other tests read.
      if (downloadOrders.input.safeParse({ [field]: wrong }).success) continue;
      const answer = await testApp.download('staff', 'downloadOrders', { [field]: wrong });
      const name = `${field} ${JSON.stringify(wrong)?.slice(0, 60)}`;
      expect(answer.headers.get('content-type'), name).toContain('json');
      expect([400, 1001], name).toContain((await answer.json()).code);
    }
  }
  await expectSound(testApp);
});
