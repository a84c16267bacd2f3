import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createSortedRowModel,
  rowExpandingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ColumnOrderState,
  type ColumnVisibilityState,
  type OnChangeFn,
  type RowSelectionState,
  type TableOptions,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { useIsHydrated } from '../lib/useIsHydrated.ts';
import { useMedia } from '../lib/useMedia.ts';
import { media } from '../theme/index.ts';
import {
  compareValues,
  isFloating,
  type Column,
  type LeadingColumn,
  type SortValue,
} from './column.ts';

/** The state that TanStack Table holds; what is drawn, windowing and keys are ours. */
const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowExpandingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});
type Features = typeof features;

/** Which rows are selected, by their ids, also those of other pages; it is the screen's to keep. */
export interface Selection {
  selected: RowSelectionState;
  onChange: OnChangeFn<RowSelectionState>;
}

/** Order and visibility of the columns, as `useColumnLayout` returns them. */
export interface ColumnState {
  columnOrder: ColumnOrderState;
  columnVisibility: ColumnVisibilityState;
}

interface ModelOptions<Row extends object> extends Pick<
  TableOptions<Features, Row>,
  'getSubRows' | 'onExpandedChange'
> {
  columns: readonly Column<Row>[];
  /** The table's own columns, before the others; stable. */
  leads: readonly LeadingColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  columnState?: ColumnState | undefined;
  selection?: Selection | undefined;
  expanded?: Readonly<Record<string, boolean>> | undefined;
}

/** Minimum width of a column without `width`, in px. */
const defaultWidth = 120;
/** Where actions float: for a mouse they take no space, for touch that of their menu. In px. */
const floatingWidth = { mouse: 0, touch: 64 } as const;

/** The text size of the browser: 1 is the usual one, for which widths are given. */
const readTextScale = (): number =>
  parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

const idsOf = <Row>(columns: readonly Column<Row>[], pin: Column<Row>['pin']): string[] =>
  columns.filter((column) => column.pin === pin).map(({ id }) => id);

/** The model of a table: its columns in their order, their widths and pins; its rows, sorted, selected, open. */
export function useTableModel<Row extends object>({
  columns,
  leads,
  rows,
  rowId,
  columnState,
  selection,
  expanded,
  ...options
}: ModelOptions<Row>) {
  const isHydrated = useIsHydrated();
  const scale = useMemo(() => (isHydrated ? readTextScale() : 1), [isHydrated]);
  const floating = floatingWidth[useMedia(media.mouse) ? 'mouse' : 'touch'];
  const all = useMemo(() => [...leads, ...columns], [leads, columns]);
  const columnDefs = useMemo(
    () =>
      all.map(({ id, pin, width, sortValue }): ColumnDef<Features, Row> => ({
        id,
        minSize: 0,
        size: Math.round((isFloating({ pin, width }) ? floating : (width ?? defaultWidth)) * scale),
        // Nothing at all is `undefined` for the model, which then puts it last.
        accessorFn: (row) => sortValue?.(row) ?? undefined,
        enableSorting: sortValue !== undefined,
        sortDescFirst: false,
        sortUndefined: 'last',
        sortFn: (one, other) =>
          compareValues(one.getValue<SortValue>(id), other.getValue<SortValue>(id)),
      })),
    [all, scale, floating],
  );
  const columnPinning = useMemo(
    () => ({ start: idsOf(all, 'start'), end: idsOf(all, 'end') }),
    [all],
  );
  const table = useTable({
    ...options,
    features,
    columns: columnDefs,
    data: rows,
    getRowId: rowId,
    autoResetExpanded: false,
    ...(selection && { onRowSelectionChange: selection.onChange }),
    state: {
      columnPinning,
      ...columnState,
      ...(selection && { rowSelection: selection.selected }),
      ...(expanded && { expanded }),
    },
  });
  return { table, all };
}

export type TableModel<Row extends object> = ReturnType<typeof useTableModel<Row>>;
