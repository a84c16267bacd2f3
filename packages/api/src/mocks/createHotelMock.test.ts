import { getResponse, type AnyHandler, type RequestHandler } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../client/createClient.ts';
import { hotelPage } from '../contract/hotel.ts';
import {
  changePrice,
  deleteOrder,
  getOrder,
  orderPage,
  OrderStatus,
  orderStatuses,
  refundOrder,
  refuseRefund,
} from '../contract/order.ts';
import { isResidentId } from '../contract/person.ts';
import {
  cancelQrCode,
  confirmQrCode,
  createQrCode,
  qrCodeStatus,
  QrStatus,
  scanQrCode,
} from '../contract/qrCode.ts';
import {
  addRoom,
  listFloors,
  listRooms,
  modifyRoom,
  RoomStatus,
  roomStatuses,
} from '../contract/room.ts';
import { currentRoomTypes } from '../contract/roomType.ts';
import { login } from '../contract/session.ts';
import {
  changeRoom,
  checkIn,
  checkOut,
  cleanRoom,
  IsolationExit,
  isolationCheckOut,
  listGuests,
} from '../contract/stay.ts';
import { getUser, isPhoneTaken, modifyUser } from '../contract/user.ts';
import { createHotelMock } from './createHotelMock.ts';
import { today } from './fixtures/hotel.ts';
import { password } from './fixtures/staff.ts';

beforeEach(() => void vi.stubGlobal('location', new URL('http://localhost')));
afterEach(() => void vi.unstubAllGlobals());

const isHttp = (handler: AnyHandler): handler is RequestHandler =>
  'run' in handler && 'info' in handler;

/** A hotel and a client that talks to it. */
function start() {
  const hotel = createHotelMock();
  const handlers = Object.values<AnyHandler>(hotel.handlers).filter(isHttp);
  const client = createClient({
    base: () => 'http://localhost',
    token: () => 'Bearer admin',
    fetch: async (url, init) => {
      const response = await getResponse(handlers, new Request(url, init));
      return response ?? Promise.reject(new Error(`nothing answers ${String(url)}`));
    },
  });
  const { rooms, orders } = hotel.state;
  const roomIn = (status: RoomStatus, isIsolation = false) =>
    rooms.find((room) => room.status === status && room.isIsolation === isIsolation) ?? missing();
  const orderIn = (status: OrderStatus) =>
    orders.find((order) => order.status === status) ?? missing();
  return { ...hotel, ...client, roomIn, orderIn };
}

function missing(): never {
  throw new Error('the fixtures lack it');
}

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
const all = { page: { page: 1, size: 100 } };

describe('the fixtures', () => {
  const { rooms, orders, guests } = createHotelMock().state;

  it('have sixty rooms on five floors, of every status and nature', () => {
    expect(rooms).toHaveLength(60);
    expect(new Set(rooms.map(({ name }) => name)).size).toBe(60);
    expect(new Set(rooms.map(({ floor }) => floor)).size).toBe(5);
    const kinds = new Set(rooms.map(({ status, isIsolation }) => `${status} ${isIsolation}`));
    expect(kinds.size).toBe(roomStatuses.length * 2);
  });

  it('have orders of every status, the newest first', () => {
    expect(new Set(orders.map(({ status }) => status)).size).toBe(orderStatuses.length);
    const times = orders.map(({ createTime }) => createTime ?? '');
    expect(times).toEqual(times.toSorted().toReversed());
    expect(times[0]?.slice(0, 10)).toBe(today);
  });

  it('have an order behind every normal room that is occupied or held', () => {
    const behind = {
      [RoomStatus.occupied]: 3,
      [RoomStatus.reserved]: 1,
      [RoomStatus.tentative]: 0,
    };
    for (const { status, isIsolation, orderId, type } of rooms) {
      if (isIsolation || !(status in behind)) continue;
      const order = orders.find(({ id }) => id === orderId);
      expect(order).toMatchObject({ status: behind[status as 1], roomType: type });
    }
  });

  it('have guests with ID numbers that could be right, of a region that is none', () => {
    const numbers = [...guests.values()].flat().map(({ personIdcard }) => personIdcard ?? '');
    expect(numbers.length).toBeGreaterThan(10);
    expect(numbers.every(isResidentId)).toBe(true);
    expect(numbers.every((number) => number.startsWith('990101'))).toBe(true);
  });

  it('are the same every time, and no hotel knows of another', () => {
    const one = createHotelMock();
    one.change(1, { status: RoomStatus.vacant });
    expect(createHotelMock().state).toEqual(createHotelMock().state);
    expect(one.state.rooms).not.toEqual(createHotelMock().state.rooms);
  });
});

describe('signing in', () => {
  it.each(['admin', 'manager', 'staff', 'guard'])('as %s', async (username) => {
    const { token, userInfo, menuList } = await start().call(login, { username, password });
    expect(token).toBe(`Bearer ${username}`);
    expect(userInfo?.id).toBeDefined();
    expect(menuList?.[0]?.children?.length).toBeGreaterThan(0);
  });

  it('with a wrong password', async () => {
    const call = start().call(login, { username: 'admin', password: 'x' });
    await expect(call).rejects.toMatchObject({ message: '账号或密码错误' });
  });

  it('by a code that a phone has scanned and confirmed, once', async () => {
    const { call } = start();
    const code = new URL(await call(createQrCode, { code: null })).searchParams.get('code') ?? '';
    expect(await call(qrCodeStatus, { code })).toMatchObject({ status: QrStatus.waiting });
    await expect(call(confirmQrCode, { code })).rejects.toMatchObject({ code: 409 });
    await call(scanQrCode, { code });
    expect(await call(qrCodeStatus, { code })).toMatchObject({ status: QrStatus.scanned });
    await call(confirmQrCode, { code });
    const signedIn = await call(qrCodeStatus, { code });
    expect(signedIn).toMatchObject({ status: QrStatus.confirmed, token: 'Bearer admin' });
    await expect(call(qrCodeStatus, { code })).rejects.toMatchObject({ code: 409 });
  });

  it('by a code that was refused on the phone', async () => {
    const { call } = start();
    await call(createQrCode, { code: null });
    await call(scanQrCode, { code: 'code-1' });
    await call(cancelQrCode, { code: 'code-1' });
    await expect(call(qrCodeStatus, { code: 'code-1' })).rejects.toMatchObject({ code: 409 });
  });
});

describe('a profile', () => {
  it('is changed, in this hotel only', async () => {
    const { call } = start();
    await call(modifyUser, { id: 3, nickName: '许小前' });
    expect(await call(getUser, { id: 3 })).toMatchObject({
      nickName: '许小前',
      phone: '13900000003',
    });
    expect(await start().call(getUser, { id: 3 })).toMatchObject({ nickName: '许前台' });
  });

  it('has a phone that nobody else has', async () => {
    const { call } = start();
    expect(await call(isPhoneTaken, { phone: '13900000003', id: 3 })).toBe(false);
    expect(await call(isPhoneTaken, { phone: '13900000003', id: 4 })).toBe(true);
    await expect(call(modifyUser, { id: 4, phone: '13900000003' })).rejects.toMatchObject({
      fields: { phone: '手机号13900000003已被占用' },
    });
  });
});

describe('orders', () => {
  it('are filtered and paged, with personal data masked', async () => {
    const { call } = start();
    const { page } = await call(orderPage, { page: { page: 2, size: 10 } });
    expect(page).toMatchObject({ total: 60, current: 2, pages: 6 });
    expect(page.records).toHaveLength(10);
    expect(page.records[0]?.number).toMatch(/^\d{3}\*{4}\d{4}$/);
    const closed = await call(orderPage, { ...all, status: OrderStatus.closed });
    expect(closed.page.records.every(({ status }) => status === OrderStatus.closed)).toBe(true);
    const ofToday = { beginTime: `${today} 00:00:00`, endTime: `${today} 23:59:59` };
    const { total } = (await call(orderPage, { ...all, ...ofToday })).page;
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(60);
  });

  it('change as their status allows, once', async () => {
    const { call, orderIn } = start();
    const { id: unpaid } = orderIn(OrderStatus.unpaid);
    await call(changePrice, { id: unpaid, lastPay: 88 });
    await expect(call(getOrder, { id: unpaid })).resolves.toMatchObject({ lastPay: 88 });
    const asking = orderIn(OrderStatus.refundRequested).id;
    const refund = { id: asking, paymentMethod: 'WECHAT', paymentClient: 'MP' } as const;
    await call(refundOrder, refund);
    await expect(call(refundOrder, refund)).rejects.toMatchObject({
      code: 409,
      message: '订单状态已变更为「已退款」',
    });
    await call(refuseRefund, { orderId: orderIn(OrderStatus.refundRequested).id });
    const closed = orderIn(OrderStatus.closed).id;
    await call(deleteOrder, { id: closed });
    await expect(call(getOrder, { id: closed })).rejects.toMatchObject({ code: 404 });
  });
});

describe('stays', () => {
  it('a guest with a paid order comes, leaves, and the room is cleaned', async () => {
    const { call, roomIn, orderIn, state } = start();
    const order = orderIn(OrderStatus.paid);
    const room =
      state.rooms.find(
        ({ status, type, isIsolation }) =>
          status === RoomStatus.vacant && type === order.roomType && !isIsolation,
      ) ?? roomIn(RoomStatus.vacant);
    const told = vi.fn();
    state.listeners.add(told);
    const input = { id: room.id, orderId: order.id, ...dates, checkInfoList: [guest] };
    const answer = await call(checkIn, input);
    expect(answer).toEqual({ id: order.id, pay: order.pay, lastPay: order.lastPay });
    await expect(call(checkIn, input)).rejects.toMatchObject({ code: 409 });
    const [now] = await call(listRooms, { orderId: order.id });
    expect(now).toMatchObject({ id: room.id, status: RoomStatus.occupied });
    const guests = await call(listGuests, { roomId: room.id, sn: now?.sn ?? '' });
    expect(guests).toMatchObject([{ personName: '张三' }]);
    await expect(call(checkOut, { id: room.id })).resolves.toEqual({
      orderId: order.id,
      isOrderComplete: true,
    });
    await call(cleanRoom, { id: room.id });
    const statuses = told.mock.calls.map(([change]) => (change as { status: number }).status);
    expect(statuses).toEqual([RoomStatus.occupied, RoomStatus.awaitingCleaning, RoomStatus.vacant]);
  });

  it('a guest without order gets one', async () => {
    const { call, roomIn } = start();
    const room = roomIn(RoomStatus.vacant);
    const { id, pay, lastPay } = await call(checkIn, {
      id: room.id,
      ...dates,
      checkInfoList: [guest],
    });
    await expect(call(getOrder, { id })).resolves.toMatchObject({
      status: OrderStatus.checkedIn,
      days: 2,
      pay,
      lastPay,
    });
    expect(lastPay).toBeLessThan(pay ?? 0);
  });

  it('a room held for someone else asks first', async () => {
    const { call, roomIn } = start();
    const input = { id: roomIn(RoomStatus.reserved).id, ...dates, checkInfoList: [guest] };
    await expect(call(checkIn, input)).rejects.toMatchObject({ code: 409 });
    await expect(call(checkIn, { ...input, acceptReserved: true })).resolves.toBeDefined();
  });

  it('a person in isolation moves, then leaves', async () => {
    const { call, roomIn } = start();
    const from = roomIn(RoomStatus.occupied, true);
    const to = roomIn(RoomStatus.vacant, true);
    const { sn } = from;
    await call(changeRoom, { currentRoomId: from.id, newRoomId: to.id });
    expect(from).toMatchObject({ status: RoomStatus.awaitingCleaning, sn: null });
    expect(to).toMatchObject({ status: RoomStatus.occupied, sn });
    await call(isolationCheckOut, { roomId: to.id, status: IsolationExit.released });
    expect(to.status).toBe(RoomStatus.awaitingCleaning);
  });
});

describe('rooms', () => {
  it('are listed by floor and number, and filtered', async () => {
    const { call } = start();
    await expect(call(listFloors, {})).resolves.toEqual([2, 3, 4, 5, 6]);
    const list = await call(listRooms, { isIsolation: true, status: RoomStatus.vacant });
    expect(list.length).toBeGreaterThan(0);
    expect(list.every(({ isIsolation }) => isIsolation)).toBe(true);
    const names = (await call(listRooms, {})).map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
  });

  it('are added under a number of their own, and edited while vacant', async () => {
    const { call, roomIn } = start();
    const form = { name: '213', type: 11, floor: 2, direction: '', isIsolation: false };
    const { id } = await call(addRoom, form);
    await expect(call(addRoom, form)).rejects.toMatchObject({
      fields: { name: '房间号「213」已存在' },
    });
    await call(modifyRoom, { ...form, id, isIsolation: true });
    const { id: busy, name, floor } = roomIn(RoomStatus.occupied);
    const edit = { id: busy, name, floor, type: 13, direction: '', isIsolation: true };
    await expect(call(modifyRoom, edit)).rejects.toMatchObject({ code: 409 });
  });
});

describe('pickers', () => {
  it('find hotels and say how many rooms are free', async () => {
    const { call } = start();
    const { records } = await call(hotelPage, { ...all, allowIsolation: true });
    expect(records.map(({ id }) => id)).toEqual([1, 3]);
    const types = await call(currentRoomTypes, { hotelId: 1, isIsolation: true });
    expect(types.map(({ vacant }) => vacant)).toEqual([3, 1, 2]);
  });
});
