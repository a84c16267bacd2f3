import type { ClosingBlock, ClosingBlockKind } from '@anzhu/api/contract/hotelClosing';
import { IsolationStatus } from '@anzhu/api/contract/isolation';
import { OrderStatus } from '@anzhu/api/contract/order';
import { ReviewStatus } from '@anzhu/api/contract/review';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { closingBlocks } from '@anzhu/api/rules/hotelClosing';
import { sql } from 'kysely';
import { countList } from '../../platform/db/list.ts';
import type { Db } from '../../platform/db/store.ts';
import { StayKind } from '../../platform/db/tables/stay.ts';
import { declarationList } from '../declaration/index.ts';
import { pendingList } from '../intake/index.ts';
import { orderList } from '../order/index.ts';
import { readDaysToClose } from '../report/index.ts';

/** How much of each kind keeps a hotel from being closed; counted as the lists that show its rows. */
export async function readBlocks(
  db: Db,
  hotelId: number,
  time: HotelTime,
): Promise<ClosingBlock[]> {
  const orders = (filter: Omit<Parameters<typeof orderList>[0], 'hotelId'>): Promise<number> =>
    countList(db, orderList({ hotelId, ...filter }));
  const [days] = await readDaysToClose(db, hotelId, time);
  const counts: Record<ClosingBlockKind, number> = {
    inHouse: await countOpenStays(db, hotelId),
    isolating: await countIsolating(db, hotelId),
    bookings:
      (await orders({ status: OrderStatus.unpaid })) + (await orders({ status: OrderStatus.paid })),
    pendingOrders: await countList(db, pendingList(hotelId)),
    declarations: await countList(
      db,
      declarationList({ hotelId, reviewStatus: ReviewStatus.pending }),
    ),
    toRefund: await orders({ due: { kind: 'toRefund', ...time } }),
    leftOpen: await orders({ due: { kind: 'leftOpen', ...time } }),
    paidTwice: await orders({ due: { kind: 'paidTwice', ...time } }),
    shifts: await countOpenShifts(db, hotelId),
    days: days?.count ?? 0,
  };
  return (Object.keys(closingBlocks) as ClosingBlockKind[])
    .map((kind) => ({ kind, count: counts[kind] }))
    .filter(({ count }) => count > 0);
}

const all = sql<number>`count(*)`.as('count');

const countOpenStays = async (db: Db, hotelId: number): Promise<number> =>
  (
    await db
      .selectFrom('stay')
      .select(all)
      .where('hotel_id', '=', hotelId)
      .where('kind', '=', StayKind.guests)
      .where('ended_time', 'is', null)
      .executeTakeFirstOrThrow()
  ).count;

const countIsolating = async (db: Db, hotelId: number): Promise<number> =>
  (
    await db
      .selectFrom('isolation_person')
      .select(all)
      .where('hotel_id', '=', hotelId)
      .where('status', '=', IsolationStatus.isolating)
      .executeTakeFirstOrThrow()
  ).count;

const countOpenShifts = async (db: Db, hotelId: number): Promise<number> =>
  (
    await db
      .selectFrom('shift')
      .select(all)
      .where('hotel_id', '=', hotelId)
      .where('closed_time', 'is', null)
      .executeTakeFirstOrThrow()
  ).count;
