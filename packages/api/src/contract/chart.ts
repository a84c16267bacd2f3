import * as z from 'zod/mini';
import { filter, oneOf, oneOfTexts, Sum } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { hotelFilter } from './hotelFilter.ts';
import { labelled } from './label.ts';
import { IsolationStatus, isolationStatusLabel, PersonType, personTypeLabel } from './isolation.ts';
import { epidemicSide, hotelSide, management } from './role.ts';

/** A point of a chart; sub-periods without data have the value 0. */
export const ChartPoint = z.object({
  name: labelled('名称', z.string()),
  value: labelled('数值', Sum, { description: '数量；收入以元为单位' }),
});
export type ChartPoint = z.output<typeof ChartPoint>;

/** What the points of a chart are: each day of the last 7, each week of the last 5, or each month of the last 12. */
export const chartPeriodLabel = {
  week: '近 7 天每天',
  month: '近 5 周每周',
  year: '近 12 个月每月',
} as const;
export type ChartPeriod = keyof typeof chartPeriodLabel;

const period = labelled('周期', oneOfTexts(chartPeriodLabel));

/** Charts of a hotel's orders; without a hotel, of all hotels that the role sees. */
const ofOrders = {
  method: 'GET',
  data: z.array(ChartPoint),
  access: hotelSide,
  input: z.object(hotelFilter),
} as const;

/** Charts of the isolation programme; without a hotel, of all hotels. */
const ofIsolation = {
  method: 'GET',
  data: z.array(ChartPoint),
  access: epidemicSide,
  input: z.object(hotelFilter),
} as const;

export const orderSources = endpoint({
  ...ofOrders,
  path: '/api/chart/order/way',
  mayLag: true,
  summary: '订单来源',
});

export const orderRoomTypes = endpoint({
  ...ofOrders,
  path: '/api/chart/order/roomType',
  mayLag: true,
  summary: '预订房型',
});

export const ordersOfYear = endpoint({
  ...ofOrders,
  path: '/api/chart/order/orderNum/year/1',
  mayLag: true,
  summary: '近一年订单',
  description: '近 12 个月，名称为 yyyy-MM',
});

const inPeriod = z.object({
  ...hotelFilter,
  period: labelled('周期', filter(oneOfTexts(chartPeriodLabel)), { description: '默认近 7 天' }),
});

export const ordersOfWeek = endpoint({
  ...ofOrders,
  path: '/api/chart/order/orderNum/day/7',
  mayLag: true,
  summary: '近 7 天订单数，或近 5 周、近 12 个月',
  description: '名称为 MM-dd，每周以周一为名；每月为 yyyy-MM',
  input: inPeriod,
});

export const incomeOfWeek = endpoint({
  ...ofOrders,
  path: '/api/chart/order/income/day/7',
  mayLag: true,
  summary: '近 7 天收入，或近 5 周、近 12 个月',
  description: '按支付日，不含已退款，名称为 MM-dd，每周以周一为名；每月为 yyyy-MM',
  access: management,
  input: inPeriod,
});

export const orderOrigins = endpoint({
  ...ofOrders,
  path: '/api/chart/order/map',
  mayLag: true,
  summary: '客源分布',
  description: '按省份，名称不带省、市、自治区',
});

export const isolationSources = endpoint({
  ...ofIsolation,
  path: '/api/chart/isolation/way/all/1',
  mayLag: true,
  summary: '人员来源',
});

export const isolationTypes = endpoint({
  ...ofIsolation,
  path: '/api/chart/isolation/type/all/1',
  mayLag: true,
  summary: '人员类型',
});

export const newIsolationsOfType = endpoint({
  ...ofIsolation,
  path: '/api/chart/isolation/type/{period}/{n}',
  mayLag: true,
  summary: '某类人员的新增隔离',
  description: 'week 为近 7 天每天，month 为近 5 周每周，以周一的日期为名，year 为近 12 个月',
  input: z.object({
    ...hotelFilter,
    period,
    n: labelled('人员类型', oneOf(PersonType, personTypeLabel)),
  }),
});

export const newIsolations = endpoint({
  ...ofIsolation,
  path: '/api/chart/isolation/num/{period}',
  mayLag: true,
  summary: '新增隔离总数',
  description: 'week 为近 7 天每天，month 为近 5 周每周，以周一的日期为名，year 为近 12 个月',
  input: z.object({ ...hotelFilter, period }),
});

export const isolationsOfStatus = endpoint({
  ...ofIsolation,
  path: '/api/chart/isolation/status/month/{n}',
  mayLag: true,
  summary: '某状态的隔离人数',
  description: '近 12 个月每月；正在隔离按月末（本月为此刻），其余按该月结束的',
  input: z.object({
    ...hotelFilter,
    n: labelled('隔离状态', oneOf(IsolationStatus, isolationStatusLabel)),
  }),
});

export const isolationOrigins = endpoint({
  ...ofIsolation,
  path: '/api/chart/isolation/income',
  mayLag: true,
  summary: '来源地分布',
  description: '按省份，名称不带省、市、自治区',
});
