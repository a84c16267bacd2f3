import { useId, useMemo, useState, type ReactNode } from 'react';
import { useMedia } from '../lib/useMedia.ts';
import { EmptyState, ErrorState } from '../State/index.ts';
import { media, visuallyHidden } from '../theme/index.ts';
import { arrangeColumns } from './arrange.ts';
import { NarrowTable, type Column, type Lead } from './column.ts';
import { Filler, MoreRows, SkeletonRows, StaleNotice, type TableStates } from './TableStates.tsx';
import { cellLooks } from './look.ts';
import type { ColumnSizing } from './columns/columnWidths.ts';
import { virtualizeAbove } from './window/segments.ts';
import { frame, region, table, widths } from './Table.css.ts';
import { TableBody, type ShownRow, type RowAttributes } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { setCellOverflowTitle, watchScrollEdges } from './region.ts';
import type { Sort } from './useTableModel.ts';
import { useRenderAllForFind } from './window/useRowWindow.ts';

export interface TableViewProps<Row> extends TableStates {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly ShownRow<Row>[];
  sort: Sort | null;
  onSort: (columnId: string) => void;
  sizing?: ColumnSizing | undefined;
  /** The table's own columns, before the others; stable. */
  leads: readonly Lead<Row>[];
  /** What is in the heads of these. */
  heads: Readonly<Record<string, ReactNode>>;
  selected?: ReadonlySet<string> | undefined;
  open?: ReadonlySet<string> | undefined;
  renderDetail?: ((row: Row) => ReactNode) | undefined;
  /** A tree whose rows have levels. */
  isTree?: boolean | undefined;
  attributesOf?: ((row: Row) => RowAttributes) | undefined;
}

/** What `Table` and `TreeTable` share: head, rows or what is in their place, and what scrolls. @internal */
export function TableView<Row>({
  label,
  columns: given,
  rows,
  sort,
  onSort,
  sizing,
  leads,
  heads,
  isTree = false,
  isLoading = false,
  isStale = false,
  error,
  emptyMessage = '暂无数据',
  emptyAction,
  pageSize = 10,
  ...body
}: TableViewProps<Row>) {
  const tableId = useId();
  const isPhone = useMedia(media.phone);
  const isNarrow = useMedia(media.narrow) && !isPhone;
  const [phoneRows, setPhoneRows] = useState(virtualizeAbove);
  const {
    columns: placed,
    minWidth,
    pinned,
  } = useMemo(() => arrangeColumns(given, leads), [given, leads]);
  const columns = useMemo(() => cellLooks(placed), [placed]);
  const isLong = rows.length > virtualizeAbove;
  const rendersAll = useRenderAllForFind(rows, isLong);
  const isWindowed = isLong && !isPhone && !rendersAll;
  const isLimited = isPhone && !rendersAll && rows.length > phoneRows;
  const hasRows = rows.length > 0 && !isLoading;

  return (
    <div className={frame}>
      {error && hasRows && <StaleNotice {...error} />}
      <section
        className={region}
        style={{ scrollPaddingInline: `${pinned.start}px ${pinned.end}px` }}
        aria-label={label}
        onPointerOver={setCellOverflowTitle}
      >
        <table
          ref={watchScrollEdges}
          className={table}
          style={{ minWidth }}
          role={isTree ? 'treegrid' : undefined}
          aria-label={label}
          aria-busy={isLoading || isStale || undefined}
          aria-rowcount={isWindowed ? rows.length + 1 : undefined}
        >
          <colgroup className={widths}>
            {placed.map(({ column, place }) => (
              <col key={column.id} style={{ width: place.width }} />
            ))}
          </colgroup>
          <TableHead columns={placed} sort={sort} onSort={onSort} sizing={sizing} heads={heads} />
          <NarrowTable value={isNarrow}>
            <TableBody
              {...body}
              tableId={tableId}
              rows={isLoading ? [] : isLimited ? rows.slice(0, phoneRows) : rows}
              columns={columns}
              isWindowed={isWindowed && !isLoading}
              isDimmed={hasRows && isStale}
            >
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
            </TableBody>
          </NarrowTable>
        </table>
        {isLimited && hasRows && (
          <MoreRows
            left={rows.length - phoneRows}
            onMore={() => setPhoneRows(phoneRows + virtualizeAbove)}
          />
        )}
      </section>
      <output className={visuallyHidden}>{isLoading || isStale ? '加载中' : ''}</output>
    </div>
  );
}
