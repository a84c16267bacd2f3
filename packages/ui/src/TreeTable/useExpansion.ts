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

interface ExpansionOptions {
  /** The expanded rows at first, when uncontrolled. */
  initial: Expanded;
  filter: unknown;
  /** The ancestors of the matches; undefined without a filter. */
  found: Expanded | undefined;
  /** The expanded rows, when controlled. */
  controlled: Expanded | undefined;
  onChange: ((expanded: Expanded) => void) | undefined;
}

/**
 * The expanded rows of a tree. While a filter is set the matches are expanded too, and changes of the
 * expansion are discarded with the filter.
 */
export function useExpansion({ initial, filter, found, controlled, onChange }: ExpansionOptions) {
  const [own, setOwn] = useState(initial);
  const [whileFound, setWhileFound] = useState({ filter, flipped: none });
  const flipped = whileFound.filter === filter ? whileFound.flipped : none;

  if (!found) {
    const setExpanded = (next: Expanded): void => {
      setOwn(next);
      onChange?.(next);
    };
    return { expanded: controlled ?? own, setExpanded };
  }
  const shown = [...flipped].reduce(flip, found);
  const differing = (next: Expanded): Expanded =>
    new Set([...next, ...found].filter((id) => next.has(id) !== found.has(id)));
  return {
    expanded: shown,
    setExpanded: (next: Expanded) => setWhileFound({ filter, flipped: differing(next) }),
  };
}
