import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { onBothEngines } from './engines.ts';
import { openTestApp } from './testApp.ts';
import { addIsolationPerson, addOrder, addRoom } from './property.ts';

onBothEngines((newPlace) => {
  it('shows each role what is to do today', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.property;
    const { occupied, awaitingCleaning, vacant } = RoomStatus;
    await testApp.put(async (tx) => {
      await addOrder(tx, near, { arrive_time: '2026-03-18 00:00:00' });
      await addOrder(tx, near, {
        arrive_time: '2026-03-19 00:00:00',
        leave_time: '2026-03-20 12:00:00',
      });
      await addOrder(tx, near, { status: OrderStatus.unpaid });
      await addOrder(tx, far, { arrive_time: '2026-03-18 23:59:59' });
      // They leave on the 19th at noon.
      await addRoom(tx, near, { status: occupied });
      await addRoom(tx, near, { status: awaitingCleaning });
      await addRoom(tx, near, { status: vacant });
      await addRoom(tx, near, { status: vacant });
      await addRoom(tx, near, { isIsolation: true });
      await addRoom(tx, near, { isIsolation: true, status: awaitingCleaning });
      await addRoom(tx, far, { isIsolation: true, status: occupied });
      const person = await addIsolationPerson(tx, near.hotelId, {
        check_out_time: '2026-03-18 23:00:00',
      });
      await addIsolationPerson(tx, far.hotelId, { check_out_time: '2026-03-10 12:00:00' });
      await tx
        .insertInto('health_test')
        .values({
          isolation_person_id: person,
          hotel_id: near.hotelId,
          check_type: 0,
          check_result: 38,
          is_abnormal: 1,
          check_time: '2026-03-18 08:00:00',
          created_time: '2026-03-18 08:00:00',
          created_by: null,
          handled_time: null,
          handled_by: null,
          handled_note: '',
        })
        .execute();
      await tx
        .insertInto('material_application')
        .values({
          hotel_id: near.hotelId,
          applicant_id: null,
          item: '口罩',
          quantity: 1,
          unit: '箱',
          remark: '',
          urgency: 0,
          review_status: 0,
          review_note: '',
          reviewer_id: null,
          reviewed_time: null,
          created_time: '2026-03-18 08:00:00',
        })
        .execute();
    });
    const ownHotel = {
      dueIn: 1,
      dueOut: 0,
      overdue: 0,
      toClean: 2,
      toReview: null,
      releaseDue: 1,
      abnormal: 1,
    };
    const { as } = testApp;
    expect((await as('manager', 'today')).data).toEqual(ownHotel);
    expect((await as('staff', 'today')).data).toEqual(ownHotel);
    expect((await as('admin', 'today')).data).toEqual({
      ...ownHotel,
      dueIn: 2,
      toReview: 1,
      releaseDue: 2,
    });
    expect((await as('admin', 'today', { hotelId: far.hotelId })).data).toMatchObject({
      dueIn: 1,
      toClean: 0,
      toReview: 0,
      abnormal: 0,
    });
    expect((await as('guard', 'today')).data).toEqual({
      dueIn: null,
      dueOut: null,
      overdue: null,
      toClean: 1,
      toReview: 1,
      releaseDue: 2,
      abnormal: 1,
    });
    const other = await as('manager', 'today', { hotelId: far.hotelId });
    expect(other.code).toBe(Code.noPermission);

    const counts = async () => {
      const { data } = await as('admin', 'today');
      return [data.dueOut, data.overdue];
    };
    testApp.clock.set('2026-03-18 21:00:00');
    expect(await counts()).toEqual([0, 0]);
    testApp.clock.set('2026-03-19 08:00:00');
    expect(await counts()).toEqual([1, 0]);
    testApp.clock.set('2026-03-19 12:00:01');
    expect(await counts()).toEqual([1, 1]);
  });
});
