import { useMemo } from 'react';
import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { compareValues, type Column, type SortValue } from './column.ts';
import type { TableStates } from './TableBody.tsx';
import type { TableHeadProps } from './TableHead.tsx';
import { TableView } from './TableView.tsx';
import { selectColumnId, useSelection, type Selection } from './rows/useSelection.tsx';

export interface TableProps<Row extends object>
  extends TableStates, Pick<TableHeadProps<Row>, 'sizing'> {
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
 * Keyboard: Tab moves through the sort buttons, then from row to row: each is one stop, the control used last
 * or the first. ← → Home End move among the boxes, links and buttons of a row, ↑ ↓ to the same one of another
 * row; text fields in cells are stops of their own. Space ticks a box, with Shift all between the last and
 * this one. On the edge of a head ← and → change the width, Home resets it. When it scrolls, the table itself
 * can be focused and the arrow keys scroll it.
 */
export function Table<Row extends object>({
  columns,
  rows: records,
  rowId,
  selection,
  ...view
}: TableProps<Row>) {
  const { rows, sort, onSort } = useTableModel(columns, records, rowId);
  const choosing = useSelection<Row>(selection, () => rows.map(({ id }) => id));
  const lead = choosing?.lead;
  const leads = useMemo(() => (lead ? [lead] : []), [lead]);

  return (
    <TableView
      {...view}
      columns={columns}
      rows={rows}
      sort={sort}
      onSort={onSort}
      leads={leads}
      heads={{ [selectColumnId]: choosing?.head }}
      selected={selection?.selected}
    />
  );
}

// Visibility, order, sizing, pinning, selection and expansion stay ours: these six features would make the table 23 %
// larger (6.4 kB gzip), and the route of the order list larger than its 180 kB; the figures are in Start/Libraries.
const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
type Features = typeof features;

/** The order of rows. TanStack Table holds the state; what is drawn is ours. */
function useTableModel<Row extends object>(
  given: readonly Column<Row>[],
  records: readonly Row[],
  rowId: (row: Row) => string,
) {
  const columns = useMemo(
    () =>
      given.map(({ id, sortValue }): ColumnDef<Features, Row> => ({
        id,
        // Nothing at all is `undefined` for the model, which then puts it last.
        accessorFn: (row) => sortValue?.(row) ?? undefined,
        enableSorting: sortValue !== undefined,
        sortDescFirst: false,
        sortUndefined: 'last',
        sortFn: (one, other) =>
          compareValues(one.getValue<SortValue>(id), other.getValue<SortValue>(id)),
      })),
    [given],
  );
  const table = useTable({ features, columns, data: records, getRowId: rowId });
  return {
    rows: table.getRowModel().rows,
    sort: table.state.sorting[0] ?? null,
    /** Sorts by this column: up, then down, then not at all. */
    onSort: (columnId: string) => table.getColumn(columnId)?.toggleSorting(undefined, false),
  };
}
