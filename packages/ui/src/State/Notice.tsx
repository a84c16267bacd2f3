import type { ReactNode } from 'react';
import type { Tone } from '../theme/index.ts';
import {
  action as actionStyle,
  badge,
  description as descriptionStyle,
  notice,
  title as titleStyle,
} from './State.css.ts';

/** What all states have in common. */
export interface StateProps {
  /** The next step, as a button or a link; two at most. */
  action?: ReactNode;
  /** For little space, as in a popover or a small panel: no minimum height, a small icon. */
  isCompact?: boolean | undefined;
}

export interface NoticeProps {
  icon: ReactNode;
  tone: Tone;
  title: string;
  description?: ReactNode;
  action?: ReactNode;
  /** `alert` when it comes unasked for, as an error does. */
  role?: 'alert' | 'status';
  isCompact?: boolean | undefined;
}

/** Replaces the content: an icon, the state, and the next step. */
export function Notice({
  icon,
  tone,
  title,
  description,
  action,
  role,
  isCompact = false,
}: NoticeProps) {
  return (
    <div className={notice({ isCompact })} role={role}>
      <span className={badge({ tone, isCompact })} aria-hidden="true">
        {icon}
      </span>
      <p className={titleStyle}>{title}</p>
      {description && <p className={descriptionStyle}>{description}</p>}
      {action && <div className={actionStyle}>{action}</div>}
    </div>
  );
}
