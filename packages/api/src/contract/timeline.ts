import * as z from 'zod/mini';
import { Id, nullable, oneOf, oneOfTexts } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { CheckType, checkTypeLabel, testResult, TestResult } from './healthTest.ts';
import { everyRole } from './role.ts';

/** The kinds of events in an isolation. */
export const timelineKindLabel = {
  /** Another isolation of the same person. */
  otherIsolation: '另次隔离',
  declared: '申报',
  checkedIn: '入住',
  moved: '换房',
  /** To another hotel. */
  transferred: '转店',
  tested: '检测',
  released: '解除',
  hospitalised: '入院',
} as const;
export type TimelineKind = keyof typeof timelineKindLabel;

/** An event of an isolation; the answer lists the oldest first. */
export const TimelineEvent = z.object({
  kind: labelled('事件', oneOfTexts(timelineKindLabel)),
  time: labelled('时间', z.string()),
  /** A sentence that describes the event. */
  sketch: labelled('说明', nullable(z.string())),
  roomName: labelled('房间', nullable(z.string())),
  /** Null except for tests. */
  checkType: labelled('检测类型', nullable(oneOf(CheckType, checkTypeLabel))),
  checkRes: labelled('检测结果', nullable(TestResult), testResult),
  /** The number of the other isolation; null except for `otherIsolation`. */
  personId: labelled('用户编号', nullable(Id)),
});
export type TimelineEvent = z.output<typeof TimelineEvent>;

export const personTimeline = endpoint({
  method: 'GET',
  path: '/api/isolationInfo/timeline/{id}',
  summary: '隔离人员的经过',
  description: '入住、换房、检测、解除，旧的在前；同一证件号的其他隔离也列出',
  access: everyRole,
  unmasks: true,
  input: z.object({ id: labelled('隔离人员', Id) }),
  data: z.array(TimelineEvent),
});
