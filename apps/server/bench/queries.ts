import * as chart from '@anzhu/api/contract/chart';
import { availability } from '@anzhu/api/contract/availability';
import type { Endpoint } from '@anzhu/api/contract/endpoint';
import { keyFigures } from '@anzhu/api/contract/figures';
import { IsolationStatus, PersonType } from '@anzhu/api/contract/isolation';
import { LogType } from '@anzhu/api/contract/log';
import { orderDueLabel, orderStatuses } from '@anzhu/api/contract/order';
import { today } from '@anzhu/api/contract/today';
import { addDays } from '@anzhu/api/rules/days';
import { hotelDayOf, usualDayStart } from '@anzhu/api/rules/hotelDay';
import { provinces } from '@anzhu/api/rules/provinces';
import { localTime, systemClock } from '../src/platform/clock.ts';

/** The day of the hotel so many days ago. */
export const daysAgo = (days: number): string =>
  addDays(hotelDayOf(localTime(systemClock.now()), usualDayStart), -days);

/** No dates, the last week, and half a year that begins and ends within a month. */
const ranges = [
  {},
  { beginTime: `${daysAgo(7)} 00:00:00`, endTime: `${daysAgo(0)} 23:59:59` },
  { beginTime: `${daysAgo(200)} 00:00:00`, endTime: `${daysAgo(20)} 23:59:59` },
];

/** Each filter in each range, on a first page and on deep ones. */
const queries = <Filter extends object>(filters: readonly Filter[], pages: readonly number[]) =>
  ranges.flatMap((range) =>
    filters.flatMap((filter) =>
      pages.map((page) => ({ page: { page, size: 10 }, ...range, ...filter })),
    ),
  );

/** Every filter of the order list, alone and together. */
export const orderQueries = () =>
  queries(
    [
      {},
      ...orderStatuses.map((status) => ({ status })),
      ...provinces.slice(0, 6).map((province) => ({ province })),
      { roomType: 1 },
      { roomType: 1, status: orderStatuses[4], province: '浙江' },
      ...Object.keys(orderDueLabel).map((due) => ({ due })),
      { hotelId: 1 },
      { source: '电话' },
      { source: '电话', status: orderStatuses[4], hotelId: 1 },
      { roomTypeName: '标准双床房' },
    ],
    [1, 50, 5000],
  );

/** Every filter of the list of people in isolation, alone and together. */
export const peopleQueries = () =>
  queries(
    [
      {},
      ...Object.values(PersonType).map((type) => ({ type })),
      ...Object.values(IsolationStatus).map((status) => ({ status })),
      ...provinces.slice(0, 6).map((province) => ({ province })),
      { due: 'release' },
      { hotelId: 1 },
      { source: '人工登记' },
      { province: '浙江', type: PersonType.inbound, status: IsolationStatus.released },
    ],
    [1, 50, 900],
  );

/** Texts that many logs hold, few or one, of one character and of several. */
const texts = [undefined, '订单', '办理入住', '退款申请', '1234', '房间 1203', '退款失败', '3'];

/** Every filter of the log list, alone and together. */
export const logQueries = () =>
  queries(
    texts.flatMap((sketch) =>
      [
        {},
        { type: LogType.dataChange },
        { type: LogType.exception },
        { createBy: 'clerk3-2' },
        { createBy: 'clerk3' },
        { createBy: 'clerk3-2', type: LogType.signIn },
      ].map((filter) => ({ ...filter, ...(sketch !== undefined && { sketch }) })),
    ),
    [1, 50, 900],
  );

/** What is typed into the search, as it is typed. */
export const keywords = [
  'z',
  'zh',
  'zhang',
  'zhangwei',
  'zw',
  '张',
  '张明远',
  '12',
  '1203',
  '8888',
  '123456',
];

/** The calls of the dashboard. */
export const charts: readonly (readonly [string, Endpoint, Record<string, string | number>])[] = [
  ['sources of orders', chart.orderSources, {}],
  ['room types of orders', chart.orderRoomTypes, {}],
  ['orders of a year', chart.ordersOfYear, {}],
  ['orders of a week', chart.ordersOfWeek, {}],
  ['income of a week', chart.incomeOfWeek, {}],
  ['origins of orders', chart.orderOrigins, {}],
  ['sources of people', chart.isolationSources, {}],
  ['types of people', chart.isolationTypes, {}],
  ['new people of a type', chart.newIsolationsOfType, { period: 'week', n: 0 }],
  ['new people of five weeks', chart.newIsolations, { period: 'month' }],
  ['people by status', chart.isolationsOfStatus, { n: 0 }],
  ['origins of people', chart.isolationOrigins, {}],
  ['today', today, {}],
  ['key figures', keyFigures, {}],
  ['availability of 14 nights', availability, {}],
  ['today of a hotel', today, { hotelId: 1 }],
  ['key figures of a hotel', keyFigures, { hotelId: 1 }],
  ['availability of a hotel', availability, { hotelId: 1 }],
];
