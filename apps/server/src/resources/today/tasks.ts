import type { OrderDue } from '@anzhu/api/contract/order';
import { ReviewStatus } from '@anzhu/api/contract/review';
import { Role } from '@anzhu/api/contract/role';
import { RoomStatus } from '@anzhu/api/contract/room';
import { dayOf } from '@anzhu/api/rules/days';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { hotelTime } from '../../platform/clock.ts';
import { filterId } from '../../platform/db/column.ts';
import { countList } from '../../platform/db/list.ts';
import type { Db, Store } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { narrowedTo, ofHotel } from '../../platform/session/scope.ts';
import { declarationList } from '../declaration/index.ts';
import { countUntested, testList } from '../healthTest/index.ts';
import { pendingList } from '../intake/index.ts';
import { isolationList } from '../isolation/index.ts';
import { materialList } from '../material/index.ts';
import { orderList } from '../order/index.ts';
import { readDaysToClose } from '../report/index.ts';

/** Today's tasks of the hotels that the session sees, or of the one that is given. */
export const today: Handler<'today'> = async ({ input, session }, server) => ({
  ...(await readTasks(server.store, {
    role: session.role,
    hotelId: narrowedTo(session, filterId(input.hotelId)),
    time: hotelTime(server),
  })),
});

interface TaskScope {
  role: Role;
  /** Null: all hotels that the role sees. */
  hotelId: number | null;
  time: HotelTime;
}

/**
 * What is to do today; null where it does not concern the role (spec: roles). A count is read by the
 * selection of the list that shows its rows, so that both agree.
 */
async function readTasks(
  { db, reports }: Pick<Store, 'db' | 'reports'>,
  { role, hotelId, time }: TaskScope,
) {
  const isEpidemic = role === Role.antiEpidemic;
  const decides = role === Role.admin || role === Role.hotelAdmin;
  const reviews = role === Role.admin || isEpidemic;
  const orders = (filter: Omit<Parameters<typeof orderList>[0], 'hotelId'>): Promise<number> =>
    countList(db, orderList({ hotelId, ...filter }));
  const due = async (kind: OrderDue): Promise<number | null> =>
    isEpidemic ? null : orders({ due: { kind, ...time } });
  const reviewStatus = ReviewStatus.pending;
  return {
    dueIn: await due('arriving'),
    dueOut: await due('leaving'),
    overdue: await due('overdue'),
    unassigned: await due('unassigned'),
    noShow: await due('noShow'),
    late: await due('late'),
    leftOpen: await due('leftOpen'),
    paidTwice: await due('paidTwice'),
    pendingOrders: isEpidemic ? null : await countList(db, pendingList(hotelId)),
    refundRequests: decides ? await due('toRefund') : null,
    ...(decides ? await closingTasks(reports, hotelId, time) : noClosing),
    ...(await roomTasks(db, { hotelId, isIsolationOnly: isEpidemic })),
    declarationsToReview: reviews
      ? await countList(db, declarationList({ hotelId, reviewStatus }))
      : null,
    materialsToReview: reviews
      ? await countList(db, materialList({ hotelId, reviewStatus }))
      : null,
    releaseDue: await countList(
      db,
      isolationList({ hotels: hotelId, now: time.now, due: 'release' }),
    ),
    abnormal: await countList(db, testList({ hotelId, isAbnormal: true })),
    untested: await countUntested(reports, { hotelId, date: dayOf(time.now), now: time.now }),
  };
}

const noClosing = { daysToClose: null, daysToCloseByHotel: null };

/** Days of the hotels that are over and not closed. */
async function closingTasks(db: Db, hotelId: number | null, time: HotelTime) {
  const byHotel = await readDaysToClose(db, hotelId, time);
  return {
    daysToClose: byHotel.reduce((sum, { count }) => sum + count, 0),
    daysToCloseByHotel: byHotel,
  };
}

interface CleaningQuery {
  /** Null: all hotels. */
  hotelId: number | null;
  isIsolationOnly: boolean;
}

/** How many rooms await cleaning or their inspection; of all hotels, also hotel by hotel, most first. */
async function roomTasks(db: Db, query: CleaningQuery) {
  const toClean = await countRooms(db, { ...query, isToInspect: 0 });
  const toInspect = await countRooms(db, { ...query, isToInspect: 1 });
  const isOfAll = query.hotelId === null;
  return {
    toClean: toClean.total,
    toCleanByHotel: isOfAll ? toClean.byHotel : null,
    toInspect: toInspect.total,
    toInspectByHotel: isOfAll ? toInspect.byHotel : null,
  };
}

async function countRooms(
  db: Db,
  { hotelId, isIsolationOnly, isToInspect }: CleaningQuery & { isToInspect: 0 | 1 },
) {
  const byHotel = await db
    .selectFrom('room')
    .innerJoin('hotel', 'hotel.id', 'room.hotel_id')
    .select((eb) => [
      'room.hotel_id as hotelId',
      'hotel.name as hotelName',
      eb.fn.countAll<number>().as('count'),
    ])
    .where(ofHotel('room.hotel_id', hotelId))
    .where('room.status', '=', RoomStatus.awaitingCleaning)
    .where('room.is_to_inspect', '=', isToInspect)
    .$if(isIsolationOnly, (query) => query.where('room.is_isolation', '=', 1))
    .groupBy(['room.hotel_id', 'hotel.name'])
    .orderBy('count', 'desc')
    .orderBy('room.hotel_id')
    .execute();
  return { total: byHotel.reduce((sum, { count }) => sum + count, 0), byHotel };
}
