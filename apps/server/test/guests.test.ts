import { Code } from '@anzhu/api/contract/envelope';
import { LogType } from '@anzhu/api/contract/log';
import { expect, it } from 'vitest';
import { onOneEngine } from './engines.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

/** Checks a guest in to a new room of a hotel, and out again. */
async function stayOnce(testApp: TestApp, user: 'staff' | 'farManager', guest = newGuest()) {
  const { near, far } = testApp.property;
  const room = await testApp.put((tx) => addRoom(tx, user === 'staff' ? near : far));
  const { code } = await testApp.as(user, 'checkIn', {
    id: room.id,
    ...period,
    checkInfoList: [guest],
  });
  expect(code).toBe(200);
  await testApp.as(user, 'checkOut', { id: room.id });
  return { guest, room };
}

const lastLog = ({ store }: TestApp) =>
  store.db.selectFrom('log').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

onOneEngine((newPlace) => {
  it('knows who stayed in the hotel before, and logs that it was read', async () => {
    const testApp = await openTestApp(await newPlace());
    const { guest, room } = await stayOnce(testApp, 'staff');
    testApp.clock.forward(11 * 3600);
    const again = await testApp.put((tx) => addRoom(tx, testApp.property.near));
    const orderId = await testApp.put((tx) => addOrder(tx, testApp.property.near));
    const arrival = { ...period, estimatedCheckIn: '2026-03-18 21:00:00' };
    await testApp.as('staff', 'checkIn', {
      id: again.id,
      orderId,
      ...arrival,
      checkInfoList: [guest],
    });
    // A move is no stay of its own: it begins with the check-in, in the room that they are in.
    const moved = await testApp.put((tx) => addRoom(tx, testApp.property.near));
    await testApp.as('staff', 'changeRoom', { currentRoomId: again.id, newRoomId: moved.id });
    await stayOnce(testApp, 'farManager');

    const { data } = await testApp.as('staff', 'guestHistory', { idcard: ` ${guest.idcard} ` });
    expect(data).toEqual({
      stays: [
        {
          hotel: '近店',
          room: moved.name,
          from: arrival.estimatedCheckIn,
          to: period.estimatedCheckOut,
          plannedFrom: arrival.estimatedCheckIn,
          plannedTo: period.estimatedCheckOut,
        },
        {
          hotel: '近店',
          room: room.name,
          from: '2026-03-18 10:00:00',
          to: '2026-03-18 10:00:00',
          plannedFrom: period.estimatedCheckIn,
          plannedTo: period.estimatedCheckOut,
        },
      ],
      count: 2,
      note: '',
      kept: {
        until: null,
        period: '离店后 3 年',
        reason: '《旅馆业治安管理办法》第六条，保存至离店后 3 年；到期后可按本人请求清除',
      },
    });
    expect(await lastLog(testApp)).toMatchObject({
      type: LogType.personalData,
      sketch: `查看证件号码 ${guest.idcard.slice(0, 4)}********${guest.idcard.slice(-4)} 的入住记录`,
      hotel_id: testApp.property.near.hotelId,
    });
    await expectSound(testApp);
  });

  it('shows a hotel its own stays and its own note only', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.property;
    const { guest } = await stayOnce(testApp, 'staff');
    await stayOnce(testApp, 'farManager', guest);
    const { idcard } = guest;
    await testApp.as('staff', 'saveGuestNote', { idcard, note: '喜欢安静的房间' });
    await testApp.as('admin', 'saveGuestNote', { idcard, note: '要发票', hotelId: far.hotelId });
    const known = async (user: 'staff' | 'farManager' | 'admin', hotelId?: number) => {
      const { data } = await testApp.as(user, 'guestHistory', { idcard, hotelId });
      return {
        count: data?.count,
        hotels: data?.stays.map(({ hotel }) => hotel),
        note: data?.note,
      };
    };
    expect(await known('staff')).toMatchObject({ count: 1, note: '喜欢安静的房间' });
    expect(await known('farManager')).toMatchObject({ count: 1, note: '要发票' });
    expect(await known('admin')).toMatchObject({ count: 2, note: '' });
    expect(await known('admin', near.hotelId)).toMatchObject({ count: 1, note: '喜欢安静的房间' });
    expect((await testApp.as('staff', 'guestHistory', { idcard, hotelId: far.hotelId })).code).toBe(
      404,
    );
    const stranger = await testApp.as('staff', 'guestHistory', { idcard: newGuest().idcard });
    expect(stranger.data).toEqual({ stays: [], count: 0, note: '' });
  });

  it('changes a note, deletes an empty one, and logs neither when nothing changes', async () => {
    const testApp = await openTestApp(await newPlace());
    const { idcard } = newGuest();
    const save = (note: string) => testApp.as('staff', 'saveGuestNote', { idcard, note });
    const notes = async () =>
      (await testApp.store.db.selectFrom('guest_note').select('note').execute()).map(
        ({ note }) => note,
      );
    await save('喜欢安静的房间');
    await save('喜欢高楼层');
    expect(await notes()).toEqual(['喜欢高楼层']);
    expect(await lastLog(testApp)).toMatchObject({
      before_values: '{"备注":"喜欢安静的房间"}',
      after_values: '{"备注":"喜欢高楼层"}',
    });
    const logs = await testApp.countLogs();
    await save('喜欢高楼层');
    expect(await testApp.countLogs()).toBe(logs);
    await save('');
    expect(await notes()).toEqual([]);
    // Two clerks write the first note at once: there is one.
    await Promise.all([save('要发票'), save('要加床')]);
    expect(await notes()).toHaveLength(1);
    await expectSound(testApp);
  });

  it('limits numbers of whom there is neither a stay nor a note, as a search does', async () => {
    const testApp = await openTestApp(await newPlace());
    const known = newGuest().idcard;
    const history = (idcard: string) => testApp.as('staff', 'guestHistory', { idcard });
    await testApp.as('staff', 'saveGuestNote', { idcard: known, note: '靠窗' });
    for (let count = 0; count < 40; count += 1) expect((await history(known)).code).toBe(200);
    for (let count = 0; count < 30; count += 1) {
      expect((await history(newGuest().idcard)).code).toBe(200);
    }
    const refused = { code: Code.locked, msg: '未找到的号码过多，请稍后再搜索' };
    expect(await history(newGuest().idcard)).toMatchObject(refused);
    expect(await history(known)).toMatchObject(refused);
    testApp.clock.forward(61);
    expect((await history(known)).data).toMatchObject({ note: '靠窗' });
    await expectSound(testApp);
  });
});
