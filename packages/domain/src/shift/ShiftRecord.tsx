import type { Shift } from '@anzhu/api/contract/shift';
import { formatYuan } from '@anzhu/api/rules/money';
import { formatMinute } from '@anzhu/api/rules/timeText';
import { RecordView, type RecordState, type RecordViewProps } from '../kit/index.ts';
import { WaysTable } from '../report/index.ts';
import { shiftLabels, ShiftTag } from './shiftColumns.tsx';
import { factsOfShift, ShiftSheet } from './ShiftSheet.tsx';

export interface ShiftRecordProps extends RecordState, Pick<RecordViewProps, 'children'> {
  shift: Shift;
  /** 交班 of an open one, for who may close it. */
  onCloseShift?: (() => void) | undefined;
}

/**
 * A shift beside the list: the drawer, and what moved by each way; 打印 gives it on paper.
 *
 * Keyboard: ↑ ↓ go to the shift before and after, Esc closes.
 */
export function ShiftRecord({ shift, onCloseShift, children, ...view }: ShiftRecordProps) {
  const [, ...facts] = factsOfShift(shift);
  return (
    <RecordView
      {...view}
      recordId={shift.id}
      title={shift.clerk ?? '班次'}
      mark={
        <>
          <span>{`班次 ${shift.id}`}</span>
          <ShiftTag {...shift} />
        </>
      }
      lead={[formatMinute(shift.openTime), `${shiftLabels.expected} ${formatYuan(shift.expected)}`]}
      groups={[
        { title: '钱箱', items: facts },
        { title: '收支', children: <WaysTable figures={shift} title="各方式收支" /> },
      ]}
      actions={[
        ...(onCloseShift && shift.closeTime === null
          ? [{ id: 'close', label: '交班', onAction: onCloseShift }]
          : []),
        { id: 'print', label: '打印', onAction: () => print() },
      ]}
    >
      {children}
      <ShiftSheet shift={shift} />
    </RecordView>
  );
}
