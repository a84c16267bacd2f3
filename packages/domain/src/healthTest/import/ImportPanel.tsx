import { importFileLimit, maxImportRows } from '@anzhu/api/contract/healthTest';
import type { ImportPreview, PreviewRow } from '@anzhu/api/rules/importDraft';
import { Button } from '@anzhu/ui/Button';
import { UnsavedQuestion, useUnsavedGuard } from '@anzhu/ui/Form';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { Switch } from '@anzhu/ui/Switch';
import { Table } from '@anzhu/ui/Table';
import { Text } from '@anzhu/ui/Text';
import { FileUploader, sheetTypes } from '@anzhu/ui/Uploader';
import { useMemo, useState, type ReactNode } from 'react';
import { ErrorNote, useSubmit } from '../../kit/index.ts';
import { previewColumns } from './previewColumns.tsx';

export interface ImportPanelProps {
  /** The name and the rows of the chosen file; null before one is chosen. */
  preview: (ImportPreview & { fileName: string }) | null;
  /** Reads a file; resolves when `preview` has its rows. Rejected: the message is shown at the file. */
  onRead: (file: File) => Promise<void>;
  /** Called to type a row anew. */
  onMend: (row: PreviewRow) => void;
  /** Leaves rows out, or takes them in again. */
  onLeaveOut: (rows: readonly PreviewRow[], isLeftOut: boolean) => void | Promise<void>;
  /** Sends what is not left out: all rows or none. Rejected: the message is shown. */
  onImport: () => Promise<unknown>;
  /** Called after the import, and when it is left. */
  onClose: () => void;
  /** 下载模板 */
  template: ReactNode;
}

const limits = `最多 ${maxImportRows.toLocaleString('en-US')} 行。确认之前不会发送任何内容。`;
const rowId = ({ row }: PreviewRow): string => String(row);
const none: PreviewRow[] = [];

/** How many rows are imported, abnormal, wrong, left out and blank. */
const countsOf = ({ rows, blank }: ImportPreview) => {
  const taken = rows.filter(({ isLeftOut }) => !isLeftOut);
  return {
    taken: taken.length,
    faulty: taken.filter(({ reason }) => reason !== null),
    abnormal: taken.filter(({ isAbnormal }) => isAbnormal).length,
    leftOut: rows.length - taken.length,
    blank,
  };
};

/** The counts as a sentence. */
function Summary({ fileName, counts }: { fileName: string; counts: ReturnType<typeof countsOf> }) {
  const { taken, faulty, abnormal, leftOut, blank } = counts;
  const parts = [
    `「${fileName}」将导入 ${taken} 行`,
    abnormal > 0 && `其中异常 ${abnormal} 行`,
    leftOut > 0 && `不导入 ${leftOut} 行`,
    blank > 0 && `未填写 ${blank} 行`,
  ].filter((part) => part !== false);
  return (
    <output>
      <Text size="small">{parts.join('，')}</Text>
      {faulty.length > 0 && (
        <Text size="small" tone="danger" isStrong>{`，有误 ${faulty.length} 行`}</Text>
      )}
    </output>
  );
}

/**
 * 导入: a workbook is chosen or dropped and read in the browser; every row with an error is mended or left
 * out, and nothing is sent before 导入 n 行 is pressed.
 */
export function ImportPanel({
  preview,
  onRead,
  onMend,
  onLeaveOut,
  onImport,
  onClose,
  template,
}: ImportPanelProps) {
  const [isFaultyOnly, setFaultyOnly] = useState(false);
  const { run, isPending, error, clear } = useSubmit();
  const guard = useUnsavedGuard(preview !== null);
  const counts = useMemo(() => preview && countsOf(preview), [preview]);
  const hasFaults = counts !== null && counts.faulty.length > 0;
  // Without errors there is nothing to narrow the rows to.
  const rows = (isFaultyOnly && hasFaults ? counts.faulty : preview?.rows) ?? none;
  const columns = useMemo(
    () => previewColumns({ onMend, onLeaveOut: (row, isOut) => onLeaveOut([row], isOut) }),
    [onMend, onLeaveOut],
  );

  const read = async (file: File): Promise<string> => {
    clear();
    await onRead(file);
    setFaultyOnly(true);
    return file.name;
  };
  const send = async (): Promise<void> => {
    if (await run(onImport)) onClose();
  };
  const blocked = hasFaults
    ? `还有 ${counts.faulty.length} 行有误：请修改，或不导入`
    : counts?.taken === 0
      ? '没有可导入的检测记录'
      : undefined;

  return (
    <Stack gap={4}>
      <Inline gap={3} align="end" justify="between">
        <FileUploader
          label="检测记录文件"
          description={`xlsx 或 xls，不超过 10MB，${limits}`}
          types={sheetTypes}
          maxBytes={importFileLimit}
          upload={read}
          isDisabled={isPending}
        />
        {template}
      </Inline>
      <Inline gap={3} justify="between">
        {counts && preview ? <Summary fileName={preview.fileName} counts={counts} /> : <span />}
        <Inline gap={2}>
          {hasFaults && (
            <>
              <Switch label="只看有误的行" isSelected={isFaultyOnly} onChange={setFaultyOnly} />
              <Button isDisabled={isPending} onPress={() => onLeaveOut(counts.faulty, true)}>
                有误的行都不导入
              </Button>
            </>
          )}
          <Button isDisabled={isPending} onPress={() => guard.leave(onClose)}>
            返回
          </Button>
          {counts && (
            <Button
              tone="brand"
              variant="solid"
              isPending={isPending}
              disabledReason={blocked}
              onPress={send}
            >
              {`导入 ${counts.taken} 行`}
            </Button>
          )}
        </Inline>
      </Inline>
      <ErrorNote error={error} />
      {preview && <Table label="导入预览" columns={columns} rows={rows} rowId={rowId} />}
      <UnsavedQuestion {...guard.question} />
    </Stack>
  );
}
