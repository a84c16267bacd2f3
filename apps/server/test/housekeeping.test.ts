import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { onBothEngines } from './engines.ts';
import { addRoom } from './property.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

const { awaitingCleaning, occupied, vacant } = RoomStatus;

/** The room as its board has it. */
const roomOf = async (testApp: TestApp, id: number) =>
  (await testApp.as('staff', 'getRoom', { id })).data;

onBothEngines((newPlace) => {
  it('inspects what was cleaned where the hotel does, passes it or has it cleaned once more', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    const status = awaitingCleaning;
    const [first, second] = await testApp.put(async (tx) => [
      await addRoom(tx, near, { status }),
      await addRoom(tx, near, { status, isIsolation: true }),
    ]);
    const ids = [first?.id ?? 0, second?.id ?? 0];
    const [id = 0] = ids;
    const inspect = (isPassed: boolean, of = ids) =>
      testApp.as('staff', 'inspectRooms', { ids: of, isPassed });
    expect((await inspect(true)).data?.skipped.map(({ reason }) => reason)).toEqual([
      '房间状态为「待打扫」，不能检查',
      '房间状态为「待打扫」，不能检查',
    ]);
    await testApp.as('manager', 'modifyHotel', { id: near.hotelId, inspects: 1 });
    await testApp.as('staff', 'cleanRoom', { id });
    expect(await roomOf(testApp, id)).toMatchObject({
      status: awaitingCleaning,
      isToInspect: 1,
      cleanedDay: '2026-03-18',
    });
    const { data: axis } = await testApp.as('staff', 'roomTimeline', {
      from: '2026-03-18',
      to: '2026-03-18',
    });
    expect(axis?.rooms.filter((room) => room.isToInspect).map((room) => room.id)).toEqual([id]);
    const again = await testApp.as('staff', 'cleanRoom', { id });
    expect(again.msg).toBe('房间状态为「待查」，不能打扫');
    const { data: tasks } = await testApp.as('staff', 'today');
    expect(tasks).toMatchObject({ toClean: 1, toInspect: 1 });

    await inspect(false, [id]);
    expect(await roomOf(testApp, id)).toMatchObject({ status, isToInspect: 0 });
    await testApp.as('staff', 'cleanRooms', { ids });
    // Nobody is let in before.
    const { data: rooms } = await testApp.as('staff', 'listRooms', {
      hotelId: near.hotelId,
      status,
    });
    expect(rooms?.map((room) => room.isToInspect)).toEqual([1, 1]);
    expect((await testApp.as('guard', 'inspectRooms', { ids: [id], isPassed: true })).msg).toBe(
      '房间不存在',
    );
    const calls = await Promise.all(Array.from({ length: 10 }, () => inspect(true)));
    expect(calls.flatMap(({ data }) => data?.ids.map(Number) ?? []).toSorted()).toEqual(
      ids.toSorted(),
    );
    expect(await roomOf(testApp, id)).toMatchObject({ status: vacant, isToInspect: 0 });
    await expectSound(testApp);
  });

  it('cleans rooms once a day while their guests stay, and nobody goes into isolation', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.property;
    const [stay, isolated, empty, elsewhere] = await testApp.put(async (tx) => [
      await addRoom(tx, near, { status: occupied }),
      await addRoom(tx, near, { status: occupied, isIsolation: true }),
      await addRoom(tx, near),
      await addRoom(tx, far, { status: occupied }),
    ]);
    const ids = [stay, isolated, empty].map((room) => room?.id ?? 0);
    const logs = await testApp.countLogs();
    const { data } = await testApp.as('staff', 'serviceRooms', { ids });
    expect(data).toEqual({
      ids: [stay?.id],
      skipped: [
        { name: isolated?.name, reason: '隔离期间不进房打扫' },
        { name: empty?.name, reason: '房间状态为「空闲」，不能续住打扫' },
      ],
    });
    expect(await roomOf(testApp, stay?.id ?? 0)).toMatchObject({
      status: occupied,
      cleanedDay: '2026-03-18',
    });
    const twice = await testApp.as('staff', 'serviceRooms', { ids: [stay?.id] });
    expect(twice.data?.skipped[0]?.reason).toBe('今天已打扫过');
    expect(await testApp.countLogs()).toBe(logs + 1);
    const foreign = await testApp.as('staff', 'serviceRooms', { ids: [elsewhere?.id] });
    expect(foreign.msg).toBe('房间不存在');
    await expectSound(testApp);
  });

  it('names who cleans rooms, of one hotel only', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.property;
    const [own, foreign] = await testApp.put(async (tx) => [
      await addRoom(tx, near),
      await addRoom(tx, far),
    ]);
    const id = own?.id ?? 0;
    await testApp.as('staff', 'assignCleaner', { ids: [id], cleaner: ' 张阿姨 ' });
    expect((await roomOf(testApp, id))?.cleaner).toBe('张阿姨');
    const refused = await testApp.as('staff', 'assignCleaner', {
      ids: [id, foreign?.id],
      cleaner: '李阿姨',
    });
    expect(refused.msg).toBe('房间不存在');
    expect((await roomOf(testApp, id))?.cleaner).toBe('张阿姨');
    const long = await testApp.as('staff', 'assignCleaner', {
      ids: [id],
      cleaner: '张'.repeat(21),
    });
    expect(long.msg).toContain('最多 20 个字');
    await testApp.as('staff', 'assignCleaner', { ids: [id], cleaner: '' });
    expect((await roomOf(testApp, id))?.cleaner).toBeNull();
  });
});
