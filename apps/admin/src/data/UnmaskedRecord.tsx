import type { Id } from '@anzhu/api/contract/codecs';
import type { Endpoint, InputOf } from '@anzhu/api/contract/endpoint';
import type { ViewState } from '@anzhu/domain/kit';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { useCall } from './useCall.ts';

interface WholeRecordProps<Row> {
  /** Reads one record by its id. */
  endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType<Row>>;
  /** The record as its list shows it. */
  row: Row;
  /** Renders the dialog: with the row until the whole record has been read. */
  children: (record: Row, state: Omit<ViewState, 'onClose'> & { isWhole: boolean }) => ReactNode;
}

/** Reads a record of a list that masks personal data, for the dialog that views or edits it. */
export function UnmaskedRecord<Row extends { id: Id }>({
  endpoint,
  row,
  children,
}: WholeRecordProps<Row>) {
  const input = { id: row.id } as InputOf<typeof endpoint>;
  const { data, isLoading, error, retry } = useCall(endpoint, input);
  return children(data ?? row, {
    isWhole: data !== undefined,
    isLoading,
    error: error && { message: error.message, onRetry: retry },
  });
}
