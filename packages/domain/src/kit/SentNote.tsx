import { CircleCheck } from '@anzhu/ui/Icon';
import type { ReactNode } from 'react';
import { mark, note, words } from './SentNote.css.ts';

export interface SentNoteProps {
  /** What was saved. */
  children: ReactNode;
  /** What can be done next: a small button or link. */
  action?: ReactNode;
}

/** What a form that stays open has just saved, and the next step. Put it into a live region. */
export const SentNote = ({ children, action }: SentNoteProps) => (
  <div className={note}>
    <span className={mark} aria-hidden="true">
      <CircleCheck size={20} />
    </span>
    <span className={words}>{children}</span>
    {action}
  </div>
);
