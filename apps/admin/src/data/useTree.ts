import type { Id } from '@anzhu/api/contract/codecs';
import type { Endpoint, InputOf } from '@anzhu/api/contract/endpoint';
import type { Codecs, Filter, FilterState, FilterValues } from '@anzhu/domain/kit';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { useUrlState } from '../url/useUrlState.ts';
import { useCall } from './useCall.ts';

/** In the URL: every row that has others below it is open. */
const all = 'all';

/** The ids of the open rows, by comma. */
const ownShape = { open: z.catch(z._default(z.string(), all), all) };

const none: never[] = [];

/** A record with those below it. */
interface TreeRow {
  id: Id;
  children: readonly TreeRow[] | null;
}

type TreeEndpoint<Row extends TreeRow> = Endpoint<z.ZodMiniType, z.ZodMiniType<Row[]>>;

const childrenOf = ({ children }: TreeRow): readonly TreeRow[] => children ?? none;
const rowId = ({ id }: TreeRow): string => id;

/** The ids of the rows that have others below them. */
const parentsIn = (rows: readonly TreeRow[]): string[] =>
  rows.flatMap((row) => {
    const below = childrenOf(row);
    return below.length === 0 ? [] : [row.id, ...parentsIn(below)];
  });

/**
 * Records that lie below each other, read as a whole and filtered in place: a match stays with the rows
 * above it. All rows are open at first; the filter and the open rows are kept in the URL.
 *
 * @param matches whether a row itself passes the filter
 * @returns props to spread on the `table` (a `TreeTable`) and the filter `bar`; `reload` reads it again
 */
export function useTree<Fields extends Codecs, Row extends TreeRow>(
  endpoint: TreeEndpoint<Row>,
  filter: Filter<Fields>,
  matches: (row: Row, values: FilterValues<Fields>) => boolean,
) {
  const [schema] = useState(
    () =>
      z.object({ ...filter.urlShape, ...ownShape }) as unknown as z.ZodMiniObject<typeof ownShape>,
  );
  const [url, setUrl] = useUrlState(schema);
  const value = filter.parse(url);
  const { data, error, isLoading, retry } = useCall(endpoint, {} as InputOf<typeof endpoint>);
  const expandedIds = useMemo(
    () => new Set(url.open === all ? parentsIn(data ?? none) : url.open.split(',').filter(Boolean)),
    [url.open, data],
  );

  const printed = JSON.stringify(filter.print(value));
  const [test] = useState(() => matches);
  const filterRow = useMemo(() => {
    const values = filter.parse(JSON.parse(printed) as Record<string, string>);
    const isFiltered = filter.conditions(values).length > 0;
    return isFiltered ? (row: Row) => test(row, values) : undefined;
  }, [filter, printed, test]);

  const bar: FilterState<FilterValues<Fields>> = {
    value,
    onQuery: (next) => {
      if (!setUrl(filter.print(next))) void retry();
    },
  };
  return {
    reload: retry,
    bar,
    table: {
      rows: data ?? none,
      rowId,
      childrenOf: childrenOf as unknown as (row: Row) => readonly Row[],
      isLoading,
      error: error && { message: error.message, onRetry: retry },
      filter: filterRow,
      expandedIds,
      onExpandedChange: (ids: ReadonlySet<string>) =>
        void setUrl({ open: [...ids].join(',') }, { replace: true }),
    },
  };
}
