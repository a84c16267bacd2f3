import { CheckType } from '@anzhu/api/contract/healthTest';
import { Code } from '@anzhu/api/contract/envelope';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { onBothEngines, type Place } from './engines.ts';
import { addIsolationRoom, declare, roomStatusOf } from './isolated.ts';
import { addRoom } from './property.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

/** Someone in isolation in the near hotel, with one test; the far hotel has two vacant isolation rooms. */
async function openIsolated(place: Place) {
  const testApp = await openTestApp(place);
  const { near } = testApp.property;
  const from = await testApp.put((tx) =>
    addRoom(tx, near, { isIsolation: true, status: RoomStatus.occupied, room: { name: '401' } }),
  );
  const upper = await addIsolationRoom(testApp, { side: 'far', floor: 3, name: '301' });
  const lower = await addIsolationRoom(testApp, { side: 'far', floor: 2, name: '201' });
  const { id } = await testApp.store.db
    .selectFrom('isolation_person')
    .select('id')
    .executeTakeFirstOrThrow();
  await test(testApp, id, '2026-03-18 08:00:00');
  return { testApp, id, from, upper, lower };
}

const test = (testApp: TestApp, uId: number, checkTime: string) =>
  testApp.as('guard', 'addHealthTest', {
    uId,
    checkType: CheckType.temperature,
    checkRes: 36.6,
    checkTime,
  });

const toFar = ({ property }: TestApp, ids: readonly number[], given: object = {}) => ({
  ids,
  hotelId: property.far.hotelId,
  roomType: property.far.typeId,
  ...given,
});

onBothEngines((newPlace) => {
  it('moves someone to the lowest room of another hotel; the isolation goes on', async () => {
    const { testApp, id, from, lower } = await openIsolated(await newPlace());
    const { data: before } = await testApp.as('guard', 'getIsolation', { id });
    const moved = await testApp.as('guard', 'transferIsolation', toFar(testApp, [id]));
    expect(moved.data).toEqual([{ id, roomId: lower.id, roomName: '201' }]);
    const { data: after } = await testApp.as('guard', 'getIsolation', { id });
    expect(after).toEqual({
      ...before,
      hotelId: testApp.property.far.hotelId,
      hotelName: '远店',
      roomId: lower.id,
      roomName: '201',
    });
    expect(await roomStatusOf(testApp, from.id)).toBe(RoomStatus.awaitingCleaning);
    expect(await roomStatusOf(testApp, lower.id)).toBe(RoomStatus.occupied);
    const { data: events } = await testApp.as('admin', 'personTimeline', { id });
    expect(events?.map(({ kind, sketch }) => `${kind}: ${sketch}`)).toEqual([
      'checkedIn: 入住近店 401',
      'tested: 体温 36.6 ℃',
      'transferred: 由「近店」401 转至「远店」201',
    ]);
    expect(Number((await test(testApp, id, '2026-03-18 09:59:00')).code)).toBe(200);
    await expectSound(testApp);
  });

  it('hides the person, their tests and where they are from the former hotel', async () => {
    const { testApp, id } = await openIsolated(await newPlace());
    await testApp.as('admin', 'transferIsolation', toFar(testApp, [id]));
    for (const call of ['getIsolation', 'personTimeline'] as const) {
      expect((await testApp.as('staff', call, { id })).code).toBe(Code.notFound);
    }
    const page = { page: { page: 1, size: 10 } };
    expect((await testApp.as('staff', 'isolationPage', page)).data?.records).toEqual([]);
    expect((await testApp.as('staff', 'healthTestPage', page)).data?.records).toEqual([]);
    expect(Number((await test(testApp, id, '2026-03-18 09:00:00')).code)).toBe(200);
    const sketches = async (hotelId: number) =>
      (
        await testApp.store.db
          .selectFrom('log')
          .select('sketch')
          .where('hotel_id', '=', hotelId)
          .where('sketch', 'like', '%转%')
          .orderBy('id')
          .execute()
      ).map(({ sketch }) => sketch);
    const { near, far } = testApp.property;
    expect(await sketches(near.hotelId)).toEqual(['房间 401 的隔离人员转至「远店」']);
    expect(await sketches(far.hotelId)).toEqual([
      expect.stringMatching(/^隔离人员「客人\d+」由「近店」401 转至「远店」201$/),
      '房间 201 由「近店」转入隔离人员',
    ]);
    await expectSound(testApp);
  });

  it('takes the room that was chosen, and comes back by another transfer', async () => {
    const { testApp, id, upper } = await openIsolated(await newPlace());
    const chosen = toFar(testApp, [id], { roomId: upper.id });
    const { data } = await testApp.as('guard', 'transferIsolation', chosen);
    expect(data?.[0]?.roomName).toBe('301');
    await addIsolationRoom(testApp, { name: '402' });
    const { near } = testApp.property;
    const back = { ids: [id], hotelId: near.hotelId, roomType: near.typeId };
    expect((await testApp.as('guard', 'transferIsolation', back)).data?.[0]?.roomName).toBe('402');
    await expectSound(testApp);
  });

  it('moves several people, or none when a room is missing', async () => {
    const { testApp, id } = await openIsolated(await newPlace());
    const ids = await testApp.put(async (tx) => {
      for (let count = 0; count < 2; count += 1) {
        await addRoom(tx, testApp.property.near, {
          isIsolation: true,
          status: RoomStatus.occupied,
        });
      }
      const people = await tx.selectFrom('isolation_person').select('id').orderBy('id').execute();
      return people.map((person) => person.id);
    });
    const before = await testApp.snapshot();
    expect(await testApp.as('guard', 'transferIsolation', toFar(testApp, ids))).toMatchObject({
      code: Code.conflict,
      msg: '该房型暂无空闲隔离房：需要 3 间，剩余 2 间',
    });
    expect(await testApp.snapshot()).toBe(before);
    const two = ids.filter((one) => one !== id).toReversed();
    const { data } = await testApp.as('guard', 'transferIsolation', toFar(testApp, two));
    expect(data?.map((one) => [Number(one.id), one.roomName])).toEqual([
      [two[0], '201'],
      [two[1], '301'],
    ]);
    await expectSound(testApp);
  });

  it('says why not, and writes nothing', async () => {
    const { testApp, id, from, upper } = await openIsolated(await newPlace());
    const { near, far } = testApp.property;
    const others = await testApp.put(async (tx) => ({
      normal: (await addRoom(tx, far)).id,
      taken: (await addRoom(tx, far, { isIsolation: true, status: RoomStatus.awaitingCleaning }))
        .id,
      type: (await addRoom(tx, { ...far, typeId: far.otherTypeId }, { isIsolation: true })).id,
    }));
    const before = await testApp.snapshot();
    const refused = async (given: object, message: string | RegExp) => {
      const input = { ...toFar(testApp, [id]), ...given };
      const { msg } = await testApp.as('guard', 'transferIsolation', input);
      expect(msg).toMatch(message);
    };
    await refused({ ids: [] }, '请选择隔离人员');
    await refused({ ids: [4711] }, '隔离人员不存在');
    await refused({ ids: [id, id + 1], roomId: upper.id }, '新房间只能为一位隔离人员指定');
    await refused({ hotelId: near.hotelId, roomType: near.typeId }, /已在「近店」，请用「换房」$/);
    await refused({ hotelId: 4711 }, '酒店不存在');
    await refused({ roomType: near.typeId }, '房型不存在，或不属于该酒店');
    await refused({ roomType: far.otherTypeId, roomId: upper.id }, '房间不是该房型');
    await refused({ roomId: others.normal }, '房间不存在');
    await refused({ roomId: others.taken }, /已不是空闲$/);
    await refused({ roomId: others.type }, '房间不是该房型');
    await refused({ roomId: from.id }, '房间不在该酒店');
    expect(await testApp.snapshot()).toBe(before);
    await testApp.put((tx) =>
      tx.updateTable('hotel').set({ allow_isolation: 0 }).where('id', '=', far.hotelId).execute(),
    );
    await refused({}, '「远店」不接收隔离人员');
    await testApp.put((tx) =>
      tx.updateTable('hotel').set({ allow_isolation: 1 }).where('id', '=', far.hotelId).execute(),
    );
    const exit = { roomId: from.id, status: 1 };
    expect((await testApp.as('guard', 'isolationCheckOut', exit)).code).toBe(200);
    await refused({}, /的隔离状态为「解除隔离」，不能转移$/);
    await expectSound(testApp);
  });

  it('keeps the declaration that it began with', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    await addIsolationRoom(testApp);
    await addIsolationRoom(testApp, { side: 'far' });
    const declarationId = await testApp.put((tx) => declare(tx));
    const review = {
      id: declarationId,
      reviewStatus: 1,
      hotelId: near.hotelId,
      roomType: near.typeId,
    };
    expect((await testApp.as('guard', 'reviewDeclaration', review)).code).toBe(200);
    const { id } = await testApp.store.db
      .selectFrom('isolation_person')
      .select('id')
      .executeTakeFirstOrThrow();
    const moved = await testApp.as('guard', 'transferIsolation', toFar(testApp, [id]));
    expect(moved.code).toBe(200);
    await expectSound(testApp);
  });

  it('of fifty at once for one person, one succeeds', async () => {
    const { testApp, id } = await openIsolated(await newPlace());
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        testApp.as('guard', 'transferIsolation', toFar(testApp, [id])),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    await expectSound(testApp);
  });

  it('of fifty people for one room, one gets it, while tests are written and others move', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.property;
    const target = await addIsolationRoom(testApp, { side: 'far' });
    const spare = await addIsolationRoom(testApp, { name: 'spare' });
    const { ids, rooms } = await testApp.put(async (tx) => {
      const occupied: number[] = [];
      for (let count = 0; count < 50; count += 1) {
        const { id } = await addRoom(tx, near, {
          isIsolation: true,
          status: RoomStatus.occupied,
        });
        occupied.push(id);
      }
      const people = await tx.selectFrom('isolation_person').select('id').orderBy('id').execute();
      return { ids: people.map(({ id }) => id), rooms: occupied };
    });
    const results = await Promise.all([
      ...ids.map((id) => testApp.as('guard', 'transferIsolation', toFar(testApp, [id]))),
      ...ids.map((id) => test(testApp, id, '2026-03-18 09:00:00')),
      ...rooms.map((currentRoomId) =>
        testApp.as('staff', 'changeRoom', { currentRoomId, newRoomId: spare.id }),
      ),
    ]);
    const transferred = results.slice(0, 50);
    expect(transferred.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(results.slice(50, 100).filter(({ code }) => Number(code) === 200)).toHaveLength(50);
    expect(await roomStatusOf(testApp, target.id)).toBe(RoomStatus.occupied);
    expect(far.hotelId).not.toBe(near.hotelId);
    await expectSound(testApp);
  });
});
