import { lazy, LazyBoundary } from '@anzhu/ui/LazyBoundary';
import type { Id } from '@anzhu/api/contract/codecs';
import { dayOf } from '@anzhu/api/rules/days';
import { IsolationStatus, type Isolation } from '@anzhu/api/contract/isolation';
import type { Role } from '@anzhu/api/contract/role';
import type { TimelineEvent } from '@anzhu/api/contract/timeline';
import { Link, type LinkTarget } from '@anzhu/ui/Button';
import { Skeleton } from '@anzhu/ui/Skeleton';
import { LoadingState } from '@anzhu/ui/State';
import { type ReactNode } from 'react';
import { bindActions, RecordView, StatusTag, type RecordState } from '../kit/index.ts';
import { identityFacts, labels, leadOf, progressOf, stayFacts } from './facts.tsx';
import { personActions, type PersonAction } from './personActions.ts';
import { isolationLookOf } from './status.ts';

// They depend on the charts.
const Temperatures = lazy(() =>
  import('./report/PersonTests.tsx').then((part) => ({ default: part.Temperatures })),
);
const NucleicTests = lazy(() =>
  import('./report/PersonTests.tsx').then((part) => ({ default: part.NucleicTests })),
);
const PersonEvents = lazy(() =>
  import('./report/PersonEvents.tsx').then((part) => ({ default: part.PersonEvents })),
);

export interface PersonRecordProps extends RecordState {
  /** The masked row at first, then the whole person; undefined where there is no row. */
  person: Isolation | undefined;
  /** Oldest first; undefined while they are read. */
  events: readonly TimelineEvent[] | undefined;
  /** Of the reader. */
  role: Role | null;
  /** `yyyy-MM-dd HH:mm:ss` */
  now: string;
  onAction: (action: PersonAction, person: Isolation) => void;
  /** The page of the person, to be read whole and printed. */
  reportLink: LinkTarget;
  /** A link to another isolation of the same person. Keep it in a callback. */
  linkOf: (personId: Id) => LinkTarget;
  /** Its history. */
  children?: ReactNode;
}

/** Height of the curve, in px: the events below it are in sight. */
const curveHeight = 168;

/**
 * One person in isolation beside the list: the day of the isolation and its dates in the head, then where, who, the
 * tests and what happened, with what can be done now.
 *
 * Keyboard: ↑ ↓ go to the person before and after, Tab reaches the curve and 隔离经过, Esc closes.
 */
export function PersonRecord({
  person,
  events,
  role,
  now,
  onAction,
  reportLink,
  linkOf,
  children,
  ...state
}: PersonRecordProps) {
  if (!person) {
    const groups = state.error ? [] : [{ title: '隔离', items: pendingFacts() }];
    return <RecordView {...state} recordId={undefined} title="隔离人员" groups={groups} />;
  }
  const { id, name, hotelName, roomName } = person;
  const place = [hotelName, roomName].filter(Boolean).join(' ');
  const isTested = events?.some(({ kind }) => kind === 'tested') ?? true;
  return (
    <RecordView
      {...state}
      recordId={id}
      title={[name, place].filter(Boolean).join(' · ')}
      mark={
        <>
          <span>{`编号 ${id}`}</span>
          <StatusTag look={isolationLookOf(person, now)} />
          {person.status === IsolationStatus.isolating && progressOf(person, now)}
        </>
      }
      lead={leadOf(person)}
      groups={[
        { title: '隔离', items: stayFacts(person) },
        { title: '人员', items: identityFacts(person) },
        ...(state.error
          ? []
          : [
              {
                title: '检测',
                children: isTested ? (
                  <LazyBoundary pending={<LoadingState lines={6} />}>
                    <Temperatures events={events} height={curveHeight} />
                    {events && <NucleicTests events={events} />}
                  </LazyBoundary>
                ) : (
                  '还没有检测'
                ),
              },
              {
                title: '经过',
                children: (
                  <>
                    <LazyBoundary pending={<LoadingState />}>
                      {events ? (
                        <PersonEvents
                          events={withoutTests(events)}
                          today={dayOf(now)}
                          linkOf={linkOf}
                        />
                      ) : (
                        <LoadingState />
                      )}
                    </LazyBoundary>
                    {/* Outside: what is loaded late neither hides it nor takes its focus. */}
                    <div>
                      <Link {...reportLink}>隔离经过</Link>
                    </div>
                  </>
                ),
              },
            ]),
      ]}
      actions={bindActions(sorted(personActions(person, role, now), person, now), person, onAction)}
    >
      {children}
    </RecordView>
  );
}

const withoutTests = (events: readonly TimelineEvent[]): TimelineEvent[] =>
  events.filter(({ kind }) => kind !== 'tested');

/** The release first, once it is due. */
function sorted(
  actions: ReturnType<typeof personActions>,
  { status, checkOutTime }: Isolation,
  now: string,
) {
  const isDue =
    status === IsolationStatus.isolating &&
    checkOutTime !== null &&
    dayOf(checkOutTime) <= dayOf(now);
  return isDue
    ? actions.toSorted((a, b) => Number(b.id === 'exit') - Number(a.id === 'exit'))
    : actions;
}

/** In place of facts as long as nothing is known of the person. */
const pendingFacts = () =>
  [labels.hotelName, labels.roomName, labels.checkInTime, labels.checkOutTime].map((label) => ({
    label,
    value: <Skeleton width="70%" />,
  }));
