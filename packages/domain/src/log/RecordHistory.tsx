import type { Log } from '@anzhu/api/contract/log';
import { formatMinute } from '@anzhu/api/rules/timeText';
import { RecordGroup } from '@anzhu/ui/RecordPanel';
import { Skeleton } from '@anzhu/ui/Skeleton';
import { Text } from '@anzhu/ui/Text';
import { operatorOf } from './logLook.ts';
import * as css from './RecordHistory.css.ts';

export interface RecordHistoryProps {
  /** The logs of the record, newest first; undefined while they are read. */
  logs: readonly Log[] | undefined;
  /** How many there are. */
  total: number;
}

/** 操作记录 of a record, in its panel: what was done with it, when and by whom. */
export function RecordHistory({ logs, total }: RecordHistoryProps) {
  return (
    <RecordGroup title="操作记录">
      {logs === undefined && <Skeleton width="70%" />}
      {logs?.length === 0 && <Text tone="muted">暂无记录</Text>}
      {logs !== undefined && logs.length > 0 && (
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
      )}
      {logs !== undefined && total > logs.length && (
        <Text tone="muted">{`共 ${total} 条，更早的见「日志管理」`}</Text>
      )}
    </RecordGroup>
  );
}
