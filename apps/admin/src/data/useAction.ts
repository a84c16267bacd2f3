import { ApiError, type CallOptions } from '@anzhu/api/client';
import type { Id } from '@anzhu/api/contract/codecs';
import type { DataOf, Endpoint, InputOf } from '@anzhu/api/contract/endpoint';
import { Code } from '@anzhu/api/contract/envelope';
import { toast } from '@anzhu/ui/Toast';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { client } from '../session/client.ts';
import type { CallKey } from './useCall.ts';

export interface ActionOptions {
  /** The reading calls whose data changes: they are sent again in place. At module scope. */
  refresh: readonly Endpoint[];
  /** The message after success; dialogs of the kit show their own. */
  success?: string;
}

/**
 * Sends a changing call and refreshes what it has changed, also after a conflict (409): then the lists
 * show what others have done. Rejections go to the caller.
 *
 * @returns a function that stays the same between renders
 */
export function useAction<E extends Endpoint>(
  endpoint: E,
  { refresh, success }: ActionOptions,
): (input: InputOf<E>, options?: Pick<CallOptions, 'requestKey'>) => Promise<DataOf<E>> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (input, options) => {
      const refreshLists = (): void => {
        const paths = new Set(refresh.map((one) => one.path));
        void mutate(
          (key) => Array.isArray(key) && paths.has((key as unknown as CallKey)[0] as never),
        );
      };
      try {
        const data = await client.call(endpoint, input, options);
        refreshLists();
        if (success !== undefined) toast.success(success);
        return data;
      } catch (error) {
        if (error instanceof ApiError && error.code === Code.conflict) refreshLists();
        throw error;
      }
    },
    [endpoint, refresh, success, mutate],
  );
}

/**
 * Sends the values of a dialog that adds and edits.
 *
 * @returns for a record, or null for a new one, the `onSave` of its dialog
 */
export function useSave<Add extends Endpoint, Modify extends Endpoint>(
  add: Add,
  modify: Modify,
  options: ActionOptions,
) {
  const sendNew = useAction(add, options);
  const sendChange = useAction(modify, options);
  return (record: { id: Id } | null) =>
    (values: Partial<InputOf<Add>>): Promise<unknown> =>
      record
        ? sendChange({ ...(values as object), id: record.id } as InputOf<Modify>)
        : sendNew(values as InputOf<Add>);
}
