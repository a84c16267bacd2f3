import { describe, expect, it } from 'vitest';
import { availability } from '../../contract/availability.ts';
import { keyFigures } from '../../contract/figures.ts';
import { OrderStatus } from '../../contract/order.ts';
import { RoomStatus } from '../../contract/room.ts';
import { startHotel } from '../testing.ts';

describe('key figures', () => {
  it('are counted from the records, by role', async () => {
    const { admin, staff, guard, state } = startHotel();
    const all = await admin.call(keyFigures, {});
    const normal = state.rooms.filter(({ isIsolation }) => !isIsolation);
    const occupied = normal.filter(({ status }) => status === RoomStatus.occupied);
    expect(all.occupancy?.value).toBe(occupied.length / normal.length);
    expect(all.averagePrice?.value).toBeGreaterThan(all.revenuePerRoom?.value ?? 0);
    expect(all.inIsolation?.value).toBe(3);
    expect(all.newIsolations?.week).toHaveLength(7);
    const dueIn = state.orders.filter(
      ({ status, estimatedCheckIn }) =>
        status === OrderStatus.paid && estimatedCheckIn?.startsWith(all.day),
    );
    expect(all.arrivals?.expected).toBe(dueIn.length);
    expect(await staff.call(keyFigures, {})).toMatchObject({
      ...all,
      averagePrice: null,
      revenuePerRoom: null,
    });
    expect(await guard.call(keyFigures, {})).toMatchObject({
      occupancy: null,
      arrivals: null,
      isolationOccupancy: { value: 0.25 },
    });
    const empty = await admin.call(keyFigures, { hotelId: '2' });
    expect(empty).toMatchObject({ occupancy: { value: null }, inIsolation: null });
  });
});

describe('availability', () => {
  it('counts the rooms left, of isolation rooms for epidemic-prevention staff', async () => {
    const { admin, guard, state } = startHotel();
    const { nights, roomTypes } = await admin.call(availability, {});
    expect([nights[0], nights.at(-1)]).toEqual(['2026-03-18', '2026-03-31']);
    expect(roomTypes.map(({ rooms }) => rooms)).toEqual([16, 16, 16]);
    // The last orders leave in a few days.
    expect(roomTypes.map(({ left }) => left.at(-1))).toEqual([16, 16, 16]);
    const tonight = roomTypes.reduce((sum, { left }) => sum + (left[0] ?? 0), 0);
    expect((await admin.call(keyFigures, {})).roomsLeft?.value).toBe(tonight);
    const isolation = await guard.call(availability, {});
    expect(isolation.isIsolation).toBe(true);
    const rooms = state.rooms.filter(({ isIsolation }) => isIsolation);
    expect(isolation.roomTypes.reduce((sum, type) => sum + type.rooms, 0)).toBe(rooms.length);
  });
});
