import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { onBothEngines } from './engines.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

const reason = '改为布草间';

/** What counts the rooms of the near hotel: the board, availability, its type, the figures of the desk and of today. */
async function countsOf({ as, property }: TestApp) {
  const { hotelId } = property.near;
  const [type] = (await as('staff', 'availability')).data?.roomTypes ?? [];
  const [current] = (await as('staff', 'currentRoomTypes', { hotelId })).data ?? [];
  const [day] = (await as('manager', 'dayReport', { day: '2026-03-18' })).data?.hotels ?? [];
  return {
    board: (await as('staff', 'listRooms')).data?.length,
    rooms: type?.rooms,
    available: type?.available[0],
    vacant: Number(current?.vacant),
    figures: (await as('manager', 'keyFigures')).data?.roomsAvailable?.value,
    day: day?.rooms,
  };
}

onBothEngines((newPlace) => {
  it('takes a room out of the house and back; it is counted nowhere meanwhile', async () => {
    const testApp = await openTestApp(await newPlace());
    const { as, put, property } = testApp;
    const room = await put((tx) => addRoom(tx, property.near));
    await put((tx) => addRoom(tx, property.near));
    const all = await countsOf(testApp);
    expect(all).toMatchObject({ board: 2, rooms: 2, available: 2, vacant: 2 });
    expect((await as('staff', 'archiveRoom', { id: room.id, reason })).code).toBe(
      Code.noPermission,
    );
    expect((await as('manager', 'archiveRoom', { id: room.id, reason })).code).toBe(200);
    const fewer = Object.fromEntries(Object.entries(all).map(([key, n]) => [key, Number(n) - 1]));
    expect(await countsOf(testApp)).toEqual(fewer);

    const archived = await as('staff', 'listRooms', { isArchived: 1 });
    expect(archived.data?.map(({ id, blocked }) => [Number(id), blocked?.reason])).toEqual([
      [room.id, reason],
    ]);
    expect((await as('staff', 'getRoom', { id: room.id })).code).toBe(200);
    const nights = { from: '2026-03-18', to: '2026-03-24' };
    expect((await as('staff', 'roomTimeline', nights)).data?.rooms).toHaveLength(1);

    const guest = { ...period, checkInfoList: [newGuest()] };
    expect(await as('staff', 'checkIn', { id: room.id, ...guest })).toMatchObject({
      code: Code.conflict,
      msg: `房间 ${room.name} 已停用（${reason}）`,
    });
    const block = archived.data?.[0]?.blocked?.id;
    expect(await as('staff', 'endOutOfOrder', { id: block })).toMatchObject({
      code: Code.conflict,
      msg: `房间 ${room.name} 已停用，请用「恢复使用」`,
    });
    expect((await as('manager', 'archiveRoom', { id: room.id, reason })).code).toBe(Code.conflict);

    expect((await as('manager', 'restoreRoom', { id: room.id })).code).toBe(200);
    expect(await countsOf(testApp)).toEqual(all);
    expect(await as('manager', 'restoreRoom', { id: room.id })).toMatchObject({
      code: Code.conflict,
      msg: `房间 ${room.name} 正在使用`,
    });
    const log = await as('manager', 'logPage', { page: {}, sketch: room.name });
    expect(log.data?.records.map(({ sketch }) => sketch)).toEqual([
      `恢复使用房间 ${room.name}`,
      `停用房间 ${room.name}`,
    ]);
    await expectSound(testApp);
  });

  it('refuses a room with guests, an assigned order or a repair, and asks where nights are sold', async () => {
    const testApp = await openTestApp(await newPlace());
    const { as, put, property } = testApp;
    const { near } = property;
    const { occupied, assigned, spare } = await put(async (tx) => {
      const one = await addRoom(tx, near);
      await addOrder(tx, near, {
        status: OrderStatus.paid,
        assigned_room_id: one.id,
        arrive_time: '2026-05-01 14:00:00',
        leave_time: '2026-05-02 12:00:00',
      });
      return {
        occupied: await addRoom(tx, near, { status: RoomStatus.occupied }),
        assigned: one,
        spare: await addRoom(tx, near),
      };
    });
    const archive = (id: number, given: object = {}) =>
      as('manager', 'archiveRoom', { id, reason, ...given });
    const before = await testApp.snapshot();
    expect((await archive(occupied.id)).msg).toBe('房间状态为「入住」，不能停用房间');
    expect((await archive(assigned.id)).msg).toContain('已排给订单');
    expect(await testApp.snapshot()).toBe(before);
    const repair = { roomId: spare.id, from: '2026-06-01', to: '2026-06-02', reason: '漏水' };
    expect((await as('staff', 'setOutOfOrder', repair)).code).toBe(200);
    expect((await archive(spare.id)).msg).toBe(`房间 ${spare.name} 06-01 起维修，请先解除维修`);
    await put((tx) => tx.deleteFrom('room_block').execute());
    await put(async (tx) => {
      const stay = { arrive_time: '2026-05-01 14:00:00', leave_time: '2026-05-02 12:00:00' };
      for (let count = 0; count < 2; count += 1) {
        await addOrder(tx, near, { status: OrderStatus.paid, ...stay });
      }
    });
    const asked = await archive(spare.id);
    expect(asked).toMatchObject({ code: Code.conflict, data: { nights: ['2026-05-01'] } });
    expect((await archive(spare.id, { confirmOversold: 1 })).code).toBe(200);
  });

  it('deletes a room that was never used; another one is refused with the alternative', async () => {
    const testApp = await openTestApp(await newPlace());
    const { as, put, property } = testApp;
    const { near } = property;
    const { fresh, cleaned, stayed, planned } = await put(async (tx) => {
      const rooms = {
        fresh: await addRoom(tx, near),
        cleaned: await addRoom(tx, near),
        stayed: await addRoom(tx, near, { status: RoomStatus.occupied }),
        planned: await addRoom(tx, near),
      };
      await tx
        .updateTable('room')
        .set({ cleaned_day: '2026-03-01' })
        .where('id', '=', rooms.cleaned.id)
        .execute();
      await addOrder(tx, near, {
        status: OrderStatus.paid,
        assigned_room_id: rooms.planned.id,
        arrive_time: '2026-05-01 14:00:00',
        leave_time: '2026-05-02 12:00:00',
      });
      return rooms;
    });
    const repair = { roomId: fresh.id, from: '2026-06-01', to: '2026-06-02', reason: '漏水' };
    expect((await as('staff', 'setOutOfOrder', repair)).code).toBe(200);
    const remove = (id: number) => as('manager', 'deleteRoom', { id });
    expect((await remove(fresh.id)).code).toBe(200);
    expect((await remove(fresh.id)).code).toBe(Code.notFound);
    expect((await remove(cleaned.id)).msg).toBe(
      `房间「${cleaned.name}」打扫过，不能删除；不再使用的请停用`,
    );
    expect((await remove(planned.id)).msg).toBe(
      `房间「${planned.name}」仍有 1 张排房的订单，不能删除；不再使用的请停用`,
    );
    await as('staff', 'checkOut', { id: stayed.id });
    await put((tx) =>
      tx.updateTable('room').set({ status: 0 }).where('id', '=', stayed.id).execute(),
    );
    expect((await remove(stayed.id)).msg).toBe(
      `房间「${stayed.name}」仍有 1 次入住，不能删除；不再使用的请停用`,
    );
    await expectSound(testApp);
  });
});
