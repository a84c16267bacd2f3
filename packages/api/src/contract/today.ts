import * as z from 'zod/mini';
import { Amount, Count, filter, Id, maybe, Sum } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { named } from './field.ts';
import { everyRole } from './role.ts';

/** What is to do today: counts, null where the role has nothing to do with it. */
export const Today = z.object({
  /** Paid orders that arrive today. */
  dueIn: maybe(Count),
  /** Stays that end today. */
  dueOut: maybe(Count),
  /** Stays whose end has passed. */
  overdue: maybe(Count),
  toClean: maybe(Count),
  /** Declarations and material applications. */
  toReview: maybe(Count),
  /** Isolations whose planned release is today or has passed. */
  releaseDue: maybe(Count),
  /** Abnormal test results that nobody has dealt with. */
  abnormal: maybe(Count),
  /** Part of the rooms that is occupied, 0 to 1. */
  occupancy: maybe(Amount),
  /** Yuan for an occupied room tonight. */
  averagePrice: Sum,
  /** Yuan for a room tonight, vacant ones counted. */
  revenuePerRoom: Sum,
  vacantIsolationRooms: maybe(Count),
});
export type Today = z.output<typeof Today>;

export const today = endpoint({
  method: 'GET',
  path: '/api/today',
  summary: '今日待办与经营指标',
  access: everyRole,
  input: z.object({ hotelId: named('酒店', filter(Id)) }),
  data: Today,
});
