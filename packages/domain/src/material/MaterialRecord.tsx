import type { MaterialApplication } from '@anzhu/api/contract/material';
import { RecordView, type RecordState, type RecordViewProps } from '../kit/index.ts';
import { reviewStamp } from '../review/index.ts';
import { materialFacts, materialHead } from './facts.tsx';

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
    {...materialHead(application)}
    seal={reviewStamp(application.reviewStatus)}
    groups={[{ title: '说明', items: materialFacts(application, { hasNote: true }) }]}
  />
);
