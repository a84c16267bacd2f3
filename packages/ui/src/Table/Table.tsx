import { useMemo, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { EmptyState, ErrorState } from '../State/index.ts';
import { visuallyHidden } from '../theme/index.ts';
import type { Column } from './column.ts';
import { Filler } from './Filler.tsx';
import { cellLook } from './look.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { body, frame, notice, region, table, widths } from './Table.css.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { tellWhole } from './tellWhole.ts';
import { useTableModel } from './useTableModel.ts';
import { watchScrollEdges } from './watchScrollEdges.ts';

export interface TableProps<Row extends object> {
  /** What the rows are, as 订单: the table's name. */
  label: string;
  /** Stable: at module scope or in a memo. */
  columns: readonly Column<Row>[];
  /** Stable between renders; a record that has not changed is the same object and is not drawn again. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The first load: skeleton rows, as many as a page has. */
  isLoading?: boolean | undefined;
  /** Another page or filter is on its way: these rows stay, dimmed, and cannot be acted on. */
  isStale?: boolean | undefined;
  /** It could not be read. Rows that are there stay below the message. */
  error?: { message: string; onRetry: () => void | Promise<void> } | undefined;
  emptyMessage?: string | undefined;
  /** The next step when there is nothing, as a button. */
  emptyAction?: ReactNode;
  /** Rows of a full page: loading, empty and error take their room. */
  pageSize?: number | undefined;
}

/**
 * Records, one per row, to be read, compared and acted on.
 *
 * Use it for lists with the same few facts about each thing; put the `Pager` below it. Do not use it
 * to lay out a form, for one record (`DescriptionList`), or for what is edited in place.
 * Below 600 px the rows become a list of labelled facts.
 *
 * Keyboard: Tab moves through sort buttons and actions; when it scrolls, the table itself can be
 * reached and the arrow keys scroll it.
 */
export function Table<Row extends object>({
  label,
  columns: given,
  rows: records,
  rowId,
  isLoading = false,
  isStale = false,
  error,
  emptyMessage = '暂无数据',
  emptyAction,
  pageSize = 10,
}: TableProps<Row>) {
  const { columns: placed, minWidth, rows, sort, onSort } = useTableModel(given, records, rowId);
  const columns = useMemo(
    () => placed.map((column) => ({ ...column, look: cellLook(column) })),
    [placed],
  );
  const hasRows = rows.length > 0 && !isLoading;
  const isDimmed = hasRows && isStale;

  return (
    <div className={frame}>
      {error && hasRows && (
        <div className={notice} role="alert">
          {error.message}
          <Button size="small" onPress={error.onRetry}>
            重试
          </Button>
        </div>
      )}
      <section
        ref={watchScrollEdges}
        className={region}
        aria-label={label}
        onPointerOver={tellWhole}
      >
        <table
          className={table}
          style={{ minWidth }}
          aria-label={label}
          aria-busy={isLoading || isStale || undefined}
        >
          <colgroup className={widths}>
            {columns.map(({ column }) => (
              <col key={column.id} style={{ width: column.width }} />
            ))}
          </colgroup>
          <TableHead columns={placed} sort={sort} onSort={onSort} />
          <tbody className={body} inert={isDimmed}>
            {hasRows &&
              rows.map(({ id, original }) => (
                <TableRow key={id} row={original} columns={columns} />
              ))}
            {isLoading && <SkeletonRows columns={columns} count={pageSize} />}
            {!hasRows && !isLoading && (
              <Filler columns={columns.length} rows={pageSize}>
                {error ? (
                  <ErrorState {...error} />
                ) : (
                  <EmptyState title={emptyMessage} action={emptyAction} />
                )}
              </Filler>
            )}
          </tbody>
        </table>
      </section>
      <output className={visuallyHidden}>{isLoading || isStale ? '加载中' : ''}</output>
    </div>
  );
}
