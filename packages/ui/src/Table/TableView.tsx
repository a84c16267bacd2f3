import {
  useId,
  useMemo,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { createLoader } from '../lib/lazyPart/index.ts';
import { useMedia } from '../lib/useMedia.ts';
import { EmptyState, ErrorState } from '../State/index.ts';
import { media, visuallyHidden } from '../theme/index.ts';
import { arrangeColumns, NarrowTable, type Column, type Lead } from './column.ts';
import { Filler, MoreRows, SkeletonRows, StaleNotice, type TableStates } from './TableStates.tsx';
import { cellLooks } from './look.ts';
import type { ColumnSizing } from './columns/ResizeHandle.tsx';
import { virtualizeAbove } from './rows/rowWindow.ts';
import { useRenderAllForFind } from './rows/useRenderAllForFind.ts';
import * as css from './Table.css.ts';
import { pinnedWidth } from './tableCell.css.ts';
import { TableBody, type ShownRow, type RowAttributes } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import type { Sort } from './Table.tsx';

interface TableViewProps<Row> extends TableStates {
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
  const [scale] = useState(readTextScale);
  const {
    columns: placed,
    minWidth,
    pinned,
  } = useMemo(() => arrangeColumns(scaleWidths(given, scale), leads), [given, scale, leads]);
  const columns = useMemo(() => cellLooks(placed), [placed]);
  const isLong = rows.length > virtualizeAbove;
  const rendersAll = useRenderAllForFind(rows, isLong);
  const isWindowed = isLong && !isPhone && !rendersAll;
  const isLimited = isPhone && !rendersAll && rows.length > phoneRows;
  const widths = {
    [pinnedWidth.start]: `${pinned.start}px`,
    [pinnedWidth.end]: `${pinned.end}px`,
    scrollPaddingInline: `${pinned.start}px ${pinned.end}px`,
  } as CSSProperties;
  const hasRows = rows.length > 0 && !isLoading;

  return (
    <div className={css.frame}>
      {error && hasRows && <StaleNotice {...error} />}
      <section className={css.region} style={widths} aria-label={label} {...rowKeys}>
        <table
          ref={watchTable}
          className={css.table}
          style={{ minWidth }}
          role={isTree ? 'treegrid' : undefined}
          aria-label={label}
          aria-busy={isLoading || isStale || undefined}
          aria-rowcount={isWindowed ? rows.length + 1 : undefined}
        >
          <colgroup className={css.widths}>
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
              {isLoading && <SkeletonRows columns={columns} count={pageSize} isTree={isTree} />}
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

/** The text size of the browser: 1 is the usual one. */
const readTextScale = (): number =>
  parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** Widths are given for the usual text size; one that the user has set is exact. */
const scaleWidths = <Row,>(columns: readonly Column<Row>[], scale: number) =>
  scale === 1
    ? columns
    : columns.map((column) =>
        column.isSized || column.width === undefined
          ? column
          : { ...column, width: Math.round(column.width * scale) },
      );

/** What rows do on keys and under the pointer: not needed for the first paint. */
const late = createLoader(() => import('./rows/rowEvents.ts'));

/** A key that comes before the code for it is handled when that is there. */
function moveByKey(event: KeyboardEvent): void {
  const events = late.current();
  if (events) events.moveByKey(event);
  else void late.load().then(() => late.current()?.moveByKey(event));
}

/** For what contains the rows. */
const rowKeys = { onKeyDown: moveByKey };

/** A ref callback. @returns the cleanup function */
function watchTable(table: HTMLTableElement): () => void {
  const stop = new AbortController();
  const unwatchEdges = watchScrollEdges(table);
  void late.load().then(() => late.current()?.watchRows(table, stop.signal));
  return () => {
    stop.abort();
    unwatchEdges?.();
  };
}

/**
 * Sets attributes for what is beyond the edges of a table's scroll region: `data-before` when something is
 * hidden at its start, `data-after` at its end, `data-above` above. A region that scrolls can be focused, so
 * that the arrow keys scroll it. Attributes, not state: scrolling does not render. @returns the cleanup function
 */
function watchScrollEdges(table: HTMLElement): (() => void) | undefined {
  const region = table.parentElement;
  if (!region) return undefined;

  const update = (): void => {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = region;
    region.toggleAttribute('data-before', scrollLeft > 0);
    region.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
    region.toggleAttribute('data-above', scrollTop > 0);
    if (scrollWidth > clientWidth || scrollHeight > clientHeight) region.tabIndex = 0;
    else region.removeAttribute('tabindex');
  };

  // At once: a table that scrolls while it loads has nothing else that takes the focus.
  update();
  const sizes = new ResizeObserver(update);
  sizes.observe(region);
  sizes.observe(table);
  region.addEventListener('scroll', update, { passive: true });
  return () => {
    sizes.disconnect();
    region.removeEventListener('scroll', update);
  };
}
