import { useState } from 'react';

/** Ids of rows that are open. */
export type Expanded = ReadonlySet<string>;

const none: Expanded = new Set();

/** The same set, with an id that was not in it, or without one that was. */
export function flip(ids: Expanded, id: string): Expanded {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/**
 * The expanded rows of a tree. While a filter is set the matches are expanded too, and changes of the
 * expansion are discarded with the filter.
 */
export function useExpansion(initial: Expanded, filter: unknown, found: Expanded | undefined) {
  const [expanded, setExpanded] = useState(initial);
  const [whileFound, setWhileFound] = useState({ filter, flipped: none });
  const flipped = whileFound.filter === filter ? whileFound.flipped : none;

  if (!found) return { expanded, setExpanded };
  const shown = [...flipped].reduce(flip, found);
  const differing = (next: Expanded): Expanded =>
    new Set([...next, ...found].filter((id) => next.has(id) !== found.has(id)));
  return {
    expanded: shown,
    setExpanded: (next: Expanded) => setWhileFound({ filter, flipped: differing(next) }),
  };
}
