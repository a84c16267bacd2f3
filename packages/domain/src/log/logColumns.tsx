import { labelsOf } from '@anzhu/api/contract/label';
import { Log } from '@anzhu/api/contract/log';
import { nothing } from '@anzhu/api/rules/timeText';
import type { Column } from '@anzhu/ui/Table';
import { actionsColumn, fieldColumns, StatusTag } from '../kit/index.ts';
import { logTypeLook } from './logLook.ts';

const labels = labelsOf(Log);
const { column, text, time } = fieldColumns<Log, keyof typeof labels>(labels);
const actions = [{ id: 'view', label: '详情' }] as const;

/** The columns of the log list. Keep them in a memo: new columns draw every row again. */
export const logColumns = (open: (action: 'view', log: Log) => void): Column<Log>[] => [
  text('sketch', 256, { pin: 'start' }),
  column('type', 112, ({ type }) =>
    type === null ? nothing : <StatusTag look={logTypeLook[type]} />,
  ),
  text('createBy', 128),
  time('createTime', 168, 'second'),
  actionsColumn<Log, 'view'>(1, () => actions, open),
];
