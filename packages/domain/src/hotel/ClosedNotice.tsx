import { TriangleAlert } from '@anzhu/ui/Icon';
import { mark, strip } from './ClosedNotice.css.ts';

export interface ClosedNoticeProps {
  /** The hotel's day since when, `yyyy-MM-dd`; undefined where it is not known. */
  day?: string | undefined;
  reason?: string | undefined;
}

/** Its text: 酒店已停业（2026-03-10 起，整体装修）：可查看，不能办理. */
export function closedNotice({ day, reason }: ClosedNoticeProps): string {
  const since = [day && `${day} 起`, reason].filter(Boolean).join('，');
  return `酒店已停业${since && `（${since}）`}：可查看，不能办理`;
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
