import type { Id } from '../contract/codecs.ts';
import type { HealthTest } from '../contract/healthTest.ts';
import { type IsolationDue, IsolationStatus, PersonType } from '../contract/isolation.ts';
import { OrderStatus, type Order, type OrderDue } from '../contract/order.ts';
import { RoomStatus } from '../contract/room.ts';
import { holdingStatuses, holdsNight } from '../rules/availability.ts';
import { addDays, dayOf } from '../rules/days.ts';
import { isBeforeCheckIn } from '../rules/isolation.ts';
import { hotelTime, now, today } from './fixtures/hotel.ts';
import type { StoredIsolation } from './fixtures/epidemic.ts';
import type { HotelState } from './hotelState.ts';

const arrivesBy = ({ status, estimatedCheckIn }: Order, day: string): boolean =>
  status === OrderStatus.paid &&
  dayOf(estimatedCheckIn ?? '') >= today &&
  dayOf(estimatedCheckIn ?? '') <= day;

/** When the guests of a checked-in order leave; null for other orders. */
const leaveOf = ({ rooms }: HotelState, { id, status }: Order): string | null => {
  if (status !== OrderStatus.checkedIn) return null;
  const room = rooms.find((one) => one.orderId === id && one.status === RoomStatus.occupied);
  return room?.estimatedCheckOut ?? null;
};

/** Whether an order is due, by kind. */
export const orderIsDue: Record<OrderDue, (state: HotelState, order: Order) => boolean> = {
  arriving: (_, order) => arrivesBy(order, today),
  leaving: (state, order) => dayOf(leaveOf(state, order) ?? '') === today,
  overdue: (state, order) => (leaveOf(state, order) ?? now) < now,
  unassigned: ({ rooms }, order) =>
    arrivesBy(order, addDays(today, 1)) && !rooms.some(({ orderId }) => orderId === order.id),
};

/** Whether a person is due, by kind. */
export const isolationIsDue: Record<IsolationDue, (person: StoredIsolation) => boolean> = {
  arriving: (person) => isBeforeCheckIn(person, now),
  release: (person) =>
    person.status === IsolationStatus.isolating &&
    !isBeforeCheckIn(person, now) &&
    dayOf(person.checkOutTime ?? '') <= today,
};

/** Whether a person counts in a month under a status: in isolation at its end, or ended in it (any status: ended). */
export const isOfMonth = (
  { status, checkInTime, endTime }: StoredIsolation,
  month: string,
  wanted: IsolationStatus | undefined,
): boolean =>
  wanted === IsolationStatus.isolating
    ? (checkInTime ?? '').slice(0, 7) <= month && (endTime ?? '9').slice(0, 7) > month
    : (wanted === undefined || status === wanted) && endTime?.startsWith(month) === true;

/** The people in isolation on a day without a test of that day. */
export const untestedOn = (
  { isolations, healthTests }: HotelState,
  day: string,
): StoredIsolation[] =>
  isolations.filter(
    ({ id, status, checkInTime }) =>
      status === IsolationStatus.isolating &&
      dayOf(checkInTime ?? '') <= day &&
      !healthTests.some(
        ({ uId, checkTime }: HealthTest) => uId === id && checkTime?.startsWith(day),
      ),
  );

/** Whether an order holds a room of its type in a night, `yyyy-MM-dd`. */
export const holdsRoomIn = (
  { status, estimatedCheckIn, estimatedCheckOut }: Order,
  night: string,
): boolean =>
  holdingStatuses.some((holding) => holding === status) &&
  estimatedCheckIn !== null &&
  estimatedCheckOut !== null &&
  holdsNight(
    { estimatedCheckIn, estimatedCheckOut, isInHouse: status === OrderStatus.checkedIn },
    night,
    hotelTime,
  );

/** How many normal rooms of a type orders hold in a night, `yyyy-MM-dd`. */
export const heldIn = (orders: readonly Order[], typeId: Id, night: string): number =>
  orders.filter((order) => order.roomType === typeId && holdsRoomIn(order, night)).length;

/** The money of an order is there: it counts as income on the day of payment. */
export const isIncome = ({ status }: Order): boolean =>
  status !== OrderStatus.unpaid && status !== OrderStatus.closed && status !== OrderStatus.refunded;

/** Where an order came from, as the chart of sources names it. */
export const orderSourceOf = ({ customerId }: Order): string =>
  customerId === null ? '到店' : '小程序';

/** Where a person came from, as the chart of sources names it. */
export const personSourceOf = ({ type }: StoredIsolation): string =>
  type === PersonType.inbound ? '口岸' : '小程序';
