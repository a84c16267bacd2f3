/** The ids of no rows. */
export const noRows: ReadonlySet<string> = new Set();

/** How many of these rows are selected; none of no rows. */
export function shareOf(
  ids: readonly string[],
  selected: ReadonlySet<string>,
): 'none' | 'some' | 'all' {
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/** Selects these rows, or takes them out; all others, as those of other pages, stay as they are. */
export function setSelected(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  isOn: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const id of ids) {
    if (isOn) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** The rows from one to another, both with them, in the order shown; only the second when the first is gone. */
export function rangeOf(ids: readonly string[], from: string | null, to: string): string[] {
  const start = from === null ? -1 : ids.indexOf(from);
  const end = ids.indexOf(to);
  if (start === -1 || end === -1) return [to];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}
