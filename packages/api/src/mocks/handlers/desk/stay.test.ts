import { describe, expect, it, vi } from 'vitest';
import { getOrder, OrderStatus } from '../../../contract/order.ts';
import {
  addRoom,
  getRoom,
  listFloors,
  listRooms,
  modifyRoom,
  RoomStatus,
} from '../../../contract/room.ts';
import {
  changeRoom,
  checkIn,
  checkOut,
  cleanRoom,
  IsolationExit,
  isolationCheckOut,
  listGuests,
  modifyGuests,
} from '../../../contract/stay.ts';
import { today } from '../../fixtures/hotel.ts';
import { missing, orderIn, roomIn, startHotel } from '../../testing.ts';

const guest = {
  idcard: '11010119900307002X',
  number: '13800001234',
  name: '张三',
  sex: 1,
  documentKind: 0,
} as const;
const dates = {
  estimatedCheckIn: `${today} 14:00:00`,
  estimatedCheckOut: '2026-03-20 12:00:00',
};

describe('stays', () => {
  it('of a guest with a paid order begin, end, and leave a room to clean', async () => {
    const { staff, state } = startHotel();
    const { call } = staff;
    const order = orderIn(state, OrderStatus.paid);
    const room =
      state.rooms.find(
        ({ status, type, isIsolation }) =>
          status === RoomStatus.vacant && type === order.roomType && !isIsolation,
      ) ?? missing();
    const onChange = vi.fn();
    state.listeners.add(onChange);
    const input = { id: room.id, orderId: order.id, ...dates, checkInfoList: [guest] };
    const checkedIn = await call(checkIn, input);
    expect(checkedIn).toEqual({ id: order.id, pay: order.pay, lastPay: order.lastPay });
    await expect(call(checkIn, input)).rejects.toMatchObject({ code: 409 });
    const [now] = await call(listRooms, { orderId: order.id });
    expect(now).toMatchObject({ id: room.id, status: RoomStatus.occupied });
    const stay = { roomId: room.id, sn: now?.sn ?? '' };
    expect(await call(listGuests, stay)).toMatchObject([{ personName: '张三' }]);
    await call(modifyGuests, { ...stay, checkInfoList: [{ ...guest, name: '李四' }] });
    expect(await call(listGuests, stay)).toMatchObject([{ personName: '李四' }]);
    await expect(call(checkOut, { id: room.id })).resolves.toEqual({
      orderId: order.id,
      isOrderComplete: true,
    });
    await call(cleanRoom, { id: room.id });
    const statuses = onChange.mock.calls.map(([change]) => (change as { status: number }).status);
    expect(statuses).toEqual([RoomStatus.occupied, RoomStatus.awaitingCleaning, RoomStatus.vacant]);
  });

  it('of a guest without an order get one at the best price', async () => {
    const { staff, state } = startHotel();
    const room = roomIn(state, RoomStatus.vacant);
    const input = { id: room.id, ...dates, checkInfoList: [guest] };
    const { id, pay, lastPay } = await staff.call(checkIn, input);
    await expect(staff.call(getOrder, { id })).resolves.toMatchObject({
      status: OrderStatus.checkedIn,
      days: 2,
      pay,
      lastPay,
    });
    expect(lastPay).toBe((pay ?? 0) * 0.9);
  });

  it('in a room that is held for another order need a confirmation', async () => {
    const { staff, state } = startHotel();
    const { id, orderId } = roomIn(state, RoomStatus.reserved);
    const input = { id, ...dates, checkInfoList: [guest] };
    await expect(staff.call(checkIn, input)).rejects.toMatchObject({
      code: 409,
      message: `房间已为订单 ${orderId} 预订，请确认后再办理入住`,
    });
    await expect(staff.call(checkIn, { ...input, acceptReserved: true })).resolves.toBeDefined();
  });

  it.each([
    [
      'a check-in before yesterday',
      { estimatedCheckIn: '2026-03-10 14:00:00' },
      '入住时间不能早于昨天',
    ],
    ['a guest who is named twice', { checkInfoList: [guest, guest] }, '证件号码重复'],
    ['too many guests', { checkInfoList: [guest, guest, guest] }, '入住人最多 2 位'],
  ])('are refused with %s', async (_, change, message) => {
    const { staff } = startHotel();
    const input = { id: '2', ...dates, checkInfoList: [guest], ...change };
    await expect(staff.call(checkIn, input)).rejects.toMatchObject({ code: 400, message });
  });

  it('in isolation move to another room, then end', async () => {
    const { guard, staff, state } = startHotel();
    const from = roomIn(state, RoomStatus.occupied, true);
    const to = roomIn(state, RoomStatus.vacant, true);
    const { sn } = from;
    await expect(staff.call(checkOut, { id: from.id })).rejects.toMatchObject({
      code: 409,
      message: '隔离房没有退房，请用「退出隔离」',
    });
    await guard.call(changeRoom, { currentRoomId: from.id, newRoomId: to.id });
    expect(from).toMatchObject({ status: RoomStatus.awaitingCleaning, sn: null });
    expect(to).toMatchObject({ status: RoomStatus.occupied, sn });
    await guard.call(isolationCheckOut, { roomId: to.id, status: IsolationExit.released });
    expect(to.status).toBe(RoomStatus.awaitingCleaning);
  });
});

describe('rooms', () => {
  it('are listed by floor and number, filtered, and for anti-epidemic staff isolation rooms', async () => {
    const { admin, guard } = startHotel();
    await expect(admin.call(listFloors, {})).resolves.toEqual([2, 3, 4, 5, 6]);
    await expect(guard.call(listFloors, {})).resolves.toEqual([6]);
    const list = await admin.call(listRooms, { isIsolation: true, status: RoomStatus.vacant });
    expect(list.length).toBeGreaterThan(0);
    expect(list.every(({ isIsolation }) => isIsolation)).toBe(true);
    const names = (await admin.call(listRooms, {})).map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(await guard.call(listRooms, {})).toHaveLength(12);
  });

  it('are added under a number of their own, and edited while vacant', async () => {
    const { manager, state } = startHotel();
    const { call } = manager;
    const form = { name: '213', type: '11', floor: 2, direction: '', isIsolation: false };
    const { id } = await call(addRoom, form);
    expect(await call(getRoom, { id })).toMatchObject({ name: '213', bedName: '单人床' });
    await expect(call(addRoom, form)).rejects.toMatchObject({
      fields: { name: '房间号「213」已存在' },
    });
    await call(modifyRoom, { ...form, id, isIsolation: true });
    expect(state.logs[0]).toMatchObject({
      sketch: '编辑房间「213」',
      detail: { before: { 房间性质: '普通房' }, after: { 房间性质: '隔离房' } },
    });
    const { id: busy, name, floor } = roomIn(state, RoomStatus.occupied);
    const edit = { id: busy, name, floor, type: '13', direction: '', isIsolation: true };
    await expect(call(modifyRoom, edit)).rejects.toMatchObject({ code: 409 });
  });
});
