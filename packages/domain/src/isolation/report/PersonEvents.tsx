import { CheckType } from '@anzhu/api/contract/healthTest';
import {
  timelineKindLabel,
  type TimelineEvent,
  type TimelineKind,
} from '@anzhu/api/contract/timeline';
import {
  ArrowRight,
  Check,
  ClipboardList,
  Hospital,
  KeyRound,
  TestTubeDiagonal,
  Thermometer,
  TriangleAlert,
} from '@anzhu/ui/Icon';
import { EmptyState } from '@anzhu/ui/State';
import { Timeline, type TimelineEntry } from '@anzhu/ui/Timeline';
import { useMemo } from 'react';
import { isAbnormalEvent } from './personHistory.ts';

type Look = Pick<TimelineEntry, 'tone' | 'icon'>;

const looks: Record<TimelineKind, Look> = {
  declared: { tone: 'neutral', icon: <ClipboardList size={12} /> },
  checkedIn: { tone: 'accent', icon: <KeyRound size={12} /> },
  moved: { tone: 'info', icon: <ArrowRight size={12} /> },
  tested: { tone: 'success', icon: <TestTubeDiagonal size={12} /> },
  released: { tone: 'success', icon: <Check size={12} /> },
  hospitalised: { tone: 'danger', icon: <Hospital size={12} /> },
};
const temperature: Look = { tone: 'success', icon: <Thermometer size={12} /> };
const abnormal: Look = { tone: 'danger', icon: <TriangleAlert size={12} /> };

/** How an event looks; an abnormal result takes precedence over its kind. */
function lookOf(event: TimelineEvent): Look {
  if (isAbnormalEvent(event)) return abnormal;
  return event.checkType === CheckType.temperature ? temperature : looks[event.kind];
}

/** An event with a title; the kind where the server describes nothing. */
function entryOf(event: TimelineEvent, index: number): TimelineEntry {
  const { kind, time, sketch, roomName } = event;
  return {
    id: index,
    time,
    title: sketch || [timelineKindLabel[kind], roomName].filter(Boolean).join(' '),
    ...(isAbnormalEvent(event) && { by: '异常' }),
    ...lookOf(event),
  };
}

export interface PersonEventsProps {
  /** Oldest first, as they are shown. */
  events: readonly TimelineEvent[];
  /** `yyyy-MM-dd` */
  today: string;
}

/** What happened to a person, day by day; fevers and positives are marked 异常. */
export function PersonEvents({ events, today }: PersonEventsProps) {
  const items = useMemo(() => events.map(entryOf), [events]);
  if (items.length === 0) return <EmptyState title="还没有记录" />;
  return <Timeline label="隔离经过" items={items} today={today} />;
}
