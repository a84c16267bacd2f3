import { labelsOf } from '@anzhu/api/contract/label';
import { DetailedLog, type Log } from '@anzhu/api/contract/log';
import { targetKindLabel } from '@anzhu/api/contract/targetKind';
import { formatSecond } from '@anzhu/api/rules/timeText';
import { Button, Link, type LinkTarget } from '@anzhu/ui/Button';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { Dialog } from '@anzhu/ui/Dialog';
import { DiffView } from '@anzhu/ui/DiffView';
import { Stack } from '@anzhu/ui/Layout';
import { Skeleton } from '@anzhu/ui/Skeleton';
import { ErrorState } from '@anzhu/ui/State';
import { StatusTag, type ViewState } from '../kit/index.ts';
import { logChanges } from './logDetail.ts';
import { logTypeLook } from './logLook.ts';

export interface LogDialogProps extends ViewState {
  /** The entry as its list shows it. */
  log: Log;
  /** The whole entry; undefined until it is loaded. */
  detailed: DetailedLog | undefined;
  /** The screen that shows the record of the entry, where the reader has one. */
  target?: { label: string; link: LinkTarget } | undefined;
}

const labels = labelsOf(DetailedLog);

/**
 * 详情 of a log entry: what was done, by whom, when and from where, the record, and its fields before and
 * after. Rendered means open.
 *
 * Keyboard: Tab reaches the link to the record; Esc closes.
 */
export function LogDialog({ log, detailed, target, isLoading, error, onClose }: LogDialogProps) {
  const { sketch, type, createBy, createTime } = log;
  const record = detailed && (
    <>
      {detailed.targetKind && targetKindLabel[detailed.targetKind]}
      {target && (
        <>
          {' · '}
          <Link {...target.link}>{target.label}</Link>
        </>
      )}
    </>
  );
  const facts = [
    { label: labels.sketch, value: sketch, isWide: true },
    { label: labels.type, value: type === null ? null : <StatusTag look={logTypeLook[type]} /> },
    { label: labels.createTime, value: formatSecond(createTime) },
    { label: labels.createBy, value: createBy },
    { label: labels.address, value: detailed ? detailed.address : <Skeleton width="50%" /> },
    { label: labels.targetKind, value: record ?? <Skeleton width="50%" />, isWide: true },
  ];
  return (
    <Dialog
      isOpen
      title="日志详情"
      size="large"
      onClose={onClose}
      footer={<Button onPress={onClose}>关闭</Button>}
    >
      <Stack gap={4}>
        {error && <ErrorState message={error.message} onRetry={error.onRetry} />}
        <div aria-busy={isLoading}>
          <DescriptionList items={error ? facts.slice(0, 4) : facts} />
        </div>
        {detailed && <DiffView label={sketch ?? '修改'} items={logChanges(detailed.detail)} />}
      </Stack>
    </Dialog>
  );
}
