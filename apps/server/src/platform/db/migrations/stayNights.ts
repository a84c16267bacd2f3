import { hotelDayOf, usualDayStart } from '@anzhu/api/rules/hotelDay';
import { nights } from '@anzhu/api/rules/stayDates';
import type { Tx } from '../store.ts';
import type { Migration } from './migration.ts';

/** Guests in the house who are said to have come before others had left the room came when these left. */
async function separateNights(tx: Tx): Promise<void> {
  const stays = await tx
    .selectFrom('stay')
    .select((eb) => [
      'id',
      'check_in_time',
      'leave_time',
      eb
        .selectFrom('stay as former')
        .select(({ fn }) => fn.max('former.ended_time').as('ended'))
        .whereRef('former.room_id', '=', 'stay.room_id')
        .as('former_end'),
    ])
    .where('kind', '=', 0)
    .where('ended_time', 'is', null)
    .execute();
  for (const { id, check_in_time, leave_time, former_end } of stays) {
    if (former_end === null || former_end >= leave_time) continue;
    const [begun, ended] = [check_in_time, former_end].map((time) =>
      hotelDayOf(time, usualDayStart),
    );
    if (begun === undefined || ended === undefined || begun >= ended) continue;
    await tx.updateTable('stay').set({ check_in_time: former_end }).where('id', '=', id).execute();
  }
}

/**
 * The orders of guests in the house get the dates and nights of their stay, which the clerk chose at
 * check-in: so they hold the room on the nights that it is occupied. Their price stays as it was agreed.
 */
async function followStays(tx: Tx): Promise<void> {
  const rows = await tx
    .selectFrom('stay')
    .innerJoin('orders', 'orders.id', 'stay.order_id')
    .select(['orders.id', 'stay.check_in_time as checkIn', 'stay.leave_time as checkOut'])
    .where('stay.kind', '=', 0)
    .where('stay.ended_time', 'is', null)
    .where((eb) =>
      eb.or([
        eb('orders.arrive_time', '<>', eb.ref('stay.check_in_time')),
        eb('orders.leave_time', '<>', eb.ref('stay.leave_time')),
      ]),
    )
    .execute();
  for (const { id, checkIn, checkOut } of rows) {
    const period = { estimatedCheckIn: checkIn, estimatedCheckOut: checkOut };
    await tx
      .updateTable('orders')
      .set({ arrive_time: checkIn, leave_time: checkOut, nights: nights(period, usualDayStart) })
      .where('id', '=', id)
      .execute();
  }
}

/** Stays of guests in the house, their orders and their rooms agree. */
export const stayNights: Migration = {
  name: '35 stay nights',
  statements: () => [],
  async run(tx) {
    await separateNights(tx);
    await followStays(tx);
  },
};
