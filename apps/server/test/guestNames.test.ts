import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { messageFor } from '../src/platform/live/audience.ts';
import { onOneEngine } from './engines.ts';
import { addOrder, addRoom, newGuest } from './property.ts';
import { openTestApp } from './testApp.ts';

onOneEngine((newPlace) => {
  it('boards name guests whole to all who may open their record', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    const guest = newGuest({ name: '张三' });
    const { room, unassigned } = await testApp.put(async (tx) => ({
      room: await addRoom(tx, near, { status: RoomStatus.occupied, guest }),
      unassigned: await addOrder(tx, near, {
        status: OrderStatus.paid,
        booker_name: '欧阳示例',
        arrive_time: '2026-03-25 14:00:00',
        leave_time: '2026-03-26 12:00:00',
      }),
    }));
    for (const [name, shown, booker] of [
      ['staff', '张三', '欧阳示例'],
      ['manager', '张三', '欧阳示例'],
      ['admin', '张三', '欧阳示例'],
    ] as const) {
      const hotelId = near.hotelId;
      const list = await testApp.as(name, 'listRooms', { hotelId });
      expect(list.data?.find(({ id }) => Number(id) === room.id)?.guest).toBe(shown);
      expect((await testApp.as(name, 'getRoom', { id: room.id })).data?.guest).toBe(shown);
      const days = { from: '2026-03-18', to: '2026-03-26' };
      const { data } = await testApp.as(name, 'roomTimeline', { hotelId, ...days });
      const row = data?.rooms.find(({ id }) => Number(id) === room.id);
      expect(row?.spans.map(({ label }) => label)).toEqual([shown]);
      expect(data?.unassigned.find(({ id }) => Number(id) === unassigned)?.label).toBe(booker);
      // 查看入住人 has the whole name.
      const guests = await testApp.as(name, 'listGuests', { roomId: room.id, sn: room.sn });
      expect(guests.data?.map(({ personName }) => personName)).toEqual(['张三']);
    }
  });
});

it('live changes name guests as the boards do', () => {
  const room = { id: 7, status: RoomStatus.occupied, isIsolation: false, guest: '张三' } as const;
  const events = [{ hotelId: 1, room }];
  const guestOf = (audience: 'all' | 'hotel 1') =>
    (JSON.parse(String(messageFor(audience, events))) as { guest: string }).guest;
  expect(guestOf('hotel 1')).toBe('张三');
  expect(guestOf('all')).toBe('张三');
});
