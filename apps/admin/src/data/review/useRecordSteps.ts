import { ApiError } from '@anzhu/api/client';
import type { Id } from '@anzhu/api/contract/codecs';
import type { Endpoint, InputOf } from '@anzhu/api/contract/endpoint';
import type { Page } from '@anzhu/api/contract/page';
import { toast } from '@anzhu/ui/Toast';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type * as z from 'zod/mini';
import { client } from '../../session/client.ts';
import { insertMissing } from './insertMissing.ts';
import type { CallKey } from '../useCall.ts';

/** What is needed of a `useList`. */
export interface SteppedList<Row> {
  input: object;
  total: number | undefined;
  table: { rows: readonly Row[] };
  pager: {
    page: number;
    pageSize: number;
    onPageChange: (page: number, options: { replace: boolean }) => void;
  };
  /** Called with the record that was stepped to. */
  onStep?: ((id: Id) => void) | undefined;
}

/**
 * Which record of a list a dialog shows, and the steps to the others, over the edges of the page: the list
 * behind goes along. A record that has left its filter, as by its review, keeps its place until it is left.
 *
 * @param first the record that the dialog was opened for
 */
export function useRecordSteps<Row extends { id: Id }>(
  endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType<Page<Row>>>,
  list: SteppedList<Row>,
  first: Row,
) {
  const { mutate } = useSWRConfig();
  const { page, pageSize, onPageChange } = list.pager;
  const [shown, setShown] = useState({ row: first, page, index: 0 });
  const isHere = shown.page === page;
  const current = insertMissing(isHere ? list.table.rows : [], shown);
  if (isHere && (current.row !== shown.row || current.index !== shown.index)) {
    setShown({ page, row: current.row, index: current.index });
  }

  const read = async (wanted: number): Promise<Row[]> => {
    const input = { ...list.input, page: { page: wanted, size: pageSize } };
    const key: CallKey = [endpoint.path, input];
    const data = await client.call(endpoint, input as InputOf<typeof endpoint>);
    await mutate(key, data, { revalidate: false });
    return data.records;
  };
  /** The record at a position of another page. Records may have moved up since the page was read. */
  const readNext = async (wanted: number, index: number) => {
    if (wanted > shown.page) {
      const rows = await read(shown.page);
      const row = rows.some(({ id }) => id === shown.row.id) ? undefined : rows[shown.index];
      if (row) return { row, page: shown.page, index: shown.index };
    }
    const rows = await read(wanted);
    const at = Math.min(index, rows.length - 1);
    const row = rows[at];
    return row && { row, page: wanted, index: at };
  };

  return {
    record: current.row,
    steps: {
      index: current.index,
      page: shown.page,
      pageSize,
      total: (list.total ?? 0) + (current.isMissing ? 1 : 0),
      onIndexChange: (index: number): void => {
        const row = current.rows[index];
        if (!row) return;
        setShown({ row, page: shown.page, index });
        list.onStep?.(row.id);
      },
      onPageChange: async (wanted: number, index: number): Promise<void> => {
        try {
          const next = await readNext(wanted, index);
          if (!next) return;
          setShown(next);
          // In place: Back leaves the dialog, it does not step back.
          if (next.page !== page) onPageChange(next.page, { replace: true });
          list.onStep?.(next.row.id);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          toast.error(error.message);
        }
      },
    },
  };
}
