import { ApiError } from '@anzhu/api/client';
import { importHealthTests, recordedRows } from '@anzhu/api/contract/healthTest';
import type { ImportPreview, PreviewRow, RowTexts } from '@anzhu/api/rules/importDraft';
import { faultsOf } from '@anzhu/api/rules/testImport';
import { toast } from '@anzhu/ui/Toast';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import { changed } from '../../flows/dailyTests.ts';
import { fileOf, openSheets, type Sheets } from './openSheets.ts';

/** How long the result of an import stays on the screen, in milliseconds. */
const resultDuration = 5000;

type FilePreview = ImportPreview & { fileName: string };

/** Replaces the rows of a preview that have changed; the others stay the same objects. */
function withRows(preview: FilePreview | null, rows: readonly PreviewRow[]): FilePreview | null {
  const changedRows = new Map(rows.map((row) => [row.row, row]));
  return (
    preview && { ...preview, rows: preview.rows.map((row) => changedRows.get(row.row) ?? row) }
  );
}

/** The preview after a change, which comes with the changed rows alone. */
const withChange = (preview: FilePreview | null, change: ImportPreview): FilePreview | null =>
  preview && { ...preview, ...change, rows: withRows(preview, change.rows)?.rows ?? [] };

/** The import of a workbook: read and checked in a worker, which keeps its sheet. */
export function useImport(now: string) {
  const sheets = useRef<Sheets>(null);
  const [preview, setPreview] = useState<FilePreview | null>(null);
  const send = useAction(importHealthTests, changed);
  useEffect(() => {
    const opened = openSheets();
    sheets.current = opened;
    return () => opened.close();
  }, []);
  /** The worker; it is there as long as the screen is. */
  const run = useCallback<Sheets['run']>((task, input) => {
    if (!sheets.current) return Promise.reject(new Error('文件处理失败，请重试'));
    return sheets.current.run(task, input);
  }, []);

  const read = async (from: File | string): Promise<void> => {
    const fileName = typeof from === 'string' ? '粘贴的表格' : from.name;
    setPreview({ ...(await run('open', { from, now })), fileName });
  };
  const edit = async (row: number, texts: RowTexts): Promise<void> => {
    const change = await run('edit', { row, texts, now });
    setPreview((before) => withChange(before, change));
  };
  const giveTime = async (part: string, time: string): Promise<void> => {
    const change = await run('time', { part, time, now });
    setPreview((before) => withChange(before, change));
  };
  const exclude = useCallback(
    async (rows: readonly PreviewRow[], isExcluded: boolean): Promise<void> => {
      const numbers = rows.map(({ row }) => row);
      const change = await run('exclude', { rows: numbers, isExcluded, now });
      setPreview((before) => withChange(before, change));
    },
    [run, now],
  );
  const importAll = async (acceptBeforeCheckIn: boolean): Promise<void> => {
    const file = fileOf(await run('write', { now }), preview?.fileName ?? '检测记录');
    try {
      toast.success(await send({ file, acceptBeforeCheckIn }), { duration: resultDuration });
    } catch (error) {
      // The rows that the server refuses are shown like those that the browser has found.
      if (error instanceof ApiError)
        setPreview((before) => withRows(before, refusedRows(before, error)));
      throw error;
    }
  };
  return { preview, read, edit, giveTime, exclude, importAll };
}

/** The rows of a preview that a refused import names, with what is wrong with them. */
function refusedRows(preview: FilePreview | null, { fields, data }: ApiError): PreviewRow[] {
  const errorsAt = new Map(faultsOf(fields).map(({ row, errors }) => [row, errors]));
  const recorded = new Set(recordedRows(data));
  return (preview?.rows ?? []).flatMap((row) => {
    const errors = errorsAt.get(row.row);
    return errors ? [{ ...row, errors, isRecorded: recorded.has(row.row) }] : [];
  });
}
