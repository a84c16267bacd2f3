import type { ImportReport } from '@anzhu/api/contract/dataImport';
import { importFileLimit } from '@anzhu/api/contract/healthTest';
import { nothing } from '@anzhu/api/rules/timeText';
import { Button } from '@anzhu/ui/Button';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { Steps } from '@anzhu/ui/Steps';
import { type Column, Table } from '@anzhu/ui/Table';
import { Text } from '@anzhu/ui/Text';
import { FileUploader, sheetTypes } from '@anzhu/ui/Uploader';
import { type ReactNode, useState } from 'react';
import { ErrorNote, useSubmit, WarningNote } from '../kit/index.ts';

type SheetReport = ImportReport['sheets'][number];
type Fault = ImportReport['faults'][number];

export interface DataImportPanelProps {
  /** Tries a file. Rejected: the message is shown at the file. */
  onCheck: (file: File) => Promise<ImportReport>;
  /** Imports a file that was checked. Rejected: the message is shown, and it is checked again. */
  onImport: (file: File) => Promise<ImportReport>;
  /** 下载模板: it calls `onDone` when the workbook has been saved. */
  template: (onDone: () => void) => ReactNode;
}

/** Several sheets in one file: no text. */
const bookTypes = sheetTypes.filter(({ extensions }) => !extensions.includes('csv'));

const sheetColumns: Column<SheetReport>[] = [
  { id: 'sheet', header: '工作表', width: 160, cell: ({ sheet }) => sheet },
  { id: 'rows', header: '行数', width: 96, align: 'end', cell: ({ rows }) => rows },
  {
    id: 'faults',
    header: '有误',
    width: 96,
    align: 'end',
    cell: ({ faults }) =>
      faults === 0 ? (
        nothing
      ) : (
        <Text tone="danger" isStrong>
          {faults}
        </Text>
      ),
  },
];

const faultColumns: Column<Fault>[] = [
  { id: 'sheet', header: '工作表', width: 120, cell: ({ sheet }) => sheet },
  { id: 'place', header: '位置', width: 96, cell: ({ place }) => place || nothing },
  { id: 'message', header: '原因', width: 480, cell: ({ message }) => message },
];

const sheetId = ({ sheet }: SheetReport): string => sheet;
const faultId = ({ sheet, place, message }: Fault): string => `${sheet} ${place} ${message}`;

const rowsOf = ({ sheets }: ImportReport): number =>
  sheets.reduce((sum, { rows }) => sum + rows, 0);

/** What the check, or the import, came to. */
function summaryOf(report: ImportReport): string {
  if (report.isStored) return `已导入 ${rowsOf(report)} 行`;
  if (report.faultCount === 0) return `${rowsOf(report)} 行都正确，尚未写入`;
  return `有 ${report.faultCount} 处不正确：改好后重新选择文件，全部正确才能导入`;
}

/**
 * 导入资料 in three steps: the template, a workbook, the check. The back end tries all rows by their rules and names the
 * cells at fault; nothing is stored before 导入 n 行 is pressed, and then all of it or none.
 */
export function DataImportPanel({ onCheck, onImport, template }: DataImportPanelProps) {
  const [hasTemplate, setHasTemplate] = useState(false);
  const [checked, setChecked] = useState<{ file: File; report: ImportReport } | null>(null);
  const { run, isPending, error, clear } = useSubmit();
  const report = checked?.report;

  const check = async (file: File): Promise<string> => {
    clear();
    setChecked(null);
    setChecked({ file, report: await onCheck(file) });
    return file.name;
  };
  const send = async (file: File): Promise<void> => {
    const isDone = await run(async () => setChecked({ file, report: await onImport(file) }));
    if (isDone) return;
    // What was right may be wrong by now: the cells are named anew, unless that cannot be read either.
    const again = await onCheck(file).catch(() => null);
    if (again) setChecked({ file, report: again });
  };

  const current = report?.isStored ? 3 : report ? 2 : hasTemplate ? 1 : 0;
  const canImport = report !== undefined && report.faultCount === 0 && !report.isStored;
  return (
    <Stack gap={4}>
      <Steps
        label="导入资料"
        direction="horizontal"
        current={current}
        items={[
          {
            id: 'template',
            title: '下载模板',
            description: (
              <Stack gap={2}>
                <span>
                  部门、酒店、床型、房型、房间、用户、商品、协议单位、预订、在住各一张工作表，可只填一部分
                </span>
                <Inline gap={2}>{template(() => setHasTemplate(true))}</Inline>
              </Stack>
            ),
          },
          {
            id: 'file',
            title: '选择文件',
            description: (
              <FileUploader
                label="资料文件"
                description="xlsx、xls 或 et，不超过 10MB"
                types={bookTypes}
                maxBytes={importFileLimit}
                upload={check}
                isDisabled={isPending}
              />
            ),
          },
          {
            id: 'check',
            title: '检查并导入',
            description: report ? (
              <Stack gap={2}>
                <output>
                  <Text size="small" tone={report.faultCount > 0 ? 'danger' : 'ink'}>
                    {summaryOf(report)}
                  </Text>
                </output>
                {checked && canImport && (
                  <Inline gap={2}>
                    <Button
                      tone="brand"
                      variant="solid"
                      isPending={isPending}
                      onPress={() => send(checked.file)}
                    >
                      {`导入 ${rowsOf(report)} 行`}
                    </Button>
                  </Inline>
                )}
              </Stack>
            ) : (
              '按录入时的规则逐行检查，列出不正确的单元格；导入之前不写入任何内容'
            ),
          },
        ]}
      />
      <ErrorNote error={error} />
      {report && <WarningNote warnings={report.notes} />}
      {report && report.faultCount > 0 && (
        <Stack gap={2}>
          <Table label="错误" columns={faultColumns} rows={report.faults} rowId={faultId} />
          {report.faultCount > report.faults.length && (
            <Text size="small">{`另有 ${report.faultCount - report.faults.length} 处未列出`}</Text>
          )}
        </Stack>
      )}
      {report && (
        <Table label="工作表" columns={sheetColumns} rows={report.sheets} rowId={sheetId} />
      )}
    </Stack>
  );
}
