import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { onOneEngine } from './engines.ts';
import { addRoom } from './property.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

const statuses = async ({ store }: TestApp, ids: readonly number[]) =>
  (
    await store.db
      .selectFrom('room')
      .select('status')
      .where('id', 'in', ids)
      .orderBy('id')
      .execute()
  ).map(({ status }) => status);

onOneEngine((newPlace) => {
  it('cleans the rooms that wait for it, and names the others', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    const { awaitingCleaning, occupied, vacant } = RoomStatus;
    const add = (status: RoomStatus) => testApp.put((tx) => addRoom(tx, near, { status }));
    const [first, second, taken] = [
      await add(awaitingCleaning),
      await add(awaitingCleaning),
      await add(occupied),
    ];
    const ids = [second.id, taken.id, first.id];
    const logs = await testApp.countLogs();
    const { data } = await testApp.as('staff', 'cleanRooms', { ids: [...ids, second.id] });
    expect(data).toEqual({
      ids: [first.id, second.id],
      skipped: [{ name: taken.name, reason: '房间状态为「入住」，不能打扫' }],
    });
    expect(await statuses(testApp, ids)).toEqual([vacant, vacant, occupied]);
    expect(await testApp.countLogs()).toBe(logs + 2);
    // Nothing is left to do: no change, no log.
    expect((await testApp.as('staff', 'cleanRooms', { ids })).data?.ids).toEqual([]);
    expect(await testApp.countLogs()).toBe(logs + 2);
    await expectSound(testApp);
  });

  it('cleans each room once, of many clerks at once, and none of another hotel', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.property;
    const status = RoomStatus.awaitingCleaning;
    const rooms = await testApp.put(async (tx) => [
      await addRoom(tx, near, { status }),
      await addRoom(tx, near, { status }),
      await addRoom(tx, near, { status }),
    ]);
    const ids = rooms.map(({ id }) => id);
    const { id: elsewhere } = await testApp.put((tx) => addRoom(tx, far, { status }));
    const refused = await testApp.as('staff', 'cleanRooms', { ids: [...ids, elsewhere] });
    expect(refused.msg).toBe('房间不存在');
    expect(await statuses(testApp, ids)).toEqual([status, status, status]);
    const calls = Array.from({ length: 20 }, (_, index) =>
      testApp.as('staff', 'cleanRooms', { ids: index % 2 ? ids : ids.toReversed() }),
    );
    const cleaned = (await Promise.all(calls)).flatMap(({ data }) => data?.ids.map(Number) ?? []);
    expect(cleaned.toSorted((one, other) => one - other)).toEqual(ids);
    await expectSound(testApp);
  });
});
