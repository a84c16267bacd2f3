import type { Labelled } from './log.ts';

/**
 * Before and after, narrowed to the fields that differ. Of a record that was added or removed
 * there is one side: its fields that hold something.
 */
export function differing(
  before: Labelled | undefined,
  after: Labelled | undefined,
): { before?: Labelled; after?: Labelled } {
  const labels = Object.keys({ ...before, ...after }).filter(
    (label) => (before?.[label] ?? '') !== (after?.[label] ?? ''),
  );
  const side = (fields: Labelled) =>
    Object.fromEntries(labels.map((label) => [label, fields[label] ?? null]));
  return { ...(before && { before: side(before) }), ...(after && { after: side(after) }) };
}
