import { contract, type Contract } from '@anzhu/api/contract';
import type { Endpoint } from '@anzhu/api/contract/endpoint';
import { RoomStatus } from '@anzhu/api/contract/room';
import { decodeWire } from '@anzhu/api/contract/wire';
import { expect, it } from 'vitest';
import { onOneEngine } from './engines.ts';
import { expectSound, type TestApp, openTestApp } from './testApp.ts';
import type { People } from './people.ts';
import { half, nastyKinds } from './fuzz/nasty.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';

/** The same for users, departments and menus. */
function peopleInputs({ users, departments }: People): Partial<Record<keyof Contract, object>> {
  const { nearDesk } = departments;
  const profile = { nickName: '前台', phone: '13811110000', heads: '/files/1.png' };
  const department = { pId: departments.near, name: '客房部', role: 'hotel_member', status: 1 };
  const menu = {
    pId: 1,
    name: '值班',
    path: 'duty',
    icon: 'bell',
    sort: 1,
    visible: 1,
    remark: '',
    role: 'hotel_admin',
    deptId: String(nearDesk),
  };
  return {
    getUser: { id: users.staff },
    userPage: { page: { page: 1, size: 10 }, username: 'a', nickName: 'a' },
    addUser: { username: 'clerk', ...profile, dept: nearDesk, password: 'Harbour-2026' },
    modifyUser: { id: users.staff, username: 'staff', ...profile, dept: nearDesk, password: '' },
    isPhoneTaken: { phone: profile.phone, id: users.staff },
    departmentPage: { page: { page: 1, size: 10 } },
    addDepartment: department,
    modifyDepartment: { id: nearDesk, ...department },
    addMenu: menu,
    modifyMenu: { id: 2, ...menu },
    menusOfDepartment: { id: nearDesk },
    menusOfRole: { id: 'hotel_admin' },
    deleteMenu: { id: 999_999 },
    deleteDepartment: { id: 999_999 },
    deleteUser: { id: 999_999 },
  };
}

/** A right input for every call that reads or changes what hotels keep. */
async function rightInputs({
  put,
  property,
  people,
}: TestApp): Promise<Partial<Record<keyof Contract, object>>> {
  const { near } = property;
  return put(async (tx) => {
    const vacant = await addRoom(tx, near);
    const occupied = await addRoom(tx, near, { status: RoomStatus.occupied });
    const dirty = await addRoom(tx, near, { status: RoomStatus.awaitingCleaning });
    const isolated = await addRoom(tx, near, { status: RoomStatus.occupied, isIsolation: true });
    const spare = await addRoom(tx, near, { isIsolation: true });
    const order = (status: 0 | 1 | 2 | 5) => addOrder(tx, near, { status });
    const filters = {
      page: { page: 1, size: 10 },
      status: 1,
      roomType: near.typeId,
      beginTime: '2026-01-01 00:00:00',
      endTime: '2026-12-31 23:59:59',
      province: '浙江',
    };
    const form = { name: 'N1', floor: 3, direction: '南', isIsolation: 0, type: near.typeId };
    return {
      orderPage: filters,
      downloadOrders: filters,
      getOrder: { id: await order(1) },
      deleteOrder: { id: await order(2) },
      changePrice: { id: await order(0), lastPay: 1 },
      refundOrder: { id: await order(5), paymentMethod: 'WECHAT', paymentClient: 'MP' },
      refuseRefund: { orderId: await order(5) },
      listRooms: {
        floor: 3,
        name: '1',
        type: near.typeId,
        isIsolation: 0,
        orderId: 1,
        hotelId: near.hotelId,
        status: 0,
      },
      listFloors: { hotelId: near.hotelId },
      addRoom: { ...form, hotelId: near.hotelId, status: 0 },
      modifyRoom: { ...form, id: vacant.id },
      getRoom: { id: vacant.id },
      checkIn: {
        id: vacant.id,
        customerId: '',
        orderId: await order(1),
        province: '浙江',
        ...period,
        acceptReserved: 0,
        checkInfoList: [newGuest()],
      },
      checkOut: { id: occupied.id },
      cleanRoom: { id: dirty.id },
      changeRoom: { currentRoomId: isolated.id, newRoomId: spare.id },
      isolationCheckOut: { roomId: isolated.id, status: 1 },
      roomIsolationPerson: { id: isolated.id },
      listGuests: { roomId: occupied.id, sn: occupied.sn },
      modifyGuests: { roomId: occupied.id, sn: occupied.sn, checkInfoList: [newGuest()] },
      hotelPage: { page: { page: 1, size: 10 }, name: '店', address: '路', allowIsolation: 1 },
      hotelAllowsIsolation: { id: near.hotelId },
      roomTypePage: { page: { page: 1, size: 10 }, name: '房', hotelId: near.hotelId },
      getRoomType: { id: near.typeId },
      currentRoomTypes: { hotelId: near.hotelId, isIsolation: 1 },
      ...peopleInputs(people),
    };
  });
}

/** The input with one field, of it or of its first guest, made nasty. */
function* spoilt(input: object): Generator<{ field: string; given: object; wrong: unknown }> {
  for (const field of Object.keys(input)) {
    for (const wrong of nastyKinds) yield { field, given: { ...input, [field]: wrong }, wrong };
  }
  if (!('checkInfoList' in input) || !Array.isArray(input.checkInfoList)) return;
  const [guest] = input.checkInfoList as object[];
  for (const field of Object.keys(guest ?? {})) {
    for (const wrong of nastyKinds) {
      yield { field, given: { ...input, checkInfoList: [{ ...guest, [field]: wrong }] }, wrong };
    }
  }
}

// What PostgreSQL refuses beside SQLite, as U+0000 and numbers that are too large, has to be refused before.
onOneEngine((newPlace) => {
  it('bad input is never an error of the server, changes nothing, and is told in Chinese', async () => {
    const testApp = await openTestApp(await newPlace());
    const inputs = await rightInputs(testApp);
    let before = await testApp.snapshot();
    for (const [name, input] of Object.entries(inputs) as [keyof Contract, object][]) {
      const endpoint: Endpoint = contract[name];
      if (endpoint.answer === 'file') continue;
      for (const { field, given, wrong } of spoilt(input)) {
        // Half a character cannot be written into an address.
        if (wrong === half && endpoint.path.includes(`{${field}}`)) continue;
        const answer = await testApp.as('admin', name, given);
        const which = `${name} ${field} ${JSON.stringify(wrong)?.slice(0, 60)}`;
        expect(answer.status, which).toBeLessThan(500);
        expect(answer.code, which).not.toBe(500);
        // A field that may be left out, or a text that is allowed after all: a right call.
        if (answer.code === 200) {
          if (endpoint.changes) before = await testApp.snapshot();
          continue;
        }
        expect(answer.msg, which).toMatch(/[\u4e00-\u9fff]/);
        // What the contract refuses does not reach the handler: that is looked at once, below.
        const isHandled = endpoint.changes && decodeWire(endpoint.input, given).ok;
        if (isHandled) expect(await testApp.snapshot(), which).toBe(before);
      }
      expect(await testApp.snapshot(), name).toBe(before);
    }
    await expectSound(testApp);
  });
}, 'PostgreSQL');
