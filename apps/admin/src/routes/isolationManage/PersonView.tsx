import type { Id } from '@anzhu/api/contract/codecs';
import { getIsolation, type Isolation } from '@anzhu/api/contract/isolation';
import { personTimeline } from '@anzhu/api/contract/timeline';
import { PersonRecord, type PersonRecordProps } from '@anzhu/domain/isolation';
import { useSearchParams } from 'react-router-dom';
import { useNow } from '../../clock.ts';
import { History } from '../../data/History.tsx';
import { recordLink, useCall, useProfile } from '../../data/index.ts';
import { personLink } from './Person.tsx';

interface PersonViewProps extends Pick<PersonRecordProps, 'onAction' | 'onStep' | 'onClose'> {
  id: Id;
  /** As the list shows it; undefined for one that it does not show. */
  row: Isolation | undefined;
}

const otherLink = (id: Id) => recordLink({ id });

/** A person beside the list: the row at once, whole numbers, tests and events when they have been read. */
export default function PersonView({ id, row, ...acts }: PersonViewProps) {
  const { role } = useProfile();
  const [query] = useSearchParams();
  const whole = useCall(getIsolation, { id });
  const events = useCall(personTimeline, { id });
  const failed = whole.error ?? events.error;
  return (
    <PersonRecord
      {...acts}
      person={whole.data ?? row}
      events={events.data}
      role={role}
      now={useNow()}
      reportLink={personLink(query, id)}
      linkOf={otherLink}
      isLoading={whole.isLoading}
      error={
        failed && {
          message: failed.message,
          onRetry: async () => void (await Promise.all([whole.retry(), events.retry()])),
        }
      }
    >
      <History kind="isolationPerson" id={id} />
    </PersonRecord>
  );
}
