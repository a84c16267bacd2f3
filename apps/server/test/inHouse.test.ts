import { DocumentKind } from '@anzhu/api/contract/document';
import { Registration } from '@anzhu/api/contract/inHouse';
import { labelsOf } from '@anzhu/api/contract/label';
import { RoomStatus } from '@anzhu/api/contract/room';
import { Code } from '@anzhu/api/contract/envelope';
import { expect, it } from 'vitest';
import { onBothEngines } from './engines.ts';
import { addRoom, newGuest, period } from './property.ts';
import { readSheet } from './readSheet.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

const { occupied } = RoomStatus;

/** Two guests in one room since 10:00, someone in isolation since yesterday, and one of the other hotel. */
async function fill(testApp: TestApp) {
  const { near, far } = testApp.property;
  const [room] = await testApp.put(async (tx) => [
    await addRoom(tx, near, { room: { name: '8201', floor: 8 } }),
    await addRoom(tx, near, {
      status: occupied,
      isIsolation: true,
      room: { name: '301' },
      guest: newGuest({ name: '隔离者' }),
    }),
    await addRoom(tx, far, { status: occupied }),
  ]);
  const guests = [newGuest({ name: '李示例' }), newGuest({ name: '张三丰' })];
  await testApp.as('staff', 'checkIn', { id: room?.id, ...period, checkInfoList: guests });
  return { roomId: room?.id, guests };
}

onBothEngines((newPlace) => {
  it('lists who is in, by room, isolated people too; with masked numbers', async () => {
    const testApp = await openTestApp(await newPlace());
    const { guests } = await fill(testApp);
    const { data } = await testApp.as('staff', 'guestsInHouse', {});
    expect(data).toMatchObject({ hotelName: '近店', at: '2026-03-18 10:00:00' });
    expect(
      data.guests.map(({ room, name, isIsolation }) => [room, name, Boolean(isIsolation)]),
    ).toEqual([
      ['301', '隔离者', true],
      ['8201', '李示例', false],
      ['8201', '张三丰', false],
    ]);
    expect(data.guests[2]).toMatchObject({
      // When they really came, before the planned hour.
      from: '2026-03-18 10:00:00',
      to: period.estimatedCheckOut,
      leftTime: null,
    });
    expect(JSON.stringify(data)).not.toContain(guests[1]?.idcard);
    expect(JSON.stringify(data)).not.toContain(guests[1]?.number);
    await expectSound(testApp);
  });

  it('lists who was in at a moment that has passed, with when they left', async () => {
    const testApp = await openTestApp(await newPlace());
    const { roomId } = await fill(testApp);
    testApp.clock.set('2026-03-18 10:40:00');
    await testApp.as('staff', 'checkOut', { id: roomId });
    testApp.clock.set('2026-03-18 10:50:00');
    const names = async (at?: string) => {
      const { data } = await testApp.as('staff', 'guestsInHouse', { ...(at && { at }) });
      return data.guests.map(({ name, leftTime }) => [name, leftTime]);
    };
    expect(await names()).toEqual([['隔离者', null]]);
    expect(await names('2026-03-18 10:39:59')).toEqual([
      ['隔离者', null],
      ['李示例', '2026-03-18 10:40:00'],
      ['张三丰', '2026-03-18 10:40:00'],
    ]);
    expect(await names('2026-03-18 09:59:59')).toEqual([['隔离者', null]]);
    expect(await names('2026-03-17 13:59:59')).toEqual([]);
    const later = await testApp.as('staff', 'guestsInHouse', { at: '2026-03-18 10:50:01' });
    expect(later).toMatchObject({ code: Code.invalid, msg: '时刻不能晚于此刻' });
  });

  it('exports who came on a day once, with what the police ask for, and logs it', async () => {
    const testApp = await openTestApp(await newPlace());
    const { roomId, guests } = await fill(testApp);
    const visitor = newGuest({
      name: 'EXAMPLE ANNA',
      documentKind: DocumentKind.passport,
      idcard: 'X1234567',
      nationality: 'CHE',
      birthDate: '1990-03-07',
      entryDate: '2026-03-10',
      stayUntil: '2026-04-10',
    });
    const { near } = testApp.property;
    const room = await testApp.put((tx) => addRoom(tx, near, { room: { name: '8202', floor: 8 } }));
    testApp.clock.set('2026-03-18 10:20:00');
    await testApp.as('staff', 'checkIn', { id: room.id, ...period, checkInfoList: [visitor] });
    const other = await testApp.put((tx) => addRoom(tx, near, { room: { name: '8203' } }));
    await testApp.as('staff', 'changeRoom', { currentRoomId: roomId, newRoomId: other.id });
    const rowsOf = async (input: object) => {
      const response = await testApp.download('staff', 'downloadRegistrations', input);
      return readSheet(Buffer.from(await response.arrayBuffer()));
    };
    const [heads, ...rows] = await rowsOf({});
    expect(heads).toEqual(Object.values(labelsOf(Registration)));
    expect(rows.map(([name]) => name)).toEqual(['8201', '8201', '8202']);
    const textOf = (row: readonly unknown[] | undefined): string => row?.join(' | ') ?? '';
    expect(textOf(rows[0]?.slice(0, 7))).toBe(
      `8201 | 李示例 | 女 | 1990-01-01 | 中国 | 居民身份证 | ${guests[0]?.idcard}`,
    );
    expect(textOf(rows[2]?.slice(1, 12))).toBe(
      `EXAMPLE ANNA | 女 | 1990-03-07 | 瑞士 | 护照 | X1234567 | 2026-03-10 | 2026-04-10 |  | ${visitor.number} | 2026-03-18 10:20:00`,
    );
    // Who moved is still in.
    expect(rows[0]?.slice(12, 14)).toEqual([period.estimatedCheckOut, null]);
    expect((await rowsOf({ day: '2026-03-17' })).slice(1).map(([, name]) => name)).toEqual([
      '隔离者',
    ]);
    const log = await testApp.store.db
      .selectFrom('log')
      .selectAll()
      .orderBy('id', 'desc')
      .execute();
    expect(log[0]).toMatchObject({ sketch: '导出住宿登记 1 条', create_by: 'staff' });
  });

  it('is of one’s own hotel; an admin chooses one', async () => {
    const testApp = await openTestApp(await newPlace());
    await fill(testApp);
    const { near, far } = testApp.property;
    const of = (user: 'admin' | 'staff' | 'guard', hotelId?: number) =>
      testApp.as(user, 'guestsInHouse', hotelId === undefined ? {} : { hotelId });
    expect((await of('admin', near.hotelId)).data.guests).toHaveLength(3);
    expect(await of('admin')).toMatchObject({ code: Code.invalid, msg: '请选择酒店' });
    expect((await of('staff', far.hotelId)).code).toBe(Code.notFound);
    expect((await of('guard', near.hotelId)).code).toBe(Code.noPermission);
  });

  it('prints and exports whole numbers, and logs both', async () => {
    const testApp = await openTestApp(await newPlace());
    const { guests } = await fill(testApp);
    const logged = await testApp.countLogs();
    const { data } = await testApp.as('staff', 'printGuestsInHouse', {});
    expect(data.guests[2]).toMatchObject({ idcard: guests[1]?.idcard, number: guests[1]?.number });
    const response = await testApp.download('staff', 'downloadGuestsInHouse', {});
    const rows = readSheet(Buffer.from(await response.arrayBuffer()));
    expect(rows[0]?.slice(0, 6)).toEqual([
      '房间',
      '房型',
      '姓名',
      '证件类型',
      '证件号码',
      '手机号',
    ]);
    expect(rows.at(-1)?.slice(2, 6)).toEqual([
      '张三丰',
      '居民身份证',
      guests[1]?.idcard,
      guests[1]?.number,
    ]);
    const logs = await testApp.store.db.selectFrom('log').selectAll().orderBy('id').execute();
    expect(logs.slice(logged)).toMatchObject([
      { sketch: '打印在住客人名单 2026-03-18 10:00', hotel_id: testApp.property.near.hotelId },
      { sketch: '导出在住客人名单 3 条', create_by: 'staff' },
    ]);
  });
});
