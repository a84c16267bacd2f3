import type { DayClose } from '@anzhu/api/contract/report';
import { dayInWords } from '@anzhu/api/rules/dayWords';
import { formatMinute } from '@anzhu/api/rules/timeText';
import { Seal, stamps } from '@anzhu/ui/Seal';
import { by, day as dayStyle, head } from './DayHead.css.ts';

interface DayHeadProps {
  day: string;
  /** The close of the day; null while it is open, and for several hotels. */
  closed: DayClose | null;
  /** It was closed a moment ago: the seal is pressed onto the sheet. */
  isFresh: boolean;
}

/** The day in words; of one that was closed with who and when, and the seal 已夜审. */
export const DayHead = ({ day, closed, isFresh }: DayHeadProps) => (
  <header className={head}>
    <div>
      <h3 className={dayStyle}>{dayInWords(day)}</h3>
      {closed && <p className={by}>{`${closed.by} · ${formatMinute(closed.time)}`}</p>}
    </div>
    {closed && <Seal carving={stamps.audited} size={48} isFresh={isFresh} />}
  </header>
);
