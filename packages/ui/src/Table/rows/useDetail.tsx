import { useMemo, useState, type ReactNode } from 'react';
import type { Lead } from '../column.ts';
import { ExpandButton } from './ExpandButton.tsx';
import { useStable } from '../../lib/useStable.ts';

/** The expandable detail of each row. */
export interface Detail<Row> {
  render: (row: Row) => ReactNode;
  /** Opening one row closes the others. */
  isSingle?: boolean | undefined;
}

interface DetailPart<Row> {
  lead: Lead<Row>;
  open: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();
export const detailColumnId = '\u0000detail';

/** The id of the row that holds a detail. */
export const detailIdOf = (titleId: string | undefined): string => `${titleId}-detail`;

/** The column of buttons that open rows, and which are open; none without a detail. */
export function useDetail<Row>(detail: Detail<Row> | undefined): DetailPart<Row> | undefined {
  const [open, setOpen] = useState(nothing);

  const toggle = useStable((id: string) => {
    const next = new Set(detail?.isSingle ? [] : open);
    if (open.has(id)) next.delete(id);
    else next.add(id);
    setOpen(next);
  });

  const lead = useMemo(
    (): Lead<Row> => ({
      id: detailColumnId,
      header: '展开',
      width: 40,
      pin: 'start',
      cell: () => null,
      draw: (_row, { id, isOpen, titleId }) => (
        <ExpandButton
          isOpen={isOpen}
          titleId={titleId}
          controls={detailIdOf(titleId)}
          onToggle={() => toggle(id)}
        />
      ),
    }),
    [toggle],
  );

  return detail && { lead, open };
}
