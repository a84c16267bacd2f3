import type { Log } from '@anzhu/api/contract/log';
import { formatMinute } from '@anzhu/api/rules/timeText';
import { Button } from '@anzhu/ui/Button';
import { RecordGroup } from '@anzhu/ui/RecordPanel';
import { Skeleton } from '@anzhu/ui/Skeleton';
import { Text } from '@anzhu/ui/Text';
import { useState } from 'react';
import { operatorOf } from './logLook.ts';
import * as css from './RecordHistory.css.ts';

/** The newest logs of a record. */
interface RecordLogs {
  /** Newest first; undefined while they are read. */
  logs: readonly Log[] | undefined;
  /** How many there are. */
  total: number;
}

export interface RecordHistoryProps {
  /** What was changed. */
  changes: RecordLogs;
  /** Who has looked at it; of records without personal data there are none. */
  views: RecordLogs;
}

/**
 * 操作记录 of a record, in its panel: what was done with it, when and by whom. Who has only looked at it is apart, in 查看记录,
 * which opens below.
 */
export function RecordHistory({ changes, views }: RecordHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RecordGroup title="操作记录">
        <Entries {...changes} />
        {views.total > 0 && (
          <div>
            <Button
              size="small"
              variant="quiet"
              aria-expanded={isOpen}
              onPress={() => setOpen(!isOpen)}
            >
              {`查看记录 ${views.total}`}
            </Button>
          </div>
        )}
      </RecordGroup>
      {isOpen && (
        <RecordGroup title="查看记录">
          <Entries {...views} />
        </RecordGroup>
      )}
    </>
  );
}

function Entries({ logs, total }: RecordLogs) {
  if (logs === undefined) return <Skeleton width="70%" />;
  if (logs.length === 0) return <Text tone="muted">暂无记录</Text>;
  return (
    <>
      <ol className={css.list}>
        {logs.map((log) => (
          <li key={log.id} className={css.entry}>
            <time className={css.quiet} dateTime={log.createTime ?? undefined}>
              {formatMinute(log.createTime)}
            </time>
            <span>{log.sketch}</span>
            <span className={css.quiet}>{operatorOf(log)}</span>
          </li>
        ))}
      </ol>
      {total > logs.length && <Text tone="muted">{`共 ${total} 条，更早的见「日志管理」`}</Text>}
    </>
  );
}
