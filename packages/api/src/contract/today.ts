import * as z from 'zod/mini';
import { Amount, Count, filter, Id, nullable, Sum } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { everyRole } from './role.ts';

/** What is to do today: counts, null where the role has nothing to do with it. */
export const Today = z.object({
  /** Paid orders that arrive today. */
  dueIn: nullable(Count),
  /** Stays that end today. */
  dueOut: nullable(Count),
  /** Stays whose end has passed. */
  overdue: nullable(Count),
  toClean: nullable(Count),
  /** Declarations and material applications. */
  toReview: nullable(Count),
  /** Isolations whose planned release is today or has passed. */
  releaseDue: nullable(Count),
  /** Abnormal test results that nobody has dealt with. */
  abnormal: nullable(Count),
  /** Part of the rooms that is occupied, 0 to 1. */
  occupancy: nullable(Amount),
  /** Yuan for an occupied room tonight. */
  averagePrice: Sum,
  /** Yuan for a room tonight, vacant ones counted. */
  revenuePerRoom: Sum,
  vacantIsolationRooms: nullable(Count),
});
export type Today = z.output<typeof Today>;

export const today = endpoint({
  method: 'GET',
  path: '/api/today',
  summary: '今日待办与经营指标',
  access: everyRole,
  input: z.object({ hotelId: labelled('酒店', filter(Id)) }),
  data: Today,
});
