import type { MaterialApplication } from '@anzhu/api/contract/material';
import { formatSlashedDay } from '@anzhu/api/rules/timeText';
import { RecordView, type RecordState, type RecordViewProps } from '../kit/index.ts';
import { reviewStamp } from '../review/index.ts';
import { materialFacts, quantityOf, statusOf } from './facts.tsx';

export interface MaterialRecordProps
  extends RecordState, Pick<RecordViewProps, 'actions' | 'children'> {
  /** The application, complete. */
  application: MaterialApplication;
}

/**
 * A hotel's own application beside the list, with the result of its review.
 *
 * Keyboard: ↑ ↓ go to the application before and after, Esc closes.
 */
export const MaterialRecord = ({ application, ...view }: MaterialRecordProps) => (
  <RecordView
    {...view}
    recordId={application.id}
    title={application.applyThing}
    mark={
      <>
        <span>{`物资申请 ${application.id}`}</span>
        {statusOf(application)}
      </>
    }
    lead={[quantityOf(application), formatSlashedDay(application.createTime)].filter(
      (fact) => fact !== null,
    )}
    seal={reviewStamp(application.reviewStatus)}
    groups={[
      { title: '申请', items: materialFacts(application, { hasHotel: false, hasNote: true }) },
    ]}
  />
);
