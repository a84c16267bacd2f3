import { downloadLogs, getLog, logPage, type Log } from '@anzhu/api/contract/log';
import { ListPage } from '@anzhu/domain/kit';
import { logColumns, LogDialog, logFilter, LogFilterBar, logTarget } from '@anzhu/domain/log';
import { Pager } from '@anzhu/ui/Pager';
import { Table } from '@anzhu/ui/Table';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useToday } from '../../clock.ts';
import { ExportButton, useCall, useDialogs, useList } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { useMenu } from '../../shell/menu.tsx';

/** 详情: the row at once, the whole entry when it has been read, with a link to its record. */
function LogView({ log, onClose }: { log: Log; onClose: () => void }) {
  const { data, isLoading, error, retry } = useCall(getLog, { id: log.id });
  const leaves = useMenu().flatMap((section) => section.leaves);
  const routes = leaves.map(({ route }) => route);
  const target = data && logTarget(data, routes);
  const screen = leaves.find(({ route }) => route === target?.route);
  return (
    <LogDialog
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
      onClose={onClose}
    />
  );
}

/** 日志管理: who did what and when; a hotel's admin sees the hotel's, anti-epidemic staff their own. */
export default function LogManage() {
  const today = useToday();
  const list = useList(logPage, logFilter);
  const { open, dialog } = useDialogs(
    { view: (log: Log, close) => <LogView log={log} onClose={close} /> },
    list.table,
  );
  const columns = useMemo(() => logColumns(open), [open]);

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
      table={<Table label="日志" columns={columns} {...list.table} />}
      pager={<Pager {...list.pager} />}
    >
      {dialog}
    </ListPage>
  );
}
