import { downloadLogs, getLog, logPage } from '@anzhu/api/contract/log';
import { linkTitle, ListPage } from '@anzhu/domain/kit';
import {
  logColumns,
  LogRecord,
  logFilter,
  LogFilterBar,
  logTarget,
  type LogRecordProps,
} from '@anzhu/domain/log';
import { Table } from '@anzhu/ui/Table';
import { Link } from 'react-router-dom';
import { useToday } from '../../clock.ts';
import { ExportButton, recordLink, useCall, useList, useRecord } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { LazyRecord } from '@anzhu/ui/LazyBoundary';
import { useMenu } from '../../data/menu.tsx';

/** An entry beside the list: the row at once, the whole entry when it has been read, with a link to its record. */
function LogView({ log, ...acts }: Pick<LogRecordProps, 'log' | 'onStep' | 'onClose'>) {
  const { data, isLoading, error, retry } = useCall(getLog, { id: log.id });
  const leaves = useMenu().flatMap((section) => section.leaves);
  const routes = leaves.map(({ route }) => route);
  const target = data && logTarget(data, routes);
  const screen = leaves.find(({ route }) => route === target?.route);
  return (
    <LogRecord
      {...acts}
      log={log}
      detailed={data}
      target={
        target && screen
          ? {
              label: `在「${screen.label}」中查看`,
              link: {
                render: (props) => (
                  <Link to={paths.screen(target.route, target.query)} {...props} />
                ),
              },
            }
          : undefined
      }
      isLoading={isLoading}
      error={error && { message: error.message, onRetry: retry }}
    />
  );
}

const columns = linkTitle(logColumns, recordLink);

/** 日志管理: who did what and when; a hotel's admin sees the hotel's, anti-epidemic staff their own. */
export default function LogManage() {
  const today = useToday();
  const list = useList(logPage, logFilter);
  const opened = useRecord(list.table);

  return (
    <ListPage
      bar={<LogFilterBar {...list.bar} today={today} />}
      toolbar={
        <ExportButton
          endpoint={downloadLogs}
          input={list.input}
          total={list.total}
          isTotalCapped={list.isTotalCapped}
          noun="日志"
        />
      }
      table={<Table label="日志" columns={columns} current={opened.current} {...list.table} />}
      pager={list.pager}
    >
      {opened.row && (
        <LazyRecord onClose={opened.close}>
          <LogView {...opened.state} log={opened.row} />
        </LazyRecord>
      )}
    </ListPage>
  );
}
