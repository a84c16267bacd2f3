import { Code } from '@anzhu/api/contract/envelope';
import { IsolationStatus } from '@anzhu/api/contract/isolation';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { onBothEngines } from './engines.ts';
import { expectSound, type House, openHouse } from './house.ts';
import { addRoom } from './property.ts';

const { vacant, occupied, awaitingCleaning } = RoomStatus;

const addIsolation = (house: House, status: RoomStatus, side: 'near' | 'far' = 'near') =>
  house.put((tx) => addRoom(tx, house.property[side], { status, isIsolation: true }));

const statusOf = async ({ store }: House, id: number): Promise<RoomStatus> => {
  const row = await store.db
    .selectFrom('room')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.status;
};

const personOf = ({ store }: House, roomId: number) =>
  store.db
    .selectFrom('isolation_person')
    .innerJoin('stay', 'stay.isolation_person_id', 'isolation_person.id')
    .selectAll('isolation_person')
    .where('stay.room_id', '=', roomId)
    .executeTakeFirstOrThrow();

onBothEngines((newPlace) => {
  it('moves a person to another isolation room', async () => {
    const house = await openHouse(await newPlace());
    const from = await addIsolation(house, occupied);
    const to = await addIsolation(house, vacant);
    const moving = { currentRoomId: from.id, newRoomId: to.id };
    expect((await house.as('guard', 'changeRoom', moving)).code).toBe(200);
    expect(await statusOf(house, from.id)).toBe(awaitingCleaning);
    expect(await statusOf(house, to.id)).toBe(occupied);
    const person = await personOf(house, from.id);
    expect(person).toMatchObject({ room_id: to.id, status: IsolationStatus.isolating });
    const shown = await house.as('guard', 'roomIsolationPerson', { id: to.id });
    expect(shown.data).toMatchObject({
      name: person.name,
      idCard: person.idcard,
      phone: person.phone,
      type: 0,
      checkInTime: '2026-03-17 14:00:00',
      checkOutTime: '2026-03-31 12:00:00',
    });
    await expectSound(house);
  });

  it('refuses a room that is not vacant, not for isolation, or of another hotel', async () => {
    const house = await openHouse(await newPlace());
    const from = await addIsolation(house, occupied);
    const full = await addIsolation(house, occupied);
    const far = await addIsolation(house, vacant, 'far');
    const normal = await house.put((tx) => addRoom(tx, house.property.near));
    const before = await house.snapshot();
    const move = (user: 'admin' | 'guard' | 'staff', newRoomId: unknown) =>
      house.as(user, 'changeRoom', { currentRoomId: from.id, newRoomId });
    expect(await move('admin', full.id)).toMatchObject({ code: Code.conflict });
    expect(await move('admin', from.id)).toMatchObject({ code: Code.conflict });
    expect(await move('admin', far.id)).toMatchObject({ code: Code.invalid });
    expect(await move('admin', normal.id)).toMatchObject({ code: Code.invalid });
    expect(await move('guard', normal.id)).toMatchObject({ code: Code.noPermission });
    expect(await move('staff', far.id)).toMatchObject({ code: Code.noPermission });
    expect(await move('admin', 999_999)).toMatchObject({ code: Code.notFound });
    expect(await house.snapshot()).toBe(before);
  });

  it.each([
    [1, IsolationStatus.released],
    [2, IsolationStatus.hospitalised],
  ])('ends an isolation by way %i', async (status, becomes) => {
    const house = await openHouse(await newPlace());
    const room = await addIsolation(house, occupied);
    const leaving = { roomId: room.id, status };
    expect((await house.as('guard', 'isolationCheckOut', leaving)).code).toBe(200);
    expect(await statusOf(house, room.id)).toBe(awaitingCleaning);
    expect(await personOf(house, room.id)).toMatchObject({
      status: becomes,
      ended_time: '2026-03-18 10:00:00',
    });
    expect((await house.as('guard', 'cleanRoom', { id: room.id })).code).toBe(200);
    await expectSound(house);
  });

  it('shows epidemic-prevention staff isolation rooms only, and no money', async () => {
    const house = await openHouse(await newPlace());
    const isolation = await addIsolation(house, occupied);
    await house.put((tx) => addRoom(tx, house.property.near));
    const { data: rooms } = await house.as('guard', 'listRooms');
    expect(rooms.map((room) => room.id)).toEqual([isolation.id]);
    expect((await house.as('guard', 'listRooms', { isIsolation: 0 })).data).toEqual([]);
    const detail = await house.as('guard', 'getRoom', { id: isolation.id });
    expect(detail.data).toMatchObject({ rtName: '双床房', fee: null, isolationFee: null });
    const seen = await house.as('staff', 'getRoom', { id: isolation.id });
    expect(seen.data).toMatchObject({ fee: 300, isolationFee: 200 });
    const { typeId, hotelId } = house.property.near;
    const type = await house.as('guard', 'getRoomType', { id: typeId });
    expect(type.data).toMatchObject({ name: '双床房', fee: null });
    const options = await house.as('guard', 'currentRoomTypes', { hotelId });
    expect(options.data.map((option) => option.fee)).toEqual([null, null]);
  });
});
