import { ApiError } from '@anzhu/api/client';
import type { Endpoint, InputOf } from '@anzhu/api/contract/endpoint';
import { maxPageSize } from '@anzhu/api/contract/page';
import { Button } from '@anzhu/ui/Button';
import { Download } from '@anzhu/ui/Icon';
import { MenuButton } from '@anzhu/ui/Menu';
import { saveFile } from '@anzhu/ui/saveFile';
import { Text } from '@anzhu/ui/Text';
import { toast } from '@anzhu/ui/Toast';
import { formatSize } from '@anzhu/ui/formatSize';
import { useRef, useState } from 'react';
import { client } from '../session/client.ts';

const grouped = new Intl.NumberFormat('zh-CN');

export interface DownloadButtonProps<E extends Endpoint> {
  /** A call whose response is a file. */
  endpoint: E;
  input: InputOf<E>;
  label: string;
  /** Of the file, where the server gives none. */
  fileName: string;
  /** What is being downloaded, as 正在导出 120 条: shown while it is pending, with how much has come. */
  pendingText: string;
  /** Why there is nothing to download. */
  disabledReason?: string | undefined;
  /** Called when the file has been saved. */
  onDone?: () => void;
}

/** Says why a download failed, where the client has not said it. */
function reportFailure(error: unknown, label: string): void {
  if (error instanceof ApiError && error.isReported) return;
  toast.error(error instanceof ApiError ? error.message : `${label}失败`);
}

/** Downloads a file; while it is pending, its progress and 取消 stand beside it. */
export function DownloadButton<E extends Endpoint & { answer: 'file' }>({
  endpoint,
  input,
  label,
  fileName,
  pendingText,
  disabledReason,
  onDone,
}: DownloadButtonProps<E>) {
  const running = useRef<AbortController>(null);
  const [isPending, setPending] = useState(false);
  const [received, setReceived] = useState(0);

  const download = async (): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setPending(true);
    setReceived(0);
    try {
      const { signal } = controller;
      const file = await client.download(endpoint, input, { signal, onProgress: setReceived });
      saveFile(file.blob, file.fileName ?? fileName);
      onDone?.();
    } catch (error) {
      if (!controller.signal.aborted) reportFailure(error, label);
    } finally {
      setPending(false);
    }
  };

  return (
    <>
      {isPending && (
        <>
          <Text size="small" tone="muted">
            <output>{pendingText}</output>
            {received > 0 && ` · 已接收 ${formatSize(received)}`}
          </Text>
          <Button variant="quiet" onPress={() => running.current?.abort()}>
            取消
          </Button>
        </>
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
  /** There are more than `total`. @default false */
  isTotalCapped?: boolean;
  /** The records, as 订单: in the file's name, and in the reason why there is nothing to export. */
  noun: string;
}

/** 导出 of the filtered list. */
export const ExportButton = <E extends Endpoint & { answer: 'file' }>({
  endpoint,
  input,
  total,
  isTotalCapped = false,
  noun,
}: ExportButtonProps<E>) => (
  <DownloadButton
    endpoint={endpoint}
    input={{ page: { page: 1, size: maxPageSize }, ...input } as InputOf<E>}
    label="导出"
    fileName={`${noun}.xlsx`}
    pendingText={
      total === undefined
        ? '正在导出'
        : `正在导出 ${grouped.format(total)}${isTotalCapped ? '+' : ''} 条`
    }
    disabledReason={total === 0 ? `没有可导出的${noun}` : undefined}
  />
);

export interface ExportMenuProps<E extends Endpoint> extends Pick<
  ExportButtonProps<E>,
  'endpoint' | 'input'
> {
  label: string;
  /** What can be exported: its word, and what is sent besides the filter. */
  items: readonly { label: string; input: Partial<InputOf<E>> }[];
}

/** Further exports of the filtered list, by a menu. */
export function ExportMenu<E extends Endpoint & { answer: 'file' }>({
  endpoint,
  input,
  label,
  items,
}: ExportMenuProps<E>) {
  const download = async (item: ExportMenuProps<E>['items'][number]): Promise<void> => {
    const whole = { page: { page: 1, size: maxPageSize }, ...input, ...item.input };
    try {
      const file = await client.download(endpoint, whole as InputOf<E>);
      saveFile(file.blob, file.fileName ?? `${item.label}.xlsx`);
      toast.success('已导出');
    } catch (error) {
      reportFailure(error, '导出');
    }
  };
  return (
    <MenuButton
      label={label}
      items={items.map((item) => ({
        id: item.label,
        label: item.label,
        onAction: () => void download(item),
      }))}
    />
  );
}
