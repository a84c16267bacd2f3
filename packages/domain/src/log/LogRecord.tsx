import { labelsOf } from '@anzhu/api/contract/label';
import { DetailedLog, type Log } from '@anzhu/api/contract/log';
import { targetKindLabel } from '@anzhu/api/contract/targetKind';
import { formatSecond } from '@anzhu/api/rules/timeText';
import { Link, type LinkTarget } from '@anzhu/ui/Button';
import { DiffView } from '@anzhu/ui/DiffView';
import { RecordGroup } from '@anzhu/ui/RecordPanel';
import { Skeleton } from '@anzhu/ui/Skeleton';
import { RecordView, StatusTag, type RecordState } from '../kit/index.ts';
import { logChanges } from './logDetail.ts';
import { logTypeLook, operatorOf } from './logLook.ts';

export interface LogRecordProps extends RecordState {
  /** The entry as its list shows it. */
  log: Log;
  /** The whole entry; undefined until it is loaded. */
  detailed: DetailedLog | undefined;
  /** The screen that shows the record of the entry, where the reader has one. */
  target?: { label: string; link: LinkTarget } | undefined;
}

const labels = labelsOf(DetailedLog);

/**
 * A log entry beside its list: what was done, by whom, when and from where, the record, and its fields before and
 * after.
 *
 * Keyboard: Tab reaches the link to the record; ↑ ↓ go to the entry before and after, Esc closes.
 */
export function LogRecord({ log, detailed, target, ...state }: LogRecordProps) {
  const { id, sketch, type, createTime } = log;
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
  const read = [
    { label: labels.address, value: detailed ? detailed.address : <Skeleton width="50%" /> },
    { label: labels.targetKind, value: record ?? <Skeleton width="50%" /> },
  ];
  return (
    <RecordView
      {...state}
      recordId={id}
      title={sketch ?? '日志'}
      mark={
        <>
          <span>{`日志 ${id}`}</span>
          {type !== null && <StatusTag look={logTypeLook[type]} />}
        </>
      }
      groups={[
        {
          title: '经过',
          items: [
            { label: labels.createTime, value: formatSecond(createTime) },
            { label: labels.createBy, value: operatorOf(log) },
            ...(state.error ? [] : read),
          ],
        },
      ]}
    >
      {detailed && (
        <RecordGroup title="修改">
          <DiffView label={sketch ?? '修改'} items={logChanges(detailed.detail)} />
        </RecordGroup>
      )}
    </RecordView>
  );
}
