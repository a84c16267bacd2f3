import type { Id } from '@anzhu/api/contract/codecs';
import { useStable } from '@anzhu/ui/useStable';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { optionalText, useUrlState } from './useUrlState.ts';

/** A query with a key set or removed. */
function withKey(search: string, key: string, id: Id | undefined): string {
  const query = new URLSearchParams(search);
  query.delete(key);
  if (id !== undefined) query.set(key, id);
  return query.toString();
}

/** State of a history entry in which a record was opened: the query that it was opened from. */
interface OpenedFrom {
  openedFrom?: string;
}

/** The location to open a record with this key of the URL, for a link; in place of the one that is open. */
export const openRecord = (search: string, key: string, id: Id) => ({
  search: withKey(search, key, id),
  state: { openedFrom: withKey(search, key, undefined) } satisfies OpenedFrom,
  isOpen: new URLSearchParams(search).has(key),
});

/**
 * The record that a screen shows, by its id in the URL. Opening adds a history entry, so that Back closes it;
 * the next record takes its place; closing goes back to that entry where nothing else has changed since, and else
 * removes the key in place.
 */
export function useRecordKey(key: string) {
  const [schema] = useState(() => z.object({ [key]: optionalText() }));
  const [{ [key]: id }, setUrl] = useUrlState(schema);
  const { search, state, key: entry } = useLocation();
  const navigate = useNavigate();
  /** The entry that is being left: it is left once, however often it is closed meanwhile. */
  const leaving = useRef<string>(undefined);

  const open = useStable((next: Id): void => {
    const to = openRecord(search, key, next);
    setUrl({ [key]: next }, to.isOpen ? { state, replace: true } : { state: to.state });
  });
  const close = useStable((): void => {
    if (id === undefined || leaving.current === entry) return;
    leaving.current = entry;
    const rest = withKey(search, key, undefined);
    const { openedFrom } = (state ?? {}) as OpenedFrom;
    if (openedFrom === rest) void navigate(-1);
    else void navigate({ search: rest }, { replace: true });
  });
  return { id, open, close };
}
