import { yesNoLabel } from '@anzhu/api/contract/codecs';
import { checkTypeLabel, HealthTest } from '@anzhu/api/contract/healthTest';
import { isolationStatusLabel } from '@anzhu/api/contract/isolation';
import { labelsOf } from '@anzhu/api/contract/label';
import { resultText } from '@anzhu/api/rules/healthTests';
import { formatMinute, formatSecond } from '@anzhu/api/rules/timeText';
import { Link, type LinkTarget } from '@anzhu/ui/Button';
import { Tag } from '@anzhu/ui/Tag';
import { RecordView, type RecordState, type RecordViewProps } from '../kit/index.ts';
import { ResultTag } from './ResultTag.tsx';

export interface HealthTestRecordProps
  extends RecordState, Pick<RecordViewProps, 'actions' | 'children'> {
  test: HealthTest;
  /** The record of its person. */
  personLink?: LinkTarget | undefined;
}

const labels = labelsOf(HealthTest);

/**
 * One daily test beside the list: whose and what it found in the head, then when it was made and entered, and the
 * person.
 *
 * Keyboard: ↑ ↓ go to the test before and after, Tab reaches the person, Esc closes.
 */
export function HealthTestRecord({ test, personLink, ...state }: HealthTestRecordProps) {
  const { id, uId, name, checkType, checkRes, isHandled, status } = test;
  const place = [test.hotelName, test.roomName].filter(Boolean).join(' ');
  return (
    <RecordView
      {...state}
      recordId={id}
      title={[name, `${checkTypeLabel[checkType]} ${resultText(test)}`].filter(Boolean).join(' · ')}
      mark={
        <>
          <span>{`检测 ${id}`}</span>
          <ResultTag checkType={checkType} checkRes={checkRes} />
          {isHandled === false && <Tag tone="warning">待处理</Tag>}
        </>
      }
      lead={[formatMinute(test.checkTime), ...(place ? [place] : [])]}
      groups={[
        {
          title: '检测',
          items: [
            { label: labels.checkType, value: checkTypeLabel[checkType] },
            { label: labels.checkRes, value: resultText(test) },
            { label: labels.checkTime, value: formatSecond(test.checkTime) },
            { label: labels.createTime, value: formatSecond(test.createTime) },
            ...(isHandled === null
              ? []
              : [{ label: labels.isHandled, value: yesNoLabel[`${isHandled}`] }]),
          ],
        },
        {
          title: '人员',
          items: [
            { label: labels.uId, value: uId },
            {
              label: labels.name,
              value: personLink && name ? <Link {...personLink}>{name}</Link> : name,
            },
            { label: labels.idCard, value: test.idCard },
            { label: labels.status, value: status === null ? null : isolationStatusLabel[status] },
            { label: labels.hotelName, value: test.hotelName },
            { label: labels.roomName, value: test.roomName },
          ],
        },
      ]}
    />
  );
}
