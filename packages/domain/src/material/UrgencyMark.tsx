import { type Urgency, urgencyLabel } from '@anzhu/api/contract/material';
import { dots, urgency } from './UrgencyMark.css.ts';

/** How urgent an application is: one to three dots and the word, so that it is not taken for a status. */
export const UrgencyMark = ({ level }: { level: Urgency }) => (
  <span className={urgency}>
    <span className={dots({ level })} aria-hidden="true" />
    {urgencyLabel[level]}
  </span>
);
