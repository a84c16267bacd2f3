import { labelsOf } from '@anzhu/api/contract/label';
import { Log } from '@anzhu/api/contract/log';
import { nothing } from '@anzhu/api/rules/timeText';
import { TimeCell, type Column } from '@anzhu/ui/Table';
import { actionsColumn, StatusTag } from '../kit/index.ts';
import { logTypeLook } from './logLook.ts';

const labels = labelsOf(Log);
const actions = [{ id: 'view', label: '详情' }] as const;

/** The columns of the log list. Keep them in a memo: new columns draw every row again. */
export const logColumns = (open: (action: 'view', log: Log) => void): Column<Log>[] => [
  {
    id: 'sketch',
    header: labels.sketch,
    width: 256,
    pin: 'start',
    cell: ({ sketch }) => sketch ?? nothing,
  },
  {
    id: 'type',
    header: labels.type,
    width: 112,
    cell: ({ type }) => (type === null ? nothing : <StatusTag look={logTypeLook[type]} />),
  },
  {
    id: 'createBy',
    header: labels.createBy,
    width: 128,
    cell: ({ createBy }) => createBy ?? nothing,
  },
  {
    id: 'createTime',
    header: labels.createTime,
    width: 168,
    cell: ({ createTime }) => <TimeCell value={createTime} precision="second" />,
  },
  actionsColumn<Log, 'view'>(1, () => actions, open),
];
