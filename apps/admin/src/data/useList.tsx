import type { Id } from '@anzhu/api/contract/codecs';
import type { DataOf, Endpoint, InputOf } from '@anzhu/api/contract/endpoint';
import { defaultPageSize, orderFieldsOf, type Page } from '@anzhu/api/contract/page';
import type { Codecs, Filter, FilterInput, FilterState, FilterValues } from '@anzhu/domain/kit';
import { Button } from '@anzhu/ui/Button';
import type { Sort } from '@anzhu/ui/Table';
import { density, media } from '@anzhu/ui/theme';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useUrlState, wholeNumber } from '../url/useUrlState.ts';
import { useCall } from './useCall.ts';

/** How many records a list may show on a page, besides as many as fit. */
const pageSizes = [10, 20, 50] as const;

/** More rows at once would hold up the browser. */
const largestPage = 100;

/** Beside the rows of a list: the bar, heads of the columns, pager and the space between them. In px. */
const besideRows = 160;

/** How many records a page has so that the window shows them whole; on phones, where it scrolls, the usual number. */
function fittingSize(): number {
  if (matchMedia(media.phone).matches) return defaultPageSize;
  const root = getComputedStyle(document.documentElement);
  const [, name = ''] = /^var\((.*)\)$/.exec(density.row) ?? [];
  const row = parseFloat(root.getPropertyValue(name)) || 1;
  const isRem = root.getPropertyValue(name).endsWith('rem');
  const height = isRem ? row * parseFloat(root.fontSize) : row;
  const fitting = Math.floor((window.innerHeight - besideRows) / height);
  return Math.min(largestPage, Math.max(defaultPageSize, fitting));
}

/** The page of an answer: the orders' answer has it at `page`. */
type PageOf<Data> = Data extends { page: infer Inner } ? Inner : Data;
type RowOf<Data> = PageOf<Data> extends Page<infer Row> ? Row : never;

function pageOf<Row>(data: unknown): Page<Row> | undefined {
  const { page } = (data ?? {}) as { page?: Page<Row> };
  return page ?? (data as Page<Row> | undefined);
}

/** Empty when the call takes the fields of the filter; anything else does not compile. */
type AssertFilterMatches<Fields extends Codecs, E extends Endpoint> =
  FilterInput<Fields> extends Partial<InputOf<E>> ? [] : [never];

const rowId = ({ id }: { id: Id }): string => id;
const Text = z.catch(z._default(z.string(), ''), '');
const pageShape = (fitting: number) => ({
  page: wholeNumber(1),
  size: wholeNumber(fitting, largestPage),
  orderBy: Text,
  direction: Text,
});

/**
 * A list read page by page. Filter, order, page and size are kept in the URL, the size only where it is not the one
 * that fits the window. The rows before stay, dimmed, while the next ones are read; a page past the end becomes the
 * last one.
 *
 * @returns props to spread on the `table`, the `pager` and the filter `bar`; `input` of the call without
 *   its page, for exports
 */
export function useList<Fields extends Codecs, E extends Endpoint>(
  endpoint: E,
  filter: Filter<Fields>,
  ..._fits: AssertFilterMatches<Fields, E>
) {
  type Values = FilterValues<Fields>;
  const [schema] = useState(
    () =>
      z.object({ ...filter.urlShape, ...pageShape(fittingSize()) }) as unknown as z.ZodMiniObject<
        ReturnType<typeof pageShape>
      >,
  );
  const [url, setUrl] = useUrlState(schema);
  const { page, size } = url;
  const columns = orderFieldsOf(endpoint.input);
  const sort = columns.includes(url.orderBy)
    ? { id: url.orderBy, desc: url.direction === 'desc' }
    : null;
  const value = filter.parse(url);
  const input = filter.input(value);
  const { data, error, isLoading, isStale, retry } = useCall(
    endpoint,
    {
      ...input,
      page: { page, size },
      ...(sort && { orderBy: sort.id, direction: sort.desc ? 'desc' : 'asc' }),
    } as InputOf<E>,
    // A query is sent however soon after the same one: records may have changed in between.
    { keepPreviousData: true, dedupingInterval: 0 },
  );

  const { records: rows = [], total = 0, isCapped = false } = pageOf<RowOf<DataOf<E>>>(data) ?? {};
  const last = Math.max(1, Math.ceil(total / size));
  const isPastEnd = data !== undefined && !isStale && page > last;
  useEffect(() => {
    if (isPastEnd) setUrl({ page: last }, { replace: true });
  }, [isPastEnd, last, setUrl]);

  const bar: FilterState<Values> = {
    value,
    onQuery: (next) => {
      if (!setUrl({ ...filter.print(next), page: 1 })) void retry();
    },
    isPending: isStale && !error,
  };
  const isFiltered = filter.conditions(value).length > 0;
  return {
    input,
    total: data && total,
    isTotalCapped: isCapped,
    reload: retry,
    bar,
    table: {
      rows,
      rowId: rowId as unknown as (row: RowOf<DataOf<E>>) => string,
      // Records there are, though not on this page: the last one is on its way.
      isLoading: isLoading || (total > 0 && rows.length === 0 && !error),
      isStale,
      error: error && { message: error.message, onRetry: retry },
      pageSize: size,
      ...(isFiltered && {
        emptyMessage: '没有符合条件的记录',
        // The next step where a filter leaves nothing.
        emptyAction: <Button onPress={() => bar.onQuery(filter.empty)}>重置</Button>,
      }),
      sorting: {
        columns,
        current: sort,
        onChange: (next: Sort | null) =>
          void setUrl({
            orderBy: next?.id ?? '',
            direction: next?.desc ? 'desc' : '',
            page: 1,
          }),
      },
    },
    pager: {
      page,
      pageSize: size,
      total: data && total,
      isTotalCapped: isCapped,
      pageSizes,
      onPageChange: (next: number, options: { replace?: boolean } = {}) =>
        void setUrl({ page: next }, options),
      onPageSizeChange: (next: number) => void setUrl({ size: next, page: 1 }),
    },
  };
}
