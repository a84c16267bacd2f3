import { Code } from '@anzhu/api/contract/envelope';
import { IsolationStatus } from '@anzhu/api/contract/isolation';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { onOneEngine } from './engines.ts';
import { expectSound, type TestApp, openTestApp } from './testApp.ts';
import { addRoom } from './property.ts';

const { vacant, occupied, awaitingCleaning } = RoomStatus;

const addIsolation = (testApp: TestApp, status: RoomStatus, side: 'near' | 'far' = 'near') =>
  testApp.put((tx) => addRoom(tx, testApp.property[side], { status, isIsolation: true }));

const statusOf = async ({ store }: TestApp, id: number): Promise<RoomStatus> => {
  const row = await store.db
    .selectFrom('room')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.status;
};

const personOf = ({ store }: TestApp, roomId: number) =>
  store.db
    .selectFrom('isolation_person')
    .innerJoin('stay', 'stay.isolation_person_id', 'isolation_person.id')
    .selectAll('isolation_person')
    .where('stay.room_id', '=', roomId)
    .executeTakeFirstOrThrow();

onOneEngine((newPlace) => {
  it('moves a person to another isolation room', async () => {
    const testApp = await openTestApp(await newPlace());
    const from = await addIsolation(testApp, occupied);
    const to = await addIsolation(testApp, vacant);
    const moving = { currentRoomId: from.id, newRoomId: to.id };
    expect((await testApp.as('guard', 'changeRoom', moving)).code).toBe(200);
    expect(await statusOf(testApp, from.id)).toBe(awaitingCleaning);
    expect(await statusOf(testApp, to.id)).toBe(occupied);
    const person = await personOf(testApp, from.id);
    expect(person).toMatchObject({ room_id: to.id, status: IsolationStatus.isolating });
    const shown = await testApp.as('guard', 'roomIsolationPerson', { id: to.id });
    expect(shown.data).toMatchObject({
      name: person.name,
      idCard: person.idcard,
      phone: person.phone,
      type: 0,
      checkInTime: '2026-03-17 14:00:00',
      checkOutTime: '2026-03-31 12:00:00',
    });
    await expectSound(testApp);
  });

  it('refuses a room that is not vacant, not for isolation, or of another hotel', async () => {
    const testApp = await openTestApp(await newPlace());
    const from = await addIsolation(testApp, occupied);
    const full = await addIsolation(testApp, occupied);
    const far = await addIsolation(testApp, vacant, 'far');
    const normal = await testApp.put((tx) => addRoom(tx, testApp.property.near));
    const before = await testApp.snapshot();
    const move = (user: 'admin' | 'guard' | 'staff', newRoomId: unknown) =>
      testApp.as(user, 'changeRoom', { currentRoomId: from.id, newRoomId });
    expect(await move('admin', full.id)).toMatchObject({ code: Code.conflict });
    expect(await move('admin', from.id)).toMatchObject({ code: Code.conflict });
    expect(await move('admin', far.id)).toMatchObject({ code: Code.invalid });
    expect(await move('admin', normal.id)).toMatchObject({ code: Code.invalid });
    expect(await move('guard', normal.id)).toMatchObject({ code: Code.notFound });
    expect(await move('staff', far.id)).toMatchObject({ code: Code.notFound });
    expect(await move('admin', 999_999)).toMatchObject({ code: Code.notFound });
    expect(await testApp.snapshot()).toBe(before);
  });

  it.each([
    [1, IsolationStatus.released],
    [2, IsolationStatus.hospitalised],
  ])('ends an isolation by way %i', async (status, becomes) => {
    const testApp = await openTestApp(await newPlace());
    const room = await addIsolation(testApp, occupied);
    const leaving = { roomId: room.id, status };
    expect((await testApp.as('guard', 'isolationCheckOut', leaving)).code).toBe(200);
    expect(await statusOf(testApp, room.id)).toBe(awaitingCleaning);
    expect(await personOf(testApp, room.id)).toMatchObject({
      status: becomes,
      ended_time: '2026-03-18 10:00:00',
    });
    expect((await testApp.as('guard', 'cleanRoom', { id: room.id })).code).toBe(200);
    await expectSound(testApp);
  });

  it('shows epidemic-prevention staff isolation rooms only, and no money', async () => {
    const testApp = await openTestApp(await newPlace());
    const isolation = await addIsolation(testApp, occupied);
    await testApp.put((tx) => addRoom(tx, testApp.property.near));
    const { data: rooms } = await testApp.as('guard', 'listRooms');
    expect(rooms.map((room) => room.id)).toEqual([isolation.id]);
    expect((await testApp.as('guard', 'listRooms', { isIsolation: 0 })).data).toEqual([]);
    const detail = await testApp.as('guard', 'getRoom', { id: isolation.id });
    expect(detail.data).toMatchObject({ rtName: '双床房', fee: null, isolationFee: null });
    const seen = await testApp.as('staff', 'getRoom', { id: isolation.id });
    expect(seen.data).toMatchObject({ fee: 300, isolationFee: 200 });
    const { typeId, hotelId } = testApp.property.near;
    const type = await testApp.as('guard', 'getRoomType', { id: typeId });
    expect(type.data).toMatchObject({ name: '双床房', fee: null });
    const options = await testApp.as('guard', 'currentRoomTypes', { hotelId });
    expect(options.data.map((option) => option.fee)).toEqual([null, null]);
  });
});
