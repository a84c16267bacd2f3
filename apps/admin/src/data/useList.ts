import type { Id } from '@anzhu/api/contract/codecs';
import type { DataOf, Endpoint, InputOf } from '@anzhu/api/contract/endpoint';
import { defaultPageSize, type Page } from '@anzhu/api/contract/page';
import type { Codecs, Filter, FilterInput, FilterState, FilterValues } from '@anzhu/domain/kit';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useUrlState, wholeNumber } from '../url/useUrlState.ts';
import { useCall } from './useCall.ts';

/** How many records a list may show on a page. */
const pageSizes = [10, 20, 50, 100] as const;

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
const pageShape = { page: wholeNumber(1), size: wholeNumber(defaultPageSize) };

/**
 * A list read page by page. Filter, page and size are kept in the URL; the rows before stay, dimmed,
 * while the next ones are read; a page past the end becomes the last one.
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
      z.object({ ...filter.urlShape, ...pageShape }) as unknown as z.ZodMiniObject<
        typeof pageShape
      >,
  );
  const [url, setUrl] = useUrlState(schema);
  const { page, size } = url;
  const value = filter.parse(url);
  const input = filter.input(value);
  const { data, error, isLoading, isStale, retry } = useCall(
    endpoint,
    { ...input, page: { page, size } } as InputOf<E>,
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
