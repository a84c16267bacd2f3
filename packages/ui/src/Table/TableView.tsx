import {
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ChangeEvent,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { Button } from '../Button/index.ts';
import { useMedia } from '../lib/useMedia.ts';
import { useStable } from '../lib/useStable.ts';
import { EmptyState, ErrorState } from '../State/index.ts';
import { density, media, visuallyHidden } from '../theme/index.ts';
import { InlineActions, isFloating, type Sort, type TreePlace } from './column.ts';
import { lookColumns } from './looks.ts';
import type { TableModel } from './model.ts';
import { moveByKey, watchRows } from './rows/rowEvents.ts';
import { virtualizeAbove } from './rows/rowWindow.ts';
import { useRenderAllForFind } from './rows/useRenderAllForFind.ts';
import * as css from './Table.css.ts';
import { SkeletonRows, TableBody, type TableBodyProps, type TableStates } from './TableBody.tsx';
import { TableHead, type TableHeadProps } from './TableHead.tsx';
import { useCommonTexts, useTexts } from '../texts/context.ts';
import { tableTexts } from './texts.ts';

/** Up, then down, then not at all. */
const nextSort = (now: Sort | null, id: string): Sort | null => {
  if (now?.id !== id) return { id, desc: false };
  return now.desc ? null : { id, desc: true };
};

interface TableViewProps<Row extends object>
  extends
    TableStates,
    Pick<TableHeadProps<Row>, 'heads'>,
    Pick<TableBodyProps<Row>, 'rows' | 'selected' | 'current' | 'attributesOf'> {
  label: string;
  model: TableModel<Row>;
  /** In a tree: puts the content of the first column at the row's place. */
  renderTitle?: ((content: ReactNode, place: TreePlace) => ReactNode) | undefined;
}

/** What `Table` and `TreeTable` share: head, rows or what is in their place, and what scrolls. @internal */
export function TableView<Row extends object>({
  label,
  model: { table, all },
  rows,
  heads,
  renderTitle,
  isLoading = false,
  isStale = false,
  error,
  emptyMessage: givenEmptyMessage,
  emptyAction,
  pageSize = 10,
  sorting,
  ...body
}: TableViewProps<Row>) {
  const texts = useTexts('Table', tableTexts);
  const common = useCommonTexts();
  const emptyMessage = givenEmptyMessage ?? common.noData;
  const tableId = useId();
  const isTree = renderTitle !== undefined;
  const isPhone = useMedia(media.phone);
  const isMouse = useMedia(media.mouse);
  const areActionsInMenus = !isMouse && !isPhone && all.some(isFloating);
  const [phoneRows, setPhoneRows] = useState(virtualizeAbove);
  const visible = table.getVisibleLeafColumns();
  const columns = useMemo(
    () => lookColumns(visible, all, renderTitle, sorting?.columns),
    [visible, all, renderTitle, sorting?.columns],
  );
  const onSelect = useStable((id: string, event: ChangeEvent<HTMLInputElement>) =>
    table.getRow(id).getToggleSelectedHandler()(event),
  );
  const isLong = rows.length > virtualizeAbove;
  const rendersAll = useRenderAllForFind(rows, isLong);
  const isWindowed = isLong && !isPhone && !rendersAll;
  const left = rows.length - phoneRows;
  const isLimited = isPhone && !rendersAll && left > 0;
  const widths = {
    [css.pinnedWidth.start]: `${table.getStartTotalSize()}px`,
    [css.pinnedWidth.end]: `${table.getEndTotalSize()}px`,
    scrollPaddingInline: `${table.getStartTotalSize()}px ${table.getEndTotalSize()}px`,
  } as CSSProperties;
  const hasRows = rows.length > 0 && !isLoading;
  const sort = sorting ? (sorting.current ?? undefined) : table.state.sorting[0];
  const sortedBy = columns.find(({ column }) => column.id === sort?.id)?.column;
  const sorted = sort && sortedBy && texts.sorted(sortedBy.header, sort.desc);
  const element = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => (element.current ? watchTable(element.current) : undefined), []);

  return (
    <div className={css.frame}>
      {error && hasRows && (
        <div className={css.notice} role="alert">
          {error.message}
          <Button size="small" onPress={error.onRetry}>
            {common.retry}
          </Button>
        </div>
      )}
      <section className={css.region} style={widths} aria-label={label} {...rowKeys}>
        <table
          ref={element}
          className={css.table}
          style={{ minWidth: table.getTotalSize() }}
          role={isTree ? 'treegrid' : undefined}
          aria-label={label}
          aria-busy={isLoading || isStale || undefined}
          aria-rowcount={isWindowed ? rows.length + 1 : undefined}
        >
          <colgroup className={css.widths}>
            {columns.map(({ column, width }) => (
              <col key={column.id} style={{ width }} />
            ))}
          </colgroup>
          <TableHead
            {...{ columns, heads }}
            sort={sort}
            onSort={(id) =>
              sorting
                ? sorting.onChange(nextSort(sorting.current, id))
                : table.getColumn(id)?.toggleSorting(undefined, false)
            }
          />
          <InlineActions.Provider value={areActionsInMenus ? 0 : Infinity}>
            <TableBody
              {...{ ...body, onSelect }}
              tableId={tableId}
              rows={isLoading ? [] : isLimited ? rows.slice(0, phoneRows) : rows}
              columns={columns}
              isWindowed={isWindowed && !isLoading}
              isDimmed={hasRows && isStale}
            >
              {isLoading && <SkeletonRows columns={columns} count={pageSize} isTree={isTree} />}
              {!hasRows && !isLoading && (
                <tr>
                  <td colSpan={columns.length} className={css.filler}>
                    <div
                      className={css.fillerMiddle}
                      style={{ minHeight: `calc(${density.row} * ${pageSize})` }}
                    >
                      {error ? (
                        <ErrorState {...error} />
                      ) : (
                        <EmptyState title={emptyMessage} action={emptyAction} />
                      )}
                    </div>
                  </td>
                </tr>
              )}
            </TableBody>
          </InlineActions.Provider>
        </table>
        {isLimited && hasRows && (
          <div className={css.more}>
            <Button onPress={() => setPhoneRows(phoneRows + virtualizeAbove)}>
              {texts.showMore(Math.min(virtualizeAbove, left), left)}
            </Button>
          </div>
        )}
      </section>
      <output className={visuallyHidden}>
        {isLoading || isStale ? common.loading : hasRows && texts.rows(rows.length, sorted)}
      </output>
    </div>
  );
}

const rowKeys = { onKeyDown: moveByKey };

/** A ref callback. @returns the cleanup function */
function watchTable(table: HTMLTableElement): () => void {
  const stop = new AbortController();
  watchScrollEdges(table, stop.signal);
  watchRows(table, stop.signal);
  return () => stop.abort();
}

/**
 * Sets attributes for what is beyond the edges of a table's scroll region: `data-before` when something is
 * hidden at its start, `data-after` at its end, `data-above` above. A region that scrolls can be focused, so
 * that the arrow keys scroll it. Attributes, not state: scrolling does not render.
 */
function watchScrollEdges(table: HTMLElement, signal: AbortSignal): void {
  const region = table.parentElement;
  if (!region) return;

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
  region.addEventListener('scroll', update, { passive: true, signal });
  signal.addEventListener('abort', () => sizes.disconnect());
}
