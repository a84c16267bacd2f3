import type { ReactNode } from 'react';
import { column, desk } from './DutyDesk.css.ts';

export interface DutyDeskProps {
  queue: ReactNode;
  /** Tonight, and what goes on. */
  children: ReactNode;
}

/** The head of 工作台: what is to do at the left, tonight at the right; below each other where there is less space. */
export const DutyDesk = ({ queue, children }: DutyDeskProps) => (
  <div className={desk}>
    <div className={column}>{queue}</div>
    <div className={column}>{children}</div>
  </div>
);
