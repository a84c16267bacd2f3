import { useMemo, useRef, memo, type ReactNode, type HTMLAttributes, type Ref } from 'react';
import { body, detail as detailStyle, detailContent, row as rowStyle } from './Table.css.ts';
import type { RowState } from './column.ts';
import type { LookedColumn } from './look.ts';
import { useRowWindow } from './rows/rowWindow.ts';

/** A record with its id, as it is shown. */
export interface ShownRow<Row> {
  id: string;
  original: Row;
}

export interface TableBodyProps<Row> {
  rows: readonly ShownRow<Row>[];
  columns: readonly LookedColumn<Row>[];
  /** Only visible rows are rendered. */
  isWindowed: boolean;
  /** These rows are stale: dimmed and inert. */
  isDimmed: boolean;
  selected?: ReadonlySet<string> | undefined;
  open?: ReadonlySet<string> | undefined;
  renderDetail?: ((row: Row) => ReactNode) | undefined;
  attributesOf?: ((row: Row) => RowAttributes) | undefined;
  /** What the ids of cells begin with. */
  tableId: string;
  /** In place of rows: skeletons, or why there are none. */
  children?: ReactNode;
}

/** The id of the cell that names a row; ids are listed with blanks between, so they hold none. */
const titleIdOf = (tableId: string, id: string): string =>
  `${tableId}-${id.replaceAll(/\s/g, '_')}`;

/** The id of the row that holds a detail. */
export const detailIdOf = (titleId: string | undefined): string => `${titleId}-detail`;

/** The rows, each with its detail when that is open, and gaps in place of rows that are not there. */
export function TableBody<Row>({
  rows,
  columns,
  isWindowed,
  isDimmed,
  selected,
  open,
  renderDetail,
  attributesOf,
  tableId,
  children,
}: TableBodyProps<Row>) {
  const ref = useRef<HTMLTableSectionElement>(null);
  const isNamed = selected !== undefined || open !== undefined;
  const usesIndex = columns.some(({ column }) => column.usesIndex);
  const openIndexes = useMemo(
    () => (open?.size ? rows.flatMap(({ id }, index) => (open.has(id) ? [index] : [])) : []),
    [rows, open],
  );
  const segments = useRowWindow(ref, rows.length, isWindowed, openIndexes);

  return (
    <tbody ref={ref} className={body} inert={isDimmed}>
      {segments.flatMap((segment) => {
        if (segment.kind === 'gap') {
          return (
            <tr key={`gap ${segment.from}`} style={{ height: segment.px }} aria-hidden="true" />
          );
        }
        const shown = rows[segment.index];
        if (!shown) return [];
        const { id, original } = shown;
        const titleId = isNamed ? titleIdOf(tableId, id) : undefined;
        const isOpen = open?.has(id) ?? false;
        const row = (
          <TableRow
            key={id}
            id={id}
            row={original}
            columns={columns}
            index={usesIndex ? segment.index : 0}
            rowIndex={isWindowed ? segment.index + 2 : undefined}
            isSelected={selected?.has(id) ?? false}
            isOpen={isOpen}
            titleId={titleId}
            attributesOf={attributesOf}
          />
        );
        if (!isOpen || !renderDetail) return row;
        return [
          row,
          <tr key={`${id} detail`} id={detailIdOf(titleId)} data-detail={segment.index}>
            <td colSpan={columns.length} className={detailStyle}>
              <div className={detailContent}>{renderDetail(original)}</div>
            </td>
          </tr>,
        ];
      })}
      {children}
    </tbody>
  );
}

/** Attributes and event handlers of a row. */
export type RowAttributes = HTMLAttributes<HTMLTableRowElement> & {
  ref?: Ref<HTMLTableRowElement>;
} & Partial<Record<`data-${string}`, string | undefined>>;

interface TableRowProps<Row> extends RowState {
  row: Row;
  columns: readonly LookedColumn<Row>[];
  /** Place among all rows, the head included, when not all of them are there. */
  rowIndex: number | undefined;
  /** Further attributes of the row, such as its level in a tree. */
  attributesOf?: ((row: Row) => RowAttributes) | undefined;
}

/**
 * One record: plain elements, because a page of a list has hundreds of cells. It is drawn again only
 * when the record, its state or the columns are others.
 */
const TableRow = memo(function TableRow<Row>({
  row,
  columns,
  rowIndex,
  attributesOf,
  ...state
}: TableRowProps<Row>) {
  return (
    <tr
      className={rowStyle}
      aria-rowindex={rowIndex}
      data-selected={state.isSelected ? '' : undefined}
      {...attributesOf?.(row)}
    >
      {columns.map(({ column, look, label, isTitle, draw }) => (
        <td
          key={column.id}
          id={isTitle ? state.titleId : undefined}
          className={look.className}
          style={look.style}
          data-label={label}
        >
          {draw(row, state)}
        </td>
      ))}
    </tr>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;
