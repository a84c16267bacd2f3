import type { Endpoint, InputOf } from '@anzhu/api/contract/endpoint';
import type { Page } from '@anzhu/api/contract/page';
import { ReviewStatus } from '@anzhu/api/contract/review';
import { useLayoutEffect, useRef, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type * as z from 'zod/mini';
import { client } from '../../session/client.ts';
import { useCall } from '../useCall.ts';

/** What is needed of a `useList`. */
interface WatchedList {
  input: object;
  total: number | undefined;
  table: { rows: readonly object[] };
  pager: { page: number; pageSize: number };
}

/** Milliseconds between two reads. */
const interval = 30_000;

/**
 * Whether an open list differs from that of the server, which is read every 30 s while the page is visible:
 * the push has rooms only. The rows stay until `onRefresh`; the list itself is read again on focus.
 *
 * @returns props of `ListUpdateNote`
 */
export function useListChange(
  endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType<Page<object>>>,
  { input, total, table: { rows }, pager: { page, pageSize: size } }: WatchedList,
): { isChanged: boolean; onRefresh: () => Promise<void> } {
  const { mutate } = useSWRConfig();
  const latest = useRef({ rows, total });
  useLayoutEffect(() => {
    latest.current = { rows, total };
  });
  const [changedSince, setChangedSince] = useState<readonly object[] | null>(null);
  const wanted = { ...input, page: { page, size } };

  useSWR(
    ['list change', endpoint.path, wanted],
    async () => {
      const before = latest.current;
      const now = await client
        .call(endpoint, wanted as InputOf<typeof endpoint>)
        // The next read tries again.
        .catch(() => null);
      if (now === null || before.rows !== latest.current.rows) return;
      const isSame =
        now.total === before.total && JSON.stringify(now.records) === JSON.stringify(before.rows);
      setChangedSince(isSame ? null : before.rows);
    },
    {
      refreshInterval: interval,
      revalidateOnMount: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
    },
  );
  return {
    isChanged: changedSince === rows,
    onRefresh: async () => {
      // Every read of the call: the count beside the list too.
      await mutate((key) => Array.isArray(key) && key[0] === endpoint.path);
      setChangedSince(null);
    },
  };
}

const pending = { page: { page: 1, size: 1 }, reviewStatus: ReviewStatus.pending };

/** How many records of a review list are still to be reviewed; undefined until that has been read. */
export function usePendingCount(
  endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType<Page<object>>>,
): number | undefined {
  return useCall(endpoint, pending as InputOf<typeof endpoint>).data?.total;
}
