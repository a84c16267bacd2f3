import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { OrderStatus } from '@anzhu/api/contract/order';
import { usualDayStart } from '@anzhu/api/rules/hotelDay';
import { tillSums } from '@anzhu/api/rules/till';
import type { Db } from '../platform/db/store.ts';
import { keepDay } from '../resources/audit/index.ts';
import type { DemoHotel } from './property.ts';
import type { DemoCalendar } from './random.ts';

/** What guests who had left bought at the desk, in fen, and how they paid. */
const sales = [
  { fen: 3800, method: PayMethod.cash, note: '早餐补差' },
  { fen: 1500, method: PayMethod.wechat, note: '饮料' },
  { fen: 8000, method: PayMethod.cash, note: '洗衣' },
] as const;

const opening = 50_000;
/** Less than there should have been. */
const missing = 500;

/** Adds the shift of a clerk that was closed yesterday evening, with what was sold in it. */
export async function addShift(
  db: Db,
  { id: hotelId }: DemoHotel,
  { clerkId, calendar }: { clerkId: number; calendar: DemoCalendar },
): Promise<void> {
  const day = { begin: calendar.at(-1, 14 * 60), end: calendar.at(-1, 22 * 60) };
  const orders = await db
    .selectFrom('orders')
    .select('id')
    .where('hotel_id', '=', hotelId)
    .where('status', '=', OrderStatus.completed)
    .where('is_no_show', '=', 0)
    .where('leave_time', '<', day.begin)
    .orderBy('leave_time', 'desc')
    .orderBy('id')
    .limit(sales.length)
    .execute();
  const { id } = await db
    .insertInto('shift')
    .values({
      hotel_id: hotelId,
      clerk_id: clerkId,
      opened_time: day.begin,
      opening,
      closed_time: null,
      counted: null,
      next_id: null,
      closed_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sold = orders.flatMap((order, index) => {
    const sale = sales[index];
    return sale ? [{ ...sale, orderId: order.id }] : [];
  });
  for (const [index, { orderId, fen, method, note }] of sold.entries()) {
    const line = {
      order_id: orderId,
      amount: fen,
      created_by: clerkId,
      created_time: calendar.at(-1, 17 * 60 + index * 40),
      voided_by: null,
      voided_time: null,
    };
    await db
      .insertInto('bill_line')
      .values([
        { ...line, kind: LineKind.charge, method: PayMethod.other, note },
        { ...line, kind: LineKind.payment, method, note: '' },
      ])
      .execute();
  }
  const moved = sold.map(({ fen, method }) => ({
    kind: LineKind.payment,
    method,
    isReversal: false,
    fen,
  }));
  const cash = sold.reduce(
    (sum, { fen, method }) => sum + (method === PayMethod.cash ? fen : 0),
    0,
  );
  await db
    .updateTable('shift')
    .set({
      closed_time: day.end,
      counted: opening + cash - missing,
      sums: JSON.stringify(tillSums(moved)),
      note: '少找五元',
      closed_by: clerkId,
    })
    .where('id', '=', id)
    .execute();
}

/** Closes the day before yesterday, so that yesterday is left to close. */
export async function closeEarlierDay(
  db: Db,
  { id: hotelId }: DemoHotel,
  { calendar, by }: { calendar: DemoCalendar; by: { id: number; name: string } },
): Promise<void> {
  const day = calendar.at(-2, 12 * 60).slice(0, 10);
  const time = { now: calendar.at(-1, 7 * 60 + 40), dayStarts: usualDayStart };
  await keepDay(db, { hotelId, day, time }, { by, points: [] });
}
