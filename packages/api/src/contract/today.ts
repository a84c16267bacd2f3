import * as z from 'zod/mini';
import { Count, filter, Id, nullable } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { everyRole } from './role.ts';

/** Today's tasks; null where they do not concern the role. */
export const Today = z.object({
  /** Paid orders with arrival today. */
  dueIn: labelled('今日到店', nullable(Count)),
  /** Stays that end today. */
  dueOut: labelled('今日离店', nullable(Count)),
  /** Stays whose planned end has passed. */
  overdue: labelled('逾期未离', nullable(Count)),
  toClean: labelled('待打扫', nullable(Count)),
  /** Declarations and material applications. */
  toReview: labelled('待审核', nullable(Count)),
  /** Isolations whose planned release is today or has passed. */
  releaseDue: labelled('待解除', nullable(Count)),
  /** Abnormal test results that were not handled yet. */
  abnormal: labelled('检测异常', nullable(Count)),
});
export type Today = z.output<typeof Today>;

export const today = endpoint({
  method: 'GET',
  path: '/api/today',
  summary: '今日待办',
  access: everyRole,
  input: z.object({ hotelId: labelled('酒店', filter(Id)) }),
  data: Today,
});
