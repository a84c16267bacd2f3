import { Code } from '@anzhu/api/contract/envelope';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { onBothEngines } from './engines.ts';
import { openTestApp } from './testApp.ts';
import { addRoom } from './property.ts';

onBothEngines((newPlace) => {
  it('shows each role the key figures', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.property;
    const { occupied, awaitingCleaning, vacant } = RoomStatus;
    await testApp.put(async (tx) => {
      // They pay 270 yuan a night.
      await addRoom(tx, near, { status: occupied });
      await addRoom(tx, near, { status: awaitingCleaning });
      await addRoom(tx, near, { status: vacant });
      await addRoom(tx, near, { status: vacant });
      await addRoom(tx, near, { isIsolation: true });
      await addRoom(tx, near, { isIsolation: true, status: awaitingCleaning });
      await addRoom(tx, far, { isIsolation: true, status: occupied });
    });
    const ownHotel = {
      occupancy: 0.25,
      averagePrice: 270,
      revenuePerRoom: 67.5,
      vacantIsolationRooms: 1,
    };
    const { as } = testApp;
    expect((await as('manager', 'today')).data).toMatchObject(ownHotel);
    expect((await as('staff', 'today')).data).toMatchObject({
      ...ownHotel,
      averagePrice: null,
      revenuePerRoom: null,
    });
    expect((await as('admin', 'today')).data).toMatchObject(ownHotel);
    expect((await as('admin', 'today', { hotelId: far.hotelId })).data).toMatchObject({
      occupancy: null,
      averagePrice: null,
    });
    expect((await as('guard', 'today')).data).toMatchObject({
      occupancy: 1 / 3,
      averagePrice: null,
      revenuePerRoom: null,
      vacantIsolationRooms: 1,
    });
    const other = await as('manager', 'today', { hotelId: far.hotelId });
    expect(other.code).toBe(Code.noPermission);
  });
});
