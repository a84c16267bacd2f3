import type { Id } from '@anzhu/api/contract/codecs';
import { getIsolation } from '@anzhu/api/contract/isolation';
import { personTimeline } from '@anzhu/api/contract/timeline';
import { PersonReport } from '@anzhu/domain/isolation';
import { Button, type LinkTarget } from '@anzhu/ui/Button';
import { ArrowLeft } from '@anzhu/ui/Icon';
import { useCallback, useLayoutEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useNow } from '../../clock.ts';
import { useCall } from '../../data/index.ts';
import { openRecord, useRecordKey } from '../../url/useRecordKey.ts';

/** A link to a person's page; filter and page of the list stay in the URL. */
export function personLink(query: URLSearchParams, id: Id): LinkTarget {
  const { search, state } = openRecord(query.toString(), 'person', id);
  return { render: (props) => <Link to={{ search }} state={state} {...props} /> };
}

/** The page of one person: 返回 leads to the list as it was. */
export function Person({ id }: { id: Id }) {
  const now = useNow();
  const [query] = useSearchParams();
  const { close } = useRecordKey('person');
  const person = useCall(getIsolation, { id });
  const events = useCall(personTimeline, { id });
  // The list may have been scrolled down.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const linkOf = useCallback((other: Id) => personLink(query, other), [query]);
  const failed = person.error ?? events.error;
  return (
    <PersonReport
      person={person.data}
      events={events.data}
      error={
        failed && {
          message: failed.message,
          onRetry: async () => void (await Promise.all([person.retry(), events.retry()])),
        }
      }
      now={now}
      linkOf={linkOf}
      back={
        <Button icon={<ArrowLeft aria-hidden size={16} />} onPress={close}>
          返回
        </Button>
      }
    />
  );
}
