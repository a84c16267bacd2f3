import type { DayClose } from '@anzhu/api/contract/report';
import { dayInWords } from '@anzhu/api/rules/dayWords';
import { formatMinute } from '@anzhu/api/rules/timeText';
import { Seal, stamps } from '@anzhu/ui/Seal';
import { by, day as dayStyle, head, sealed } from './DayHead.css.ts';

interface DayHeadProps {
  day: string;
  /** The close of the day; null while it is open, and for several hotels. */
  closed: DayClose | null;
  /** It was closed a moment ago: the seal is pressed onto the sheet. */
  isFresh: boolean;
}

/** The day in words, and below its close the seal 已夜审 with who and when. */
export const DayHead = ({ day, closed, isFresh }: DayHeadProps) => (
  <header className={head}>
    <h3 className={dayStyle}>{dayInWords(day)}</h3>
    {closed && (
      <div className={sealed}>
        <p className={by}>
          {closed.by}
          <br />
          {formatMinute(closed.time)}
        </p>
        <Seal carving={stamps.audited} size={48} isFresh={isFresh} />
      </div>
    )}
  </header>
);
