import type { Id } from '@anzhu/api/contract/codecs';
import { getIsolation } from '@anzhu/api/contract/isolation';
import { personTimeline } from '@anzhu/api/contract/timeline';
import { PersonReport } from '@anzhu/domain/isolation';
import { LinkButton, type LinkTarget } from '@anzhu/ui/Button';
import { ArrowLeft } from '@anzhu/ui/Icon';
import { useLayoutEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useToday } from '../../clock.ts';
import { useCall } from '../../data/index.ts';

/** A link to a person's page, or with null back to the list; filter and page of the list stay in the URL. */
export function personLink(query: URLSearchParams, id: Id | null): LinkTarget {
  const next = new URLSearchParams(query);
  if (id === null) next.delete('person');
  else next.set('person', id);
  return { render: (props) => <Link to={{ search: next.toString() }} {...props} /> };
}

/** The page of one person: 返回 leads to the list as it was. */
export function Person({ id }: { id: Id }) {
  const today = useToday();
  const [query] = useSearchParams();
  const person = useCall(getIsolation, { id });
  const events = useCall(personTimeline, { id });
  // The list may have been scrolled down.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
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
      today={today}
      back={
        <LinkButton icon={<ArrowLeft aria-hidden size={16} />} {...personLink(query, null)}>
          返回
        </LinkButton>
      }
    />
  );
}
