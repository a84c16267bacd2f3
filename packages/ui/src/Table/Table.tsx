import { useMemo } from 'react';
import { visuallyHidden } from '../theme/index.ts';
import type { Column } from './column.ts';
import type { ColumnSizing } from './columns/columnWidths.ts';
import type { TableStates } from './TableStates.tsx';
import { TableView } from './TableView.tsx';
import { detailColumnId, useDetail, type Detail } from './rows/useDetail.tsx';
import { selectColumnId, useSelection, type Selection } from './rows/useSelection.tsx';
import { useTableModel } from './useTableModel.ts';

export interface TableProps<Row extends object> extends TableStates {
  /** What the rows are, as 订单: the table's name. */
  label: string;
  /** Stable: at module scope or in a memo. */
  columns: readonly Column<Row>[];
  /** Stable between renders; a record that has not changed is the same object and is not drawn again. */
  rows: readonly Row[];
  /** What names a record for good, as its number in the store: the same row stays the same when the order changes. */
  rowId: (row: Row) => string;
  /** Enables row selection, for bulk actions; render a `BulkBar` for it. */
  selection?: Selection | undefined;
  /** More about a row, opened below it. */
  detail?: Detail<Row> | undefined;
  /** Enables column resizing: the layout of `useColumnLayout`. */
  sizing?: ColumnSizing | undefined;
}

/**
 * Records, one per row, to be read, compared and acted on.
 *
 * Use it for lists with the same few facts about each thing; put the `Pager` below it, a `BulkBar` and
 * `ColumnSettings` above it. Do not use it to lay out a form, for one record (`DescriptionList`), for nested
 * records (`TreeTable`), or for editing in place.
 *
 * Beyond 200 rows only visible ones are in the DOM; for printing and the browser's find all of them are.
 * Below 600 px the rows become a list of labelled facts, 200 at a time.
 *
 * Keyboard: Tab moves through sort buttons, boxes and actions; Space ticks a box, with Shift all between the
 * last and this one. On the edge of a head ← and → change the width, Home resets it. When it scrolls, the
 * table itself can be focused and the arrow keys scroll it.
 */
export function Table<Row extends object>({
  columns,
  rows: records,
  rowId,
  selection,
  detail,
  ...view
}: TableProps<Row>) {
  const { rows, sort, onSort } = useTableModel(columns, records, rowId);
  const choosing = useSelection<Row>(selection, () => rows.map(({ id }) => id));
  const opening = useDetail(detail);
  const chooseLead = choosing?.lead;
  const openLead = opening?.lead;
  const leads = useMemo(
    () => [openLead, chooseLead].filter((lead) => lead !== undefined),
    [chooseLead, openLead],
  );

  return (
    <TableView
      {...view}
      columns={columns}
      rows={rows}
      sort={sort}
      onSort={onSort}
      leads={leads}
      heads={{
        [selectColumnId]: choosing?.head,
        [detailColumnId]: <span className={visuallyHidden}>展开</span>,
      }}
      selected={selection?.selected}
      open={opening?.open}
      renderDetail={detail?.render}
    />
  );
}
