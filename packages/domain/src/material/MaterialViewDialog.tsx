import type { MaterialApplication } from '@anzhu/api/contract/material';
import { ViewDialog } from '../kit/index.ts';
import { reviewStamp } from '../review/index.ts';
import { materialFacts } from './facts.tsx';

export interface MaterialViewDialogProps {
  /** The application, complete. */
  application: MaterialApplication;
  /** Closing was requested: 关闭, × or Esc. The caller stops rendering the dialog. */
  onClose: () => void;
}

/**
 * 查看 of a hotel's own application, with the result of its review. Rendered means open.
 *
 * Keyboard: Esc closes.
 */
export const MaterialViewDialog = ({ application, onClose }: MaterialViewDialogProps) => (
  <ViewDialog
    title={`查看物资申请 · ${application.applyThing}`}
    recordId={application.id}
    seal={reviewStamp(application.reviewStatus)}
    items={materialFacts(application, { hasHotel: false, hasNote: true })}
    onClose={onClose}
  />
);
