import type { Id } from '@anzhu/api/contract/codecs';
import { CheckType } from '@anzhu/api/contract/healthTest';
import {
  timelineKindLabel,
  type TimelineEvent,
  type TimelineKind,
} from '@anzhu/api/contract/timeline';
import {
  ArrowRight,
  Building2,
  Check,
  ClipboardList,
  Hospital,
  KeyRound,
  TestTubeDiagonal,
  Thermometer,
  TriangleAlert,
  UserRound,
} from '@anzhu/ui/Icon';
import { Link, type LinkTarget } from '@anzhu/ui/Button';
import { EmptyState } from '@anzhu/ui/State';
import { Timeline, type TimelineEntry } from '@anzhu/ui/Timeline';
import { useMemo } from 'react';
import { isAbnormalEvent } from './personHistory.ts';

type Look = Pick<TimelineEntry, 'tone' | 'icon'>;

const looks: Record<TimelineKind, Look> = {
  otherIsolation: { tone: 'neutral', icon: <UserRound size={12} /> },
  declared: { tone: 'neutral', icon: <ClipboardList size={12} /> },
  checkedIn: { tone: 'accent', icon: <KeyRound size={12} /> },
  moved: { tone: 'info', icon: <ArrowRight size={12} /> },
  transferred: { tone: 'info', icon: <Building2 size={12} /> },
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
function entryOf(
  event: TimelineEvent,
  index: number,
  linkOf: PersonEventsProps['linkOf'],
): TimelineEntry {
  const { kind, time, sketch, roomName, personId } = event;
  const title = sketch || [timelineKindLabel[kind], roomName].filter(Boolean).join(' ');
  return {
    id: index,
    time,
    title: personId === null ? title : <Link {...linkOf(personId)}>{title}</Link>,
    ...(kind === 'otherIsolation' && { by: timelineKindLabel[kind] }),
    ...(isAbnormalEvent(event) && { by: '异常' }),
    ...lookOf(event),
  };
}

export interface PersonEventsProps {
  /** Oldest first, as they are shown. */
  events: readonly TimelineEvent[];
  /** `yyyy-MM-dd` */
  today: string;
  /** A link to another isolation of the same person. Keep it in a callback. */
  linkOf: (personId: Id) => LinkTarget;
}

/** What happened to a person, day by day; fevers and positives are marked 异常. */
export function PersonEvents({ events, today, linkOf }: PersonEventsProps) {
  const items = useMemo(
    () => events.map((event, index) => entryOf(event, index, linkOf)),
    [events, linkOf],
  );
  if (items.length === 0) return <EmptyState title="还没有记录" />;
  return <Timeline label="隔离经过" items={items} today={today} />;
}
