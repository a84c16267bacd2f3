import type { Contract } from '@anzhu/api/contract';
import type * as chartContract from '@anzhu/api/contract/chart';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { IsolationStatus, PersonType, personTypeLabel } from '@anzhu/api/contract/isolation';
import { dayOf } from '@anzhu/api/rules/days';
import { toYuan } from '@anzhu/api/rules/money';
import { lastMonths } from '@anzhu/api/rules/periods';
import { isProvince, shortProvince } from '@anzhu/api/rules/provinces';
import { localTime } from '../../platform/clock.ts';
import type { LocalTime } from '../../platform/db/column.ts';
import { countList } from '../../platform/db/list.ts';
import type { Db } from '../../platform/db/store.ts';
import type { OrderSource } from '../../platform/db/tables/order.ts';
import type { CallInput, Handler, Handlers } from '../../platform/http/handler.ts';
import { hotelsOf } from '../../platform/session/regions.ts';
import type { Hotels } from '../../platform/session/scope.ts';
import { addedByStaff, isolationList } from '../isolation/index.ts';
import { orderSourceLabel } from '../order/index.ts';
import { chartIntervals } from './periods.ts';
import { type Figure, ranked, readFigures } from './queries.ts';

type ChartPoint = chartContract.ChartPoint;

/** The calls that return the points of a chart. */
type ChartName = keyof Contract & keyof typeof chartContract;

/** What the points of a chart are computed from. */
interface ChartQuery<Input> {
  input: Input;
  /** Whose orders or people are counted. */
  hotels: Hotels;
  /** `yyyy-MM-dd` */
  today: string;
  now: LocalTime;
  db: Db;
  /** The kept figures of a chart, by their names from this one on. */
  read(chart: string, from?: string): Promise<Figure[]>;
}

/** Computes the points of a chart. */
type Points<Input> = (query: ChartQuery<Input>) => Promise<ChartPoint[]>;

/** Every chart. */
const charts: { [Name in ChartName]: Points<InputOf<Contract[Name]>> } = {
  /** How many orders came from where; those of channels by the names that these gave. */
  orderSources: async ({ read }) => {
    const [own, channels] = await Promise.all([read('order source'), read('order channel')]);
    const named = own.map(({ name, ...figure }) => ({
      ...figure,
      name: orderSourceLabel[Number(name) as OrderSource],
    }));
    return ranked([...named, ...channels]);
  },

  /** How many orders each room type has; types of the same name in several hotels are one. */
  orderRoomTypes: async ({ db, read }) => {
    const types = await db.selectFrom('room_type').select(['id', 'name']).execute();
    const names = new Map(types.map(({ id, name }) => [String(id), name]));
    return ranked(await read('order room type'), (id) => names.get(id) ?? '');
  },

  /** How many orders were made in each of the last 12 months. */
  ordersOfYear: async ({ today, read }) => {
    const months = lastMonths(today, 12);
    const counts = countsOf(await read('order month', months[0]));
    return months.map((month) => ({ name: month, value: counts.get(month) ?? 0 }));
  },

  /** How many orders were made, by day, by week or by month. */
  ordersOfWeek: (query) => byPeriod(query, 'order day', sumOf),

  /** Yuan paid, by day, by week or by month; what has been paid back since is not counted. */
  incomeOfWeek: (query) =>
    byPeriod(query, 'income day', (days) => toYuan(days.reduce((sum, { fen }) => sum + fen, 0))),

  /** Where those who ordered are from. */
  orderOrigins: async ({ read }) => origins(await read('order origin')),

  /** Through which channel the people in isolation, now and before, came. */
  isolationSources: async ({ read }) =>
    ranked(await read('isolation source'), (channel) => channel || addedByStaff),

  /** How many people were isolated for which reason, all four present. */
  isolationTypes: async ({ read }) => {
    const counts = countsOf(await read('isolation type'));
    return Object.values(PersonType).map((type) => ({
      name: personTypeLabel[type],
      value: counts.get(String(type)) ?? 0,
    }));
  },

  /** How many people were newly isolated, by day, by week or by month. */
  newIsolations: (query) => newlyIsolated(query, Object.values(PersonType)),

  /** How many people of one type were newly isolated, by day, by week or by month. */
  newIsolationsOfType: (query) => newlyIsolated(query, [query.input.n]),

  /**
   * How isolation stood in each of the last 12 months: who was still in isolation at the end of the
   * month (of this month: who is now), and whose isolation ended in it by release or in hospital.
   */
  isolationsOfStatus: async ({ input, today, now, db, hotels, read }) => {
    const months = lastMonths(today, 12);
    const ended = await read('isolation ended');
    if (input.n !== IsolationStatus.isolating) {
      const counts = countsOf(ended);
      return months.map((name) => ({ name, value: counts.get(`${name} ${input.n}`) ?? 0 }));
    }
    const begun = await read('isolation day');
    const upTo = (month: string, figures: readonly Figure[]): number =>
      sumOf(figures.filter(({ name }) => name.slice(0, 7) <= month));
    const thisMonth = today.slice(0, 7);
    const expected = await countList(
      db,
      isolationList({ hotels, now, due: 'arriving', endTime: `${thisMonth}-31 23:59:59` }),
    );
    return months.map((name) => ({
      name,
      value: upTo(name, begun) - upTo(name, ended) - (name === thisMonth ? expected : 0),
    }));
  },

  /** Where the people in isolation, now and before, are from. */
  isolationOrigins: async ({ read }) => origins(await read('isolation origin')),
};

const sumOf = (figures: readonly Figure[]): number =>
  figures.reduce((sum, { count }) => sum + count, 0);

const countsOf = (figures: readonly Figure[]): ReadonlyMap<string, number> =>
  new Map(figures.map(({ name, count }) => [name, count]));

/** A map of origins: provinces by their short names; an unknown province is left out. */
const origins = (figures: readonly Figure[]): ChartPoint[] =>
  ranked(figures, shortProvince).filter(({ name }) => isProvince(name));

/** A chart that is kept by day, for each stretch of a period; of the last 7 days where none is given. */
async function byPeriod(
  { input, today, read }: ChartQuery<CallInput<'ordersOfWeek'>>,
  chart: string,
  valueOf: (days: readonly Figure[]) => number,
): Promise<ChartPoint[]> {
  const stretches = chartIntervals(input.period ?? 'week', today);
  const figures = await read(chart, stretches[0]?.days[0] ?? today);
  const byDay = new Map(figures.map((figure) => [figure.name, figure]));
  return stretches.map(({ name, days }) => ({
    name,
    value: valueOf(days.flatMap((day) => byDay.get(day) ?? [])),
  }));
}

/** How many people of these types were newly isolated in each stretch of a period. */
async function newlyIsolated(
  { input, today, read }: ChartQuery<CallInput<'newIsolations'>>,
  types: readonly PersonType[],
): Promise<ChartPoint[]> {
  const stretches = chartIntervals(input.period, today);
  const from = stretches[0]?.days[0] ?? today;
  const counts = countsOf(await read('isolation day', from));
  return stretches.map(({ name, days }) => {
    const kept = days.flatMap((day) => types.map((type) => counts.get(`${day} ${type}`) ?? 0));
    return { name, value: kept.reduce((sum, count) => sum + count, 0) };
  });
}

/** The call of a chart: of the caller's own hotel, the requested one, those of a region, or all. */
const callOf =
  (points: Points<unknown>): Handler<ChartName> =>
  async ({ input, session }, { store: { db }, clock }) => {
    const hotels = await hotelsOf(db, session, input);
    const now = localTime(clock.now());
    return points({
      input,
      hotels,
      now,
      today: dayOf(now),
      db,
      read: (chart, from) => readFigures(db, { chart, hotels, from }),
    });
  };

/** The calls of all charts: each input goes to the points of its own name. */
export const chartCalls = Object.fromEntries(
  Object.entries(charts).map(([name, points]) => [name, callOf(points as Points<unknown>)]),
) as unknown as Pick<Handlers, ChartName>;
