import { useMemo, useState, type ReactNode } from 'react';
import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { visuallyHidden } from '../theme/index.ts';
import { compareValues, leadColumn, type Column, type SortValue, type Lead } from './column.ts';
import { detailIdOf, type TableStates } from './TableBody.tsx';
import type { TableHeadProps } from './TableHead.tsx';
import { TableView } from './TableView.tsx';
import { noRows, setSelected } from './rows/selection.ts';
import { selectColumnId, useSelection, type Selection } from './rows/useSelection.tsx';
import { ExpandButton } from './rows/ExpandButton.tsx';

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
  /** More about a row, opened below it. */
  detail?: ((row: Row) => ReactNode) | undefined;
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
  detail,
  ...view
}: TableProps<Row>) {
  const { rows, sort, onSort } = useTableModel(columns, records, rowId);
  const choosing = useSelection<Row>(selection, () => rows.map(({ id }) => id));
  const opening = useDetail<Row>(detail !== undefined);
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
      renderDetail={detail}
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

const detailColumnId = '\u0000detail';

/** The column of buttons that open rows, and which are open; none without a detail. */
function useDetail<Row>(isOn: boolean) {
  const [open, setOpen] = useState(noRows);

  const lead = useMemo(
    (): Lead<Row> => ({
      ...leadColumn,
      id: detailColumnId,
      header: '展开',
      draw: (_row, { id, isOpen, titleId }) => (
        <ExpandButton
          isOpen={isOpen}
          titleId={titleId}
          controls={detailIdOf(titleId)}
          onToggle={() => setOpen((before) => setSelected(before, [id], !isOpen))}
        />
      ),
    }),
    [],
  );

  return isOn ? { lead, open } : undefined;
}
