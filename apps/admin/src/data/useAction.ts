import { ApiError } from '@anzhu/api/client';
import type { DataOf, Endpoint, InputOf } from '@anzhu/api/contract/endpoint';
import { Code } from '@anzhu/api/contract/envelope';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { client } from '../session/client.ts';
import type { CallKey } from './useCall.ts';

/**
 * Sends a changing call, then reads again in place what it has changed. When someone else was first,
 * the lists are read again too, and the refusal goes on to the widget that asked. `refresh` stands at
 * module scope, so that the action stays the same between renders.
 */
export function useAction<E extends Endpoint>(
  endpoint: E,
  { refresh }: { refresh: readonly Endpoint[] },
): (input: InputOf<E>) => Promise<DataOf<E>> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (input) => {
      const readAgain = (): void => {
        const wanted = new Set(refresh.map((one) => one.path));
        void mutate(
          (key) => Array.isArray(key) && wanted.has((key as unknown as CallKey)[0] as never),
        );
      };
      try {
        const data = await client.call(endpoint, input);
        readAgain();
        return data;
      } catch (error) {
        if (error instanceof ApiError && error.code === Code.conflict) readAgain();
        throw error;
      }
    },
    [endpoint, refresh, mutate],
  );
}
