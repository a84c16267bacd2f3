import type { Id } from '@anzhu/api/contract/codecs';
import type { Endpoint, InputOf } from '@anzhu/api/contract/endpoint';
import { useAction, type ActionOptions } from './useAction.ts';

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
    (values: InputOf<Add>): Promise<unknown> =>
      record
        ? sendChange({ ...(values as object), id: record.id } as InputOf<Modify>)
        : sendNew(values);
}
