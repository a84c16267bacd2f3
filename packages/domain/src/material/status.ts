import { Urgency } from '@anzhu/api/contract/material';

/** How urgently material is needed, in words. */
export const urgencyLabel: Record<Urgency, string> = {
  [Urgency.notUrgent]: '不紧急',
  [Urgency.urgent]: '一般紧急',
  [Urgency.veryUrgent]: '非常紧急',
};
