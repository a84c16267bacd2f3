import { ApiError, type Download as DownloadedFile } from '@anzhu/api/client';
import type { Endpoint, InputOf } from '@anzhu/api/contract/endpoint';
import { maxPageSize } from '@anzhu/api/contract/page';
import { Button } from '@anzhu/ui/Button';
import { Download } from '@anzhu/ui/Icon';
import { toast } from '@anzhu/ui/Toast';
import { useRef, useState } from 'react';
import { client } from '../session/client.ts';

/** Saves a downloaded file by the browser, under the server's name, else under `ourName`. */
function saveFile({ blob, fileName }: DownloadedFile, ourName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName ?? ourName;
  link.click();
  // The browser reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export interface DownloadButtonProps<E extends Endpoint> {
  /** A call whose response is a file. */
  endpoint: E;
  input: InputOf<E>;
  label: string;
  /** Of the file, where the server gives none. */
  fileName: string;
  /** Why there is nothing to download. */
  disabledReason?: string | undefined;
}

/** Downloads a file; while it is pending, 取消 stands beside it. */
export function DownloadButton<E extends Endpoint & { answer: 'file' }>({
  endpoint,
  input,
  label,
  fileName,
  disabledReason,
}: DownloadButtonProps<E>) {
  const running = useRef<AbortController>(null);
  const [isPending, setPending] = useState(false);

  const download = async (): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setPending(true);
    try {
      const { signal } = controller;
      saveFile(await client.download(endpoint, input, { signal }), fileName);
    } catch (error) {
      if (controller.signal.aborted) return;
      toast.error(error instanceof ApiError ? error.message : `${label}失败`);
    } finally {
      setPending(false);
    }
  };

  return (
    <>
      {isPending && (
        <Button variant="quiet" onPress={() => running.current?.abort()}>
          取消
        </Button>
      )}
      <Button
        icon={<Download aria-hidden size={16} />}
        disabledReason={disabledReason}
        onPress={download}
      >
        {label}
      </Button>
    </>
  );
}

export interface ExportButtonProps<E extends Endpoint> {
  /** A call whose response is a file. */
  endpoint: E;
  /** The filter of the list: `input` of `useList`. */
  input: Omit<InputOf<E>, 'page'>;
  /** How many records there are; with none the button is disabled. */
  total: number | undefined;
  /** The records, as 订单: in the file's name, and in the reason why there is nothing to export. */
  noun: string;
}

/** 导出 of the filtered list. */
export const ExportButton = <E extends Endpoint & { answer: 'file' }>({
  endpoint,
  input,
  total,
  noun,
}: ExportButtonProps<E>) => (
  <DownloadButton
    endpoint={endpoint}
    input={{ page: { page: 1, size: maxPageSize }, ...input } as InputOf<E>}
    label="导出"
    fileName={`${noun}.xlsx`}
    disabledReason={total === 0 ? `没有可导出的${noun}` : undefined}
  />
);
