import { closedNotice } from '@anzhu/api/rules/closedNotice';
import { TriangleAlert } from '@anzhu/ui/Icon';
import { mark, strip } from './ClosedNotice.css.ts';

export interface ClosedNoticeProps {
  /** The hotel's day since when, `yyyy-MM-dd`; undefined where it is not known. */
  day?: string | undefined;
  reason?: string | undefined;
}

/** One line above the screens of a hotel that was closed: what can be done with it still, and what cannot. */
export const ClosedNotice = (closing: ClosedNoticeProps) => (
  <section className={strip} aria-label="停业">
    <span className={mark} aria-hidden="true">
      <TriangleAlert size={16} />
    </span>
    {closedNotice(closing)}
  </section>
);
