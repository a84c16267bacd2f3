import type { ReactNode } from 'react';
import { visuallyHidden } from '../theme/index.ts';
import { anchor, mark } from './Badge.css.ts';

export interface BadgeProps {
  /** How many. At 0 nothing shows; more than 99 show as 99+. */
  count: number;
  /** What is counted, with its measure word: 条待审核. Read aloud after the full number. */
  label: string;
  /** Only a dot: there is something, how much does not matter. The label alone is read: 有新消息. */
  isDot?: boolean | undefined;
  /** What it sits on: an icon, a button, an avatar. Without it the badge is in the line. */
  children?: ReactNode;
}

/** The largest count that is shown as it is. */
const largestShown = 99;

/**
 * A count of pending items, or a dot: on an icon, an avatar, or inline.
 *
 * Use it for work that is pending for this user: reviews, messages. Do not use it for a state (that is a
 * `Tag`) or for a figure of a report (`StatTile`). The full number is read aloud, with what is counted.
 */
export function Badge(props: BadgeProps) {
  const { count, label, isDot, children } = props;
  const isShown = count > 0;
  const look = { kind: isDot ? 'dot' : 'count', isOnThing: children !== undefined } as const;
  return (
    <span className={anchor}>
      {children}
      {isShown && (
        <span className={mark(look)} aria-hidden="true">
          {!isDot && (count > largestShown ? `${largestShown}+` : count)}
        </span>
      )}
      <span className={visuallyHidden}>{isShown && (isDot ? label : `${count} ${label}`)}</span>
    </span>
  );
}
