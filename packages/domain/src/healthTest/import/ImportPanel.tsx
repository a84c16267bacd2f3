import { importFileLimit, maxImportRows } from '@anzhu/api/contract/healthTest';
import type { ImportField } from '@anzhu/api/rules/importColumns';
import { isFaulty, type ImportPreview, type PreviewRow } from '@anzhu/api/rules/importDraft';
import { isTable } from '@anzhu/api/rules/tableText';
import { Button } from '@anzhu/ui/Button';
import { Confirm } from '@anzhu/ui/Confirm';
import { useUnsavedGuard } from '@anzhu/ui/Form';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { Steps } from '@anzhu/ui/Steps';
import { Switch } from '@anzhu/ui/Switch';
import { Table } from '@anzhu/ui/Table';
import { Text } from '@anzhu/ui/Text';
import { TimeField } from '@anzhu/ui/TimeField';
import { TextArea } from '@anzhu/ui/TextArea';
import { FileUploader, sheetTypes } from '@anzhu/ui/Uploader';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useStable } from '@anzhu/ui/useStable';
import { ErrorNote, submitErrorOf, useSubmit, WarningNote } from '../../kit/index.ts';
import { beforeCheckIn } from '../healthTestForm.ts';
import { previewColumns } from './previewColumns.tsx';

export interface ImportPanelProps {
  /** The name and the rows of the chosen file; null before one is chosen. */
  preview: (ImportPreview & { fileName: string }) | null;
  /**
   * Reads a file, or text pasted from a table; resolves when `preview` has its rows. Rejected: the message is
   * shown at the field.
   */
  onRead: (from: File | string) => Promise<void>;
  /** Called to edit a row. */
  onEdit: (row: PreviewRow) => void;
  /** Called with the time of the tests with a day alone, `HH:mm:ss`, by the part of the day. */
  onTime: (part: string, time: string) => void | Promise<void>;
  /** Excludes rows, or takes them in again. */
  onExclude: (rows: readonly PreviewRow[], isExcluded: boolean) => void | Promise<void>;
  /**
   * Sends what is not excluded: all rows or none. Rejected: the message is shown, or asked where the refusal
   * is that tests lie before the check-in; then it is called again with true.
   */
  onImport: (acceptBeforeCheckIn: boolean) => Promise<unknown>;
  /** Called after the import. */
  onClose: () => void;
  /** 下载模板: it calls `onDone` when the workbook has been saved. */
  template: (onDone: () => void) => ReactNode;
}

const limits = `xlsx、xls、et 或 csv，不超过 10MB，最多 ${maxImportRows.toLocaleString('en-US')} 行`;
const rowId = ({ row }: PreviewRow): string => String(row);
const none: PreviewRow[] = [];
const noFields: ImportField[] = [];

/** How many rows are imported, abnormal, excluded and blank, and which are wrong, recorded, hidden. */
const countsOf = ({ rows, blank }: ImportPreview) => {
  const taken = rows.filter(({ isExcluded }) => !isExcluded);
  const faulty = taken.filter(isFaulty);
  return {
    taken: taken.length,
    faulty,
    recorded: faulty.filter(({ isRecorded }) => isRecorded),
    hidden: faulty.filter(({ isHidden }) => isHidden),
    abnormal: taken.filter(({ isAbnormal }) => isAbnormal).length,
    excluded: rows.length - taken.length,
    blank,
  };
};

/** The counts as a sentence. While a row is at fault nothing is imported. */
function Summary({ fileName, counts }: { fileName: string; counts: ReturnType<typeof countsOf> }) {
  const { taken, faulty, abnormal, excluded, blank } = counts;
  const parts = [
    `「${fileName}」${faulty.length > 0 ? '待导入' : '将导入'} ${taken} 行`,
    abnormal > 0 && `其中异常 ${abnormal} 行`,
    excluded > 0 && `不导入 ${excluded} 行`,
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

/** What is not read of the file, and the times that it lacks: asked once for all rows of a part of the day. */
function FileNotes({
  preview: { notes, askedTimes },
  isPending,
  onTime,
}: Pick<ImportPanelProps, 'onTime'> & { preview: ImportPreview; isPending: boolean }) {
  return (
    <>
      <WarningNote warnings={notes} />
      {askedTimes.length > 0 && (
        <Inline gap={4}>
          {askedTimes.map(({ part, count, time }) => (
            <TimeField
              key={part}
              label={`${part}检测时间`}
              description={`${count} 行只有日期，都按这个时间导入`}
              isRequired
              isDisabled={isPending}
              value={time}
              onChange={(next) => void onTime(part, next)}
            />
          ))}
        </Inline>
      )}
    </>
  );
}

/**
 * 导入 in three steps: the template, a workbook or a table, the check. A workbook is chosen or dropped, or a table pasted, and read in the browser; every row with an error is
 * edited or excluded, and nothing is sent before 导入 n 行 is pressed. 跳过已有 n 行 excludes the rows that the
 * server has already, 跳过隐藏行 n 行 those that the spreadsheet program does not show. The browser warns of rows that
 * are not sent when the page is closed; a router does so with `useHasUnsaved`.
 */
export function ImportPanel({
  preview,
  onRead,
  onEdit,
  onTime,
  onExclude,
  onImport,
  onClose,
  template,
}: ImportPanelProps) {
  const [hasTemplate, setHasTemplate] = useState(false);
  const [isFaultyOnly, setFaultyOnly] = useState(false);
  const [pasted, setPasted] = useState({ text: '', problem: '' });
  const [early, setEarly] = useState<string | null>(null);
  const { run, isPending, error, clear } = useSubmit();
  const [isImported, setImported] = useState(false);
  useUnsavedGuard(preview !== null && !isImported);
  const close = useStable(onClose);
  // After the guard: nothing of it is unsaved any more.
  useEffect(() => {
    if (isImported) close();
  }, [isImported, close]);
  const counts = useMemo(() => preview && countsOf(preview), [preview]);
  const hasFaults = counts !== null && counts.faulty.length > 0;
  // Without errors there is nothing to narrow the rows to.
  const rows = (isFaultyOnly && hasFaults ? counts.faulty : preview?.rows) ?? none;
  const fields = preview?.fields ?? noFields;
  const isLong = useMemo(
    () => preview?.rows.some(({ row, label }) => label !== `第 ${row} 行`) ?? false,
    [preview],
  );
  const columns = useMemo(
    () =>
      previewColumns(fields, {
        isLong,
        onEdit,
        onExclude: (row, isExcluded) => onExclude([row], isExcluded),
      }),
    [fields, isLong, onEdit, onExclude],
  );

  const read = async (from: File | string): Promise<void> => {
    clear();
    await onRead(from);
    setFaultyOnly(true);
  };
  const readFile = async (file: File): Promise<string> => {
    await read(file);
    return file.name;
  };
  const readPasted = async (text: string): Promise<void> => {
    setPasted({ text, problem: '' });
    if (!isTable(text)) return;
    await read(text).catch((thrown: unknown) =>
      setPasted({ text, problem: submitErrorOf(thrown).message }),
    );
  };
  const send = async (acceptBeforeCheckIn: boolean): Promise<void> => {
    let question: string | undefined;
    const isDone = await run(async () => {
      try {
        await onImport(acceptBeforeCheckIn);
      } catch (thrown) {
        question = submitErrorOf(thrown).fields[beforeCheckIn.flag];
        if (question === undefined) throw thrown;
      }
    });
    if (question !== undefined) setEarly(question);
    else if (isDone) setImported(true);
  };
  const skip = (label: string, some: readonly PreviewRow[]) =>
    some.length > 0 && (
      <Button isDisabled={isPending} onPress={() => onExclude(some, true)}>
        {`${label} ${some.length} 行`}
      </Button>
    );
  const blocked = preview?.askedTimes.some(({ time }) => time === '')
    ? '请先填写检测时间'
    : hasFaults
      ? `还有 ${counts.faulty.length} 行有误：请修改，或不导入`
      : counts?.taken === 0
        ? '没有可导入的检测记录'
        : undefined;

  const upload = (
    <Stack gap={3}>
      <FileUploader
        label="检测记录文件"
        description={limits}
        types={sheetTypes}
        maxBytes={importFileLimit}
        upload={readFile}
        isDisabled={isPending}
      />
      {!preview && (
        <TextArea
          label="粘贴表格"
          description="从表格复制后粘贴到这里，带标题行；与文件的规则相同"
          errorMessage={pasted.problem || undefined}
          value={pasted.text}
          rows={2}
          onChange={(text) => void readPasted(text)}
        />
      )}
    </Stack>
  );
  const start = hasTemplate ? 1 : 0;

  return (
    <Stack gap={4}>
      <Steps
        label="导入"
        direction="horizontal"
        current={preview ? 2 : start}
        items={[
          {
            id: 'template',
            title: '下载模板',
            description: (
              <Stack gap={2}>
                <span>已列出正在隔离的人员；已有文件可直接选择</span>
                <Inline gap={2}>{template(() => setHasTemplate(true))}</Inline>
              </Stack>
            ),
          },
          { id: 'file', title: '选择文件或粘贴', description: upload },
          {
            id: 'check',
            title: '核对并导入',
            description:
              counts && preview ? (
                <Summary fileName={preview.fileName} counts={counts} />
              ) : (
                '逐行核对，有误的行可修改或不导入；确认之前不会发送任何内容'
              ),
          },
        ]}
      />
      {preview && <FileNotes {...{ preview, isPending, onTime }} />}
      {counts && (
        <Inline gap={2} justify="end">
          {hasFaults && (
            <>
              <Switch label="只看有误的行" isSelected={isFaultyOnly} onChange={setFaultyOnly} />
              {skip('跳过已有', counts.recorded)}
              {skip('跳过隐藏行', counts.hidden)}
              <Button isDisabled={isPending} onPress={() => onExclude(counts.faulty, true)}>
                有误的行都不导入
              </Button>
            </>
          )}
          <Button
            tone="brand"
            variant="solid"
            isPending={isPending}
            disabledReason={blocked}
            onPress={() => send(false)}
          >
            {`导入 ${counts.taken} 行`}
          </Button>
        </Inline>
      )}
      <ErrorNote error={error} />
      {preview && <Table label="导入预览" columns={columns} rows={rows} rowId={rowId} />}
      <Confirm
        isOpen={early !== null}
        title={beforeCheckIn.title}
        confirmLabel={beforeCheckIn.confirmLabel}
        onConfirm={() => send(true)}
        onClose={() => setEarly(null)}
      >
        {early}
      </Confirm>
    </Stack>
  );
}
