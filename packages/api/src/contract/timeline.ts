import * as z from 'zod/mini';
import { Amount, Id, maybe, oneOf } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { named } from './field.ts';
import { CheckType } from './healthTest.ts';
import { everyRole } from './role.ts';

/** What happens to a person in isolation. */
export const timelineKinds = [
  'declared',
  'checkedIn',
  'moved',
  'tested',
  'released',
  'hospitalised',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** One event, oldest first in the answer. */
export const TimelineEvent = z.object({
  kind: z.enum(timelineKinds),
  time: z.string(),
  /** What happened, in a sentence. */
  sketch: maybe(z.string()),
  roomName: maybe(z.string()),
  /** Of a test; null for everything else. */
  checkType: maybe(oneOf(CheckType)),
  checkRes: maybe(Amount),
});
export type TimelineEvent = z.output<typeof TimelineEvent>;

export const personTimeline = endpoint({
  method: 'GET',
  path: '/api/isolationInfo/timeline/{id}',
  summary: '隔离人员的经过：入住、换房、检测、解除，旧的在前',
  access: everyRole,
  input: z.object({ id: named('隔离人员', Id) }),
  data: z.array(TimelineEvent),
});
