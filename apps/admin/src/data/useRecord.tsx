import type { Id } from '@anzhu/api/contract/codecs';
import type { LinkRenderProps, LinkTarget } from '@anzhu/ui/Button';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { openRecord, useRecordKey } from '../url/useRecordKey.ts';

/** The key of the URL that names the record beside a list. */
const key = 'record';

/** A list whose records can be opened: that of `useList`, or a tree. */
interface Listed<Row> {
  rows: readonly Row[];
  isLoading: boolean;
  isStale?: boolean;
  error?: object | undefined;
}

/** What a record beside its list can do with the list. */
export interface RecordActs {
  onStep: (by: -1 | 1) => void;
  onClose: () => void;
}

function RecordLink({ id, ...props }: LinkRenderProps & { id: Id }) {
  const { search, state } = useLocation();
  const { isOpen, ...to } = openRecord(search, key, id);
  // From one record to the next: 返回 leads to the list at once.
  return (
    <Link
      {...props}
      to={{ search: to.search }}
      state={isOpen ? state : to.state}
      replace={isOpen}
    />
  );
}

/** Opens a record beside its list, for the first cell of its row; Ctrl opens it in a tab. */
export const recordLink = ({ id }: { id: Id }): LinkTarget => ({
  render: (props) => <RecordLink id={id} {...props} />,
});

/**
 * The record that is open beside a list: `?record=` and its id. Back closes it.
 *
 * @param isReadAlone the record is read by its id: it need not be in the list
 * @param isKept once shown it stays, also when the list has it no longer
 * @returns `row` as the list shows it, or has shown it; `current` for the table; `state` for the record's view
 */
export function useRecord<Row extends { id: Id }>(
  list: Listed<Row>,
  { isReadAlone = false, isKept = false }: { isReadAlone?: boolean; isKept?: boolean } = {},
) {
  const { id, open, close } = useRecordKey(key);
  const index = id === undefined ? -1 : list.rows.findIndex((row) => row.id === id);
  const [shown, setShown] = useState<Row>();
  const listed = list.rows[index];
  if (listed !== undefined && listed !== shown) setShown(listed);
  const row = listed ?? (shown?.id === id ? shown : undefined);

  const isGone =
    id !== undefined &&
    listed === undefined &&
    !(isReadAlone || (isKept && row !== undefined) || list.isLoading || list.isStale || list.error);
  useEffect(() => {
    if (isGone) close();
  }, [isGone, close]);

  /** The record that was stepped to: keys may come faster than it is shown. */
  const latest = useRef(id);
  useEffect(() => {
    latest.current = id;
  }, [id]);
  const step = (by: -1 | 1): void => {
    const place = list.rows.findIndex((one) => one.id === latest.current);
    const next = place < 0 ? undefined : list.rows[place + by];
    if (!next) return;
    latest.current = next.id;
    open(next.id);
  };
  return {
    id: isGone ? undefined : id,
    row,
    open,
    close,
    current: id,
    state: {
      onStep: step,
      onClose: close,
    } satisfies RecordActs,
  };
}
