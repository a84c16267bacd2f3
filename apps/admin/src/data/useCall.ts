import type { ApiError } from '@anzhu/api/client';
import type { DataOf, Endpoint, InputOf } from '@anzhu/api/contract/endpoint';
import { useCallback, useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig, type SWRConfiguration } from 'swr';
import { client } from '../session/client.ts';
import { createPushMerger } from './pushMerger.ts';

/** The key of a call in the cache: its path first, so that it can be read again by endpoint. */
export type CallKey = readonly [path: string, input: unknown];

/** What a reading call has brought so far. */
export interface QueryState<Data> {
  /** The newest data; with `keepPreviousData`, that of the question before until the new one is answered. */
  data: Data | undefined;
  error: ApiError | undefined;
  /** Nothing has come yet. */
  isLoading: boolean;
  /** What is shown belongs to an earlier question: the answer is on its way, or has failed. */
  isStale: boolean;
  retry: () => Promise<void>;
  /** Changes what has been read in place, as by a live event; nothing is sent. */
  update: (change: (data: Data) => Data) => void;
}

/** A part of a screen that loads late shows what another has just read. A change reads it again at once. */
export const shared: SWRConfiguration = { dedupingInterval: 10_000 };

/** Reads a call and keeps it in the cache. An input of null does not call, and brings nothing. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | null,
  options: SWRConfiguration = {},
): QueryState<DataOf<E>> {
  const key: CallKey | null = input === null ? null : [endpoint.path, input];
  const [pushes] = useState(() => createPushMerger<DataOf<E>>());
  const { cache } = useSWRConfig();
  const { data, error, isLoading, mutate } = useSWR<DataOf<E>, ApiError>(
    key,
    () => pushes.mergePushes(() => client.call(endpoint, input as InputOf<E>)),
    options,
  );
  const isAnswered = cache.get(unstable_serialize(key))?.data !== undefined;

  const retry = useCallback(async () => {
    await mutate();
  }, [mutate]);
  const update = useCallback(
    (change: (before: DataOf<E>) => DataOf<E>) => {
      // SWR throws away the answer to a question that was asked before a change.
      if (pushes.add(change)) return;
      void mutate((before) => before && change(before), { revalidate: false });
    },
    [pushes, mutate],
  );
  return {
    data: key === null ? undefined : data,
    error,
    isLoading: isLoading && data === undefined,
    isStale: data !== undefined && !isAnswered,
    retry,
    update,
  };
}
