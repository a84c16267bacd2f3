import { memo, useRef, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { inert } from '../lib/inert.ts';
import { noValue } from './cells/cells.tsx';
import * as css from './Table.css.ts';
import {
  isFloating,
  isLeadingColumn,
  type RowState,
  type Sorting,
  type TreePlace,
} from './column.ts';
import type { LookedColumn } from './looks.ts';
import { useRowWindow } from './rows/rowWindow.ts';
import { skeletonBox } from './tableCell.css.ts';

export interface TableStates {
  /** The first load: skeleton rows, as many as a page has. */
  isLoading?: boolean | undefined;
  /** Another page or filter is being loaded: these rows stay, dimmed and inert. */
  isStale?: boolean | undefined;
  /** It could not be read. Rows that are there stay below the message. */
  error?: { message: string; onRetry: () => void | Promise<void> } | undefined;
  /** Text in place of rows when there are none. @default '暂无数据' */
  emptyMessage?: string | undefined;
  /** The next step of the empty state, as a button. */
  emptyAction?: ReactNode;
  /** Undefined: columns with a `sortValue` sort the rows that are loaded. */
  sorting?: Sorting | undefined;
  /** Rows of a full page: loading, empty and error states take their height. @default 10 */
  pageSize?: number | undefined;
}

export interface TableBodyProps<Row> {
  /** The records with their ids, as they are shown; those of a tree with their places. */
  rows: readonly { id: string; original: Row; place?: TreePlace }[];
  columns: readonly LookedColumn<Row>[];
  /** Only visible rows are rendered. */
  isWindowed: boolean;
  /** These rows are stale: dimmed and inert. */
  isDimmed: boolean;
  selected?: Readonly<Record<string, boolean>> | undefined;
  /** The id of the row whose record is open beside the table. */
  current?: string | undefined;
  onSelect: RowState['onSelect'];
  /** Further attributes of a row of a tree, such as its level. */
  attributesOf?: ((place: TreePlace) => RowAttributes) | undefined;
  /** What the ids of cells begin with. */
  tableId: string;
  /** In place of rows: skeletons, or why there are none. */
  children?: ReactNode;
}

/** The id of the cell that names a row; ids are listed with blanks between, so they hold none. */
const titleIdOf = (tableId: string, id: string): string =>
  `${tableId}-${id.replaceAll(/\s/g, '_')}`;

/** The rows, and gaps in place of rows that are not there. */
export function TableBody<Row>({
  rows,
  columns,
  isWindowed,
  isDimmed,
  selected,
  current,
  onSelect,
  attributesOf,
  tableId,
  children,
}: TableBodyProps<Row>) {
  const ref = useRef<HTMLTableSectionElement>(null);
  const shown = useRowWindow(ref, rows.length, isWindowed);

  return (
    <tbody ref={ref} className={css.body} {...inert(isDimmed)}>
      {shown.flatMap(({ index, gap }) => {
        const row = rows[index];
        const id = row?.id ?? '';
        return [
          gap > 0 && <tr key={`gap ${index}`} style={{ height: gap }} aria-hidden="true" />,
          row && (
            <TableRow
              key={id}
              id={id}
              row={row.original}
              columns={columns}
              rowIndex={isWindowed ? index + 2 : undefined}
              isSelected={selected?.[id] ?? false}
              isCurrent={id === current}
              titleId={selected && titleIdOf(tableId, id)}
              place={row.place}
              onSelect={onSelect}
              attributesOf={attributesOf}
            />
          ),
        ];
      })}
      {children}
    </tbody>
  );
}

export type RowAttributes = ComponentProps<'tr'> &
  Partial<Record<`data-${string}`, string | undefined>>;

interface TableRowProps<Row>
  extends RowState, Pick<TableBodyProps<Row>, 'columns' | 'attributesOf'> {
  row: Row;
  /** Place among all rows, the head included, when not all of them are there. */
  rowIndex: number | undefined;
}

/** One record, as plain elements: a page has hundreds of cells. It is drawn again only when something of it changes. */
const TableRow = memo(function TableRow<Row>({
  row,
  columns,
  rowIndex,
  attributesOf,
  ...state
}: TableRowProps<Row>) {
  return (
    <tr
      className={css.row}
      aria-rowindex={rowIndex}
      data-selected={state.isSelected ? '' : undefined}
      aria-current={state.isCurrent || undefined}
      {...(state.place && attributesOf?.(state.place))}
    >
      {columns.map(({ column, look, label, isTitle, draw }) => {
        const content = draw(row, state);
        const Cell = isTitle ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            scope={isTitle ? 'row' : undefined}
            id={isTitle ? state.titleId : undefined}
            className={look.className}
            style={look.style}
            data-label={label}
            data-title={isTitle ? '' : undefined}
            data-empty={content === noValue ? '' : undefined}
          >
            {content}
          </Cell>
        );
      })}
    </tr>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

interface SkeletonRowsProps<Row> {
  columns: readonly LookedColumn<Row>[];
  count: number;
  /** The names of the rows are beside chevrons. */
  isTree: boolean;
}

/** Each a little different, and always the same: a column of words is not a block. */
const widths = ['72%', '56%', '84%', '48%', '64%'];

/** Rows in the size of those that come. */
export function SkeletonRows<Row>({ columns, count, isTree }: SkeletonRowsProps<Row>) {
  const placeOf = ({ column, isTitle }: LookedColumn<Row>): CSSProperties => ({
    justifyContent: column.align,
    paddingInlineStart: isTree && isTitle ? css.treeIndent + css.treeGap : undefined,
  });
  return Array.from({ length: count }, (_row, rowIndex) => (
    <tr key={rowIndex} className={css.row}>
      {columns.map((looked, index) => (
        <td key={looked.column.id} {...looked.look} data-label={looked.label}>
          {isLeadingColumn(looked.column) || isFloating(looked.column) ? null : (
            <span className={skeletonBox} style={placeOf(looked)}>
              <Skeleton width={widths[(rowIndex * 2 + index) % widths.length] ?? '60%'} />
            </span>
          )}
        </td>
      ))}
    </tr>
  ));
}
