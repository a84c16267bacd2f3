import { labelsOf } from '@anzhu/api/contract/label';
import { Log } from '@anzhu/api/contract/log';
import { nothing } from '@anzhu/api/rules/timeText';
import type { Column } from '@anzhu/ui/Table';
import { fieldColumns, StatusTag } from '../kit/index.ts';
import { logTypeLook, operatorOf } from './logLook.ts';

const labels = labelsOf(Log);
const { column, text, time } = fieldColumns<Log, keyof typeof labels>(labels);

/** The columns of the log list. */
export const logColumns: readonly Column<Log>[] = [
  text('sketch', 256, { pin: 'start' }),
  column(
    'type',
    136,
    ({ type }) => (type === null ? nothing : <StatusTag look={logTypeLook[type]} />),
    { phone: 'mark' },
  ),
  column('createBy', 152, (log) => operatorOf(log) ?? nothing, { phone: 'second' }),
  time('createTime', 144, 'minute', { phone: 'second' }),
];
