import { dayInWords } from '@anzhu/api/rules/dayWords';
import type { ReactNode } from 'react';
import { column, desk, head } from './DutyDesk.css.ts';

export interface DutyDeskProps {
  /** The hotel's day, `yyyy-MM-dd`. */
  day: string;
  queue: ReactNode;
  /** Tonight, and what goes on. */
  children: ReactNode;
}

/** The head of 工作台: the day in words, what is to do at the left, tonight at the right; below each other where there is less space. */
export const DutyDesk = ({ day, queue, children }: DutyDeskProps) => (
  <>
    <p className={head}>{dayInWords(day)}</p>
    <div className={desk}>
      <div className={column}>{queue}</div>
      <div className={column}>{children}</div>
    </div>
  </>
);
