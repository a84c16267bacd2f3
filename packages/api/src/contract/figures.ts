import * as z from 'zod/mini';
import { Amount, Count, nullable } from './codecs.ts';
import { LocalDate } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { hotelFilter } from './hotelFilter.ts';
import { labelled } from './label.ts';
import { everyRole } from './role.ts';

/** The value of a figure, and its course. */
const course = {
  /** Null when it cannot be computed, as the occupancy of a hotel without rooms. */
  value: labelled('数值', nullable(Amount)),
  /** Of the whole day or the night before; null when there is no record of it. */
  yesterday: labelled('昨日', nullable(Amount)),
  /** Today and the six days before, the oldest first; null when there is no record of them. */
  week: labelled('近 7 天', nullable(z.array(nullable(Amount)))),
};

/** One key figure with its course. */
export const KeyFigure = z.object(course);
export type KeyFigure = z.output<typeof KeyFigure>;

/** A count of today in two parts: what has happened, and what is still expected. */
export const DayFigure = z.object({
  ...course,
  done: labelled('已完成', Count),
  expected: labelled('待办', Count),
});
export type DayFigure = z.output<typeof DayFigure>;

const figure = (label: string, description: string) =>
  labelled(label, nullable(KeyFigure), { description });

const dayFigure = (label: string, description: string) =>
  labelled(label, nullable(DayFigure), { description });

/**
 * The key figures of a hotel, or of all; null where one does not concern the role. The description of
 * each field is its definition, as the screens show it.
 */
export const KeyFigures = z.object({
  /** The last day of each `week`. */
  day: labelled('今天', LocalDate),
  /** Fraction of the normal rooms, 0 to 1. */
  occupancy: figure(
    '在住率',
    '正在入住的普通房 ÷ 全部普通房；日报的入住率按已售间夜，另含当晚已退房和未到店的。往日按当晚仍在住的房间计，凌晨离店的算到前一晚；往日的房间总数没有记录，均按现在的总数计算。',
  ),
  /** Yuan per occupied room and night. */
  averagePrice: figure(
    '在住均价',
    '在住订单每晚的房费（折后房费 ÷ 入住天数）合计 ÷ 在住的普通房；日报的平均房价按当晚的价格计。往日按当晚仍在住的订单计。',
  ),
  /** Yuan per normal room and night, including vacant ones. */
  revenuePerRoom: figure(
    '每房收益',
    '在住订单每晚的房费合计 ÷ 全部普通房，空房也计入。往日的房间总数均按现在的总数计算。',
  ),
  /** Normal rooms that no order holds tonight; below zero when there are more orders than rooms. */
  roomsAvailable: figure(
    '今晚剩余房间',
    '全部普通房 − 今晚占用房间的订单（未支付、已支付、已入住、申请退款）。逾期未离的在退房前仍占用今晚。往日没有记录，不显示变化。',
  ),
  arrivals: dayFigure(
    '今日到店',
    '今天（酒店日）已办理入住的房间 + 今天到店、已支付、还未入住的订单；日报的到店只计已办理的。昨日与往日为全天办理的入住。',
  ),
  departures: dayFigure(
    '今日离店',
    '今天（酒店日）已退房的房间 + 今天应离店、还未退房的房间，不含逾期未离；日报的离店只计已退房的。昨日与往日为全天办理的退房。',
  ),
  /** Fraction of the isolation rooms, 0 to 1. */
  isolationOccupancy: figure(
    '隔离房入住率',
    '正在隔离的隔离房 ÷ 全部隔离房。往日按当晚仍在住的房间计，凌晨离店的算到前一晚；往日的房间总数没有记录，均按现在的总数计算。',
  ),
  inIsolation: figure('正在隔离', '现在正在隔离的人数。往日为当晚仍在隔离的人数。'),
  newIsolations: figure(
    '新增隔离',
    '今天入住隔离的人数，凌晨入住的算前一天。昨日与往日为全天的人数。',
  ),
  vacantIsolationRooms: figure(
    '剩余隔离房',
    '现在空闲、可以安排入住的隔离房，不含待打扫的。往日没有记录，不显示变化。',
  ),
});
export type KeyFigures = z.output<typeof KeyFigures>;

export const keyFigures = endpoint({
  method: 'GET',
  path: '/api/today/figures',
  summary: '经营指标与近 7 天变化',
  description: '酒店员工不含金额；防疫人员只有隔离指标；没有隔离房的酒店不含隔离指标',
  access: everyRole,
  isBackground: true,
  input: z.object(hotelFilter),
  data: KeyFigures,
});
