import type { Id } from '../../contract/codecs.ts';
import {
  incomeOfWeek,
  isolationOrigins,
  isolationsOfStatus,
  isolationSources,
  isolationTypes,
  newIsolations,
  newIsolationsOfType,
  orderOrigins,
  orderRoomTypes,
  ordersOfWeek,
  ordersOfYear,
  orderSources,
  type ChartPeriod,
  type ChartPoint,
} from '../../contract/chart.ts';
import { personTypeLabel } from '../../contract/isolation.ts';
import type { Order } from '../../contract/order.ts';
import { addDays, dayOf } from '../../rules/days.ts';
import { lastDays, lastMonths, mondayOf } from '../../rules/periods.ts';
import { isIncome, isOfMonth, orderSourceOf, personSourceOf } from '../due.ts';
import { today } from '../fixtures/hotel.ts';
import type { StoredIsolation } from '../fixtures/epidemic.ts';
import type { HotelState } from '../hotelState.ts';
import { refersTo } from '../records.ts';
import { handlerOn, limitHotel, type Session } from '../session.ts';

/** Counts rows by name, the largest first. */
function countBy<Row>(rows: readonly Row[], nameOf: (row: Row) => string | null): ChartPoint[] {
  const names = rows.map((row) => nameOf(row) ?? '未知');
  return [...new Set(names)]
    .map((name) => ({ name, value: names.filter((one) => one === name).length }))
    .toSorted((one, other) => other.value - one.value);
}

/** The sub-periods of a chart of new isolations: their name, first and last day. */
const periods: Record<ChartPeriod, () => { name: string; from: string; to: string }[]> = {
  week: () => lastDays(today, 7).map((day) => ({ name: day.slice(5), from: day, to: day })),
  month: () =>
    [4, 3, 2, 1, 0].map((weeks) => {
      const from = addDays(mondayOf(today), -7 * weeks);
      return { name: from.slice(5), from, to: addDays(from, 6) };
    }),
};

/** Charts, counted from the records. */
export function chartHandlers(state: HotelState) {
  const handle = handlerOn(state);
  const { orders, isolations } = state;
  const ordersOf = (session: Session, hotelId: Id | undefined): Order[] => {
    const own = limitHotel(session, hotelId);
    return orders.filter((order) => refersTo(order.hotelId, own));
  };
  const peopleOf = (session: Session, hotelId: Id | undefined): StoredIsolation[] => {
    const own = limitHotel(session, hotelId);
    return isolations.filter((person) => refersTo(person.hotelId, own));
  };
  const perDay = (rows: readonly Order[], valueOf: (rows: Order[]) => number): ChartPoint[] =>
    lastDays(today, 7).map((day) => ({
      name: day.slice(5),
      value: valueOf(rows.filter(({ createTime }) => createTime?.startsWith(day))),
    }));
  const newIn = (period: ChartPeriod, rows: readonly StoredIsolation[]): ChartPoint[] =>
    periods[period]().map(({ name, from, to }) => {
      const within = rows.filter(({ checkInTime }) => {
        const day = dayOf(checkInTime ?? '');
        return day >= from && day <= to;
      });
      return { name, value: within.length };
    });

  return {
    orderSources: handle(orderSources, ({ hotelId }, session) =>
      countBy(ordersOf(session, hotelId), orderSourceOf),
    ),
    orderRoomTypes: handle(orderRoomTypes, ({ hotelId }, session) =>
      countBy(ordersOf(session, hotelId), ({ roomTypeName }) => roomTypeName),
    ),
    ordersOfYear: handle(ordersOfYear, ({ hotelId }, session) =>
      lastMonths(today, 12).map((name) => ({
        name,
        value: ordersOf(session, hotelId).filter(({ createTime }) => createTime?.startsWith(name))
          .length,
      })),
    ),
    ordersOfWeek: handle(ordersOfWeek, ({ hotelId }, session) =>
      perDay(ordersOf(session, hotelId), (rows) => rows.length),
    ),
    incomeOfWeek: handle(incomeOfWeek, ({ hotelId }, session) =>
      perDay(ordersOf(session, hotelId).filter(isIncome), (rows) =>
        rows.reduce((sum, { lastPay }) => Math.round((sum + (lastPay ?? 0)) * 100) / 100, 0),
      ),
    ),
    orderOrigins: handle(orderOrigins, ({ hotelId }, session) =>
      countBy(ordersOf(session, hotelId), ({ province }) => province),
    ),
    isolationSources: handle(isolationSources, ({ hotelId }, session) =>
      countBy(peopleOf(session, hotelId), personSourceOf),
    ),
    isolationTypes: handle(isolationTypes, ({ hotelId }, session) =>
      countBy(peopleOf(session, hotelId), ({ type }) =>
        type === null ? null : personTypeLabel[type],
      ),
    ),
    newIsolationsOfType: handle(newIsolationsOfType, ({ hotelId, period, n }, session) =>
      newIn(
        period,
        peopleOf(session, hotelId).filter(({ type }) => type === n),
      ),
    ),
    newIsolations: handle(newIsolations, ({ hotelId, period }, session) =>
      newIn(period, peopleOf(session, hotelId)),
    ),
    isolationsOfStatus: handle(isolationsOfStatus, ({ hotelId, n }, session) =>
      lastMonths(today, 12).map((name) => {
        const counted = peopleOf(session, hotelId).filter((person) => isOfMonth(person, name, n));
        return { name, value: counted.length };
      }),
    ),
    isolationOrigins: handle(isolationOrigins, ({ hotelId }, session) =>
      countBy(peopleOf(session, hotelId), ({ province }) => province),
    ),
  };
}
