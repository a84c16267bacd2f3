import { Code } from '@anzhu/api/contract/envelope';
import { maxNewRooms } from '@anzhu/api/contract/room';
import { expect, it, vi } from 'vitest';
import { isActEvent } from '../src/platform/roomEvents.ts';
import { onOneEngine } from './engines.ts';
import { expectSound, type TestApp, openTestApp } from './testApp.ts';
import { addRoom } from './property.ts';
import { codesOf, lastLog } from './testing.ts';

/** Rooms of one floor by their numbers. */
const rooms = (...names: string[]) =>
  names.map((name) => ({ name, floor: Number(name.trim()[0]) }));

const form = ({ property }: TestApp) => ({
  type: property.near.typeId,
  direction: '朝南',
  isIsolation: 0,
});

const namesIn = async (testApp: TestApp): Promise<string[]> =>
  (await testApp.as('manager', 'listRooms')).data.map(({ name }) => name);

onOneEngine((newPlace) => {
  it('adds many rooms with one log entry, and the boards get them', async () => {
    const testApp = await openTestApp(await newPlace());
    const deliver = vi.spyOn(testApp.server.live, 'deliver');
    const logs = await testApp.countLogs();
    const input = { ...form(testApp), isIsolation: 1, rooms: rooms('301', '201', '202', '303') };
    const { code, data } = await testApp.as('manager', 'addRooms', input);
    expect(code).toBe(200);
    expect(data.ids).toHaveLength(4);
    expect(await testApp.countLogs()).toBe(logs + 1);
    expect(await lastLog(testApp)).toMatchObject({
      sketch: '批量新增房间 4 间：201-202、301、303',
      hotel_id: testApp.property.near.hotelId,
      before: null,
      after: {
        房间号: '201-202、301、303',
        房型: '双床房',
        朝向: '朝南',
        房间性质: '隔离房',
      },
    });
    const listed = await testApp.as('manager', 'listRooms');
    expect(listed.data.map(({ name, floor, status }) => [name, floor, status])).toEqual([
      ['201', 2, 0],
      ['202', 2, 0],
      ['301', 3, 0],
      ['303', 3, 0],
    ]);
    await vi.waitFor(() => {
      const told = deliver.mock.calls.flatMap(([events]) =>
        events.map((event) => (isActEvent(event) ? '' : event.room.name)),
      );
      expect(told.toSorted()).toEqual(['201', '202', '301', '303']);
    });
    await expectSound(testApp);
  });

  it('adds as many as it may at once', async () => {
    const testApp = await openTestApp(await newPlace());
    const many = Array.from({ length: maxNewRooms }, (_, place) => ({
      name: String(10_001 + place),
      floor: 10,
    }));
    const { data } = await testApp.as('manager', 'addRooms', { ...form(testApp), rooms: many });
    expect(new Set(data.ids).size).toBe(maxNewRooms);
    expect(await namesIn(testApp)).toHaveLength(maxNewRooms);
    const more = [...many, { name: '1', floor: 1 }];
    expect(
      await testApp.as('manager', 'addRooms', { ...form(testApp), rooms: more }),
    ).toMatchObject({
      code: Code.invalid,
      msg: '房间最多 500 间',
    });
    await expectSound(testApp);
  });

  it('adds none when the hotel has one of the numbers, and names it', async () => {
    const testApp = await openTestApp(await newPlace());
    const { far } = testApp.property;
    await testApp.as('manager', 'addRooms', { ...form(testApp), rooms: rooms('201', '202') });
    await testApp.put((tx) => addRoom(tx, far));
    const before = await testApp.snapshot();
    const add = (more: object) =>
      testApp.as('manager', 'addRooms', { ...form(testApp), rooms: rooms('203'), ...more });
    expect(await add({ rooms: rooms('203', '202', '201') })).toMatchObject({
      code: Code.conflict,
      msg: '房间号 201-202 已存在',
    });
    expect(await add({ rooms: rooms('203', ' 203 ') })).toMatchObject({
      code: Code.invalid,
      msg: '房间第 2 项：房间号重复',
    });
    expect(await add({ rooms: [] })).toMatchObject({ msg: '请至少填写一间新房间' });
    expect(await add({ rooms: [{ name: '203', floor: 0 }] })).toMatchObject({
      code: Code.invalid,
      data: { fields: { 'rooms.0.floor': '楼层不能为 0' } },
    });
    expect(await add({ type: far.typeId })).toMatchObject({ code: Code.invalid });
    expect(await add({ hotelId: far.hotelId })).toMatchObject({ code: Code.notFound });
    expect(
      await testApp.as('staff', 'addRooms', { ...form(testApp), rooms: rooms('203') }),
    ).toMatchObject({ code: Code.noPermission });
    expect(await testApp.snapshot()).toBe(before);
    // An admin names the hotel by the room type.
    expect(
      await testApp.as('admin', 'addRooms', {
        ...form(testApp),
        type: far.typeId,
        rooms: rooms('201'),
      }),
    ).toMatchObject({ code: 200 });
  });

  it('twenty admins at once add rooms that overlap: of each number there is one', async () => {
    const testApp = await openTestApp(await newPlace());
    const add = (place: number) => {
      const shared = ['301', '302', `4${String(place).padStart(2, '0')}`];
      const names = place % 2 === 0 ? shared : shared.toReversed();
      return testApp.as('manager', 'addRooms', { ...form(testApp), rooms: rooms(...names) });
    };
    const answers = Array.from({ length: 20 }, (_, place) => add(place + 1));
    expect(await codesOf(answers)).toEqual({ [Code.success]: 1, [Code.conflict]: 19 });
    const refused = (await Promise.all(answers)).filter(({ code }) => code !== 200);
    expect(new Set(refused.map(({ msg }) => msg))).toEqual(new Set(['房间号 301-302 已存在']));
    expect(await namesIn(testApp)).toHaveLength(3);
    await expectSound(testApp);
  });
});
