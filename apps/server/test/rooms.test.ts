import { Code } from '@anzhu/api/contract/envelope';
import { maxListedRooms, RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { onOneEngine } from './engines.ts';
import { expectSound, openTestApp } from './testApp.ts';
import { addRoom } from './property.ts';

onOneEngine((newPlace) => {
  it('adds rooms, finds them by every filter, in their order', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.property;
    const add = (name: string, floor: number, more: object = {}) =>
      testApp.as('manager', 'addRoom', {
        name,
        floor,
        direction: '南',
        isIsolation: 0,
        type: near.typeId,
        status: 0,
        ...more,
      });
    for (const [name, floor] of [
      ['1001', 10],
      ['901', 9],
      ['902', 9],
      ['B1', -1],
    ] as const) {
      expect((await add(name, floor)).code).toBe(200);
    }
    await add('9_%', 9, { isIsolation: 1, type: near.otherTypeId });
    await testApp.put((tx) => addRoom(tx, far));
    const names = async (filters: object) =>
      (await testApp.as('staff', 'listRooms', filters)).data.map((room) => room.name);
    expect(await names({})).toEqual(['B1', '901', '902', '9_%', '1001']);
    expect(await names({ floor: 9, isIsolation: 0 })).toEqual(['901', '902']);
    expect(await names({ name: 'b' })).toEqual(['B1']);
    expect(await names({ name: '_%' })).toEqual(['9_%']);
    expect(await names({ type: near.otherTypeId })).toEqual(['9_%']);
    expect(await names({ isIsolation: '1' })).toEqual(['9_%']);
    expect(await names({ status: RoomStatus.occupied })).toEqual([]);
    expect((await testApp.as('staff', 'listFloors')).data).toEqual([-1, 9, 10]);
    expect((await testApp.as('admin', 'listFloors', { hotelId: far.hotelId })).data).toEqual([3]);
    expect((await testApp.as('admin', 'listRooms', { hotelId: near.hotelId })).data).toHaveLength(
      5,
    );
    expect((await testApp.as('admin', 'listRooms')).data).toHaveLength(6);
    expect((await testApp.as('staff', 'listRooms', { hotelId: far.hotelId })).code).toBe(
      Code.notFound,
    );
    await expectSound(testApp);
  });

  it('lists a hotel whole, and so many rooms where none is chosen', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.property;
    const rooms = Array.from({ length: maxListedRooms }, (_, at) => ({
      hotel_id: near.hotelId,
      name: `${at + 1}`,
      room_type_id: near.typeId,
      floor: 1 + Math.floor(at / 100),
      direction: '',
      is_isolation: 0 as const,
      status: RoomStatus.vacant,
    }));
    await testApp.put((tx) => tx.insertInto('room').values(rooms).execute());
    const all = (filters: object = {}) => testApp.as('admin', 'listRooms', filters);
    expect((await all()).data).toHaveLength(maxListedRooms);
    await testApp.put((tx) => addRoom(tx, far));
    expect(await all()).toMatchObject({
      code: 400,
      msg: '房间超过 2000 间，请选择酒店',
    });
    expect((await all({ hotelId: near.hotelId })).data).toHaveLength(maxListedRooms);
    expect((await all({ name: '1999' })).data).toHaveLength(1);
  });

  it('refuses a number that the hotel has already, and a type that it has not', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.property;
    const room = { floor: 3, direction: '', isIsolation: 0, type: near.typeId };
    expect((await testApp.as('manager', 'addRoom', { ...room, name: '301' })).code).toBe(200);
    const { data: other } = await testApp.as('manager', 'addRoom', { ...room, name: '302' });
    const before = await testApp.snapshot();
    const again = await testApp.as('manager', 'addRoom', { ...room, name: ' 301 ' });
    expect(again).toMatchObject({ code: Code.invalid, msg: '房间号「301」已存在' });
    expect(again.data).toHaveProperty('fields.name');
    const renamed = await testApp.as('manager', 'modifyRoom', {
      ...room,
      id: other.id,
      name: '301',
    });
    expect(renamed).toMatchObject({ code: Code.invalid, msg: '房间号「301」已存在' });
    const strange = { ...room, name: '303', type: far.typeId };
    expect(await testApp.as('manager', 'addRoom', strange)).toMatchObject({ code: Code.invalid });
    expect(await testApp.as('staff', 'addRoom', { ...room, name: '304' })).toMatchObject({
      code: Code.noPermission,
    });
    const abroad = { ...room, name: '305', hotelId: far.hotelId };
    expect((await testApp.as('manager', 'addRoom', abroad)).code).toBe(Code.notFound);
    expect(await testApp.snapshot()).toBe(before);
    const inFar = { ...room, name: '301', type: far.typeId };
    expect((await testApp.as('admin', 'addRoom', inFar)).code).toBe(200);
  });

  it('renames an occupied room but keeps its nature and type', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    const room = await testApp.put((tx) => addRoom(tx, near, { status: RoomStatus.occupied }));
    const same = { id: room.id, name: 'A1', floor: 5, direction: '北', isIsolation: 0 };
    const modify = (more: object) => testApp.as('manager', 'modifyRoom', { ...same, ...more });
    expect((await modify({ type: near.typeId })).code).toBe(200);
    expect(await modify({ type: near.otherTypeId })).toMatchObject({ code: Code.conflict });
    expect(await modify({ type: near.typeId, isIsolation: 1 })).toMatchObject({
      code: Code.conflict,
    });
    const detail = await testApp.as('staff', 'getRoom', { id: room.id });
    expect(detail.data).toMatchObject({ name: 'A1', floor: 5, direction: '北', type: near.typeId });
    const renamed = await testApp.as('manager', 'modifyRoom', { id: room.id, name: 'A2' });
    expect(renamed.code).toBe(200);
    expect((await testApp.as('staff', 'getRoom', { id: room.id })).data).toEqual({
      ...(detail.data as object),
      name: 'A2',
    });
    await expectSound(testApp);
  });

  it('offers hotels and room types to choose from, each to whom it concerns', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.property;
    await testApp.put(async (tx) => {
      await addRoom(tx, near);
      await addRoom(tx, near, { isIsolation: true });
      await addRoom(tx, near, { status: RoomStatus.occupied });
    });
    const everything = { page: { page: 1, size: 99_999 } };
    const all = await testApp.as('admin', 'hotelPage', { ...everything, allowIsolation: 1 });
    expect(all.data).toMatchObject({ total: 2, current: 1, pages: 1, size: 99_999 });
    const own = await testApp.as('staff', 'hotelPage', everything);
    expect(own.data.records.map((hotel) => hotel.id)).toEqual([near.hotelId]);
    const named = await testApp.as('admin', 'hotelPage', { name: '远' });
    expect(named.data.records.map((hotel) => hotel.id)).toEqual([far.hotelId]);
    const allows = await testApp.as('guard', 'hotelAllowsIsolation', { id: far.hotelId });
    expect(allows.data).toBe(1);
    expect((await testApp.as('staff', 'hotelAllowsIsolation', { id: far.hotelId })).code).toBe(
      Code.notFound,
    );
    expect((await testApp.as('staff', 'myHotel')).data).toMatchObject({ name: '近店' });

    const types = await testApp.as('staff', 'roomTypePage', { page: { page: 2, size: 1 } });
    expect(types.data).toMatchObject({
      total: 2,
      pages: 2,
      records: [{ name: '大床房', fee: 300 }],
    });
    const foreign = await testApp.as('staff', 'getRoomType', { id: far.typeId });
    expect(foreign.code).toBe(Code.notFound);
    const vacant = async (more: object) => {
      const input = { hotelId: near.hotelId, ...more };
      const { data } = await testApp.as('staff', 'currentRoomTypes', input);
      return data.map((type) => type.vacant);
    };
    expect(await vacant({})).toEqual([2, 0]);
    expect(await vacant({ isIsolation: 0 })).toEqual([1, 0]);
    expect(await vacant({ isIsolation: 1 })).toEqual([1, 0]);
    expect((await testApp.as('staff', 'currentRoomTypes', { hotelId: far.hotelId })).code).toBe(
      Code.notFound,
    );
    expect((await testApp.as('admin', 'currentRoomTypes', { hotelId: 4711 })).code).toBe(
      Code.notFound,
    );
  });
});
