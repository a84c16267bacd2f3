import { importHealthTests } from '@anzhu/api/contract/healthTest';
import type { ImportPreview, PreviewRow, RowTexts } from '@anzhu/api/rules/importDraft';
import { faultsIn } from '@anzhu/api/rules/testImport';
import { toast } from '@anzhu/ui/Toast';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import { changed } from './data.ts';
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

  const read = async (file: File): Promise<void> => {
    setPreview({ ...(await run('open', { file, now })), fileName: file.name });
  };
  const mend = async (row: number, texts: RowTexts): Promise<void> => {
    const rows = await run('mend', { row, texts, now });
    setPreview((before) => withRows(before, rows));
  };
  const leaveOut = useCallback(
    async (rows: readonly PreviewRow[], isLeftOut: boolean): Promise<void> => {
      const numbers = rows.map(({ row }) => row);
      const changedRows = await run('leaveOut', { rows: numbers, isLeftOut, now });
      setPreview((before) => withRows(before, changedRows));
    },
    [run, now],
  );
  const importAll = async (): Promise<void> => {
    const file = fileOf(await run('write', { sheet: null }), preview?.fileName ?? '检测记录');
    try {
      toast.success(await send({ file }), { duration: resultDuration });
    } catch (error) {
      // The rows that the server refuses are shown like those that the browser has found.
      const reasons = new Map(
        faultsIn(error instanceof Error ? error.message : '').map(({ row, reason }) => [
          row,
          reason,
        ]),
      );
      const refused = (preview?.rows ?? []).flatMap((row) => {
        const reason = reasons.get(row.row);
        return reason === undefined ? [] : [{ ...row, reason }];
      });
      setPreview((before) => withRows(before, refused));
      throw error;
    }
  };
  return { preview, read, mend, leaveOut, importAll };
}
