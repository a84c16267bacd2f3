import { afterEach, describe, expect, it } from 'vitest';
import { contract } from '../contract/index.ts';
import { setOwnHotelClosed } from '../contract/closedHotel.ts';
import { mayCall } from '../contract/endpoint.ts';
import { OrderStatus } from '../contract/order.ts';
import { Role } from '../contract/role.ts';
import { RoomStatus } from '../contract/room.ts';
import { nextRoomAction, offeredRoomActions, roomActions, roomCan } from './roomTransitions.ts';
import { orderActions, orderCan } from './orderTransitions.ts';

afterEach(() => setOwnHotelClosed(false));

const manager = Role.hotelAdmin;

describe('the people of a closed hotel', () => {
  it('are offered no call that sells, and every other one', () => {
    const calls = Object.values(contract).filter((one) => mayCall(one, manager));
    setOwnHotelClosed(true);
    const offered = calls.filter((one) => mayCall(one, manager));
    expect(offered).toEqual(calls.filter(({ sells }) => !sells));
    expect(offered.length).toBeLessThan(calls.length);
  });

  it('check nobody in, and see why', () => {
    const room = { status: RoomStatus.vacant, isIsolation: false };
    expect(nextRoomAction(room, manager)).toBe('checkIn');
    const before = offeredRoomActions(room, manager);
    setOwnHotelClosed(true);
    expect(nextRoomAction(room, manager)).toBeNull();
    expect(offeredRoomActions(room, manager)).toEqual(before);
    expect(roomCan('checkIn', room, manager)).toEqual({
      isAllowed: false,
      because: 'status',
      reason: '酒店已停业，不能办理入住',
    });
  });

  it('is closed to the platform too: what it sells is not offered of its rooms and orders', () => {
    const room = { status: RoomStatus.vacant, isIsolation: false, isHotelClosed: true };
    expect(nextRoomAction(room, Role.admin)).toBeNull();
    expect(roomCan('checkIn', room, Role.admin).reason).toBe('酒店已停业，不能办理入住');
    const order = { status: OrderStatus.closed, isHotelClosed: true };
    expect(orderCan('reinstate', order, Role.admin).reason).toBe('酒店已停业，不能恢复订单');
    expect(orderCan('reinstate', { ...order, isHotelClosed: false }, Role.admin).isAllowed).toBe(
      true,
    );
  });

  it('are told of the role and the status of a room first', () => {
    setOwnHotelClosed(true);
    const occupied = { status: RoomStatus.occupied, isIsolation: false };
    expect(roomCan('checkIn', occupied, manager).reason).toBe('房间状态为「入住」，不能办理入住');
    expect(roomCan('checkIn', occupied, Role.antiEpidemic).because).toBe('role');
  });

  it.each(roomActions.map((action) => [action]))('room action %s', (action) => {
    const sells = ['checkIn', 'changeRoom', 'changeStay', 'changeHotel'].includes(action);
    setOwnHotelClosed(true);
    const isAllowedSomewhere = Object.values(RoomStatus).some(
      (status) => roomCan(action, { status, isIsolation: false }, manager).isAllowed,
    );
    setOwnHotelClosed(false);
    const wasAllowed = Object.values(RoomStatus).some(
      (status) => roomCan(action, { status, isIsolation: false }, manager).isAllowed,
    );
    expect(isAllowedSomewhere).toBe(wasAllowed && !sells);
  });

  it.each(orderActions.map((action) => [action]))('order action %s', (action) => {
    const sells = ['checkIn', 'assign', 'modify', 'reinstate'].includes(action);
    const can = (): boolean =>
      Object.values(OrderStatus).some((status) => orderCan(action, { status }, manager).isAllowed);
    const wasAllowed = can();
    setOwnHotelClosed(true);
    expect(can()).toBe(wasAllowed && !sells);
  });
});
