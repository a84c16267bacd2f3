import type { ReactNode } from 'react';
import { visuallyHidden } from '../theme/index.ts';
import { anchor, mark } from './Badge.css.ts';
import { countText } from './countText.ts';

export interface BadgeProps {
  /** How many. At 0 nothing shows. */
  count: number;
  /** What is counted, with its measure word: 条待审核. Read aloud behind the whole number. */
  label: string;
  /** Only a dot: there is something, how much does not matter. The label alone is read: 有新消息. */
  isDot?: boolean | undefined;
  /** Beyond it, it shows as 99+. 99 unless said otherwise. */
  max?: number | undefined;
  /** Shows 0 as well. */
  isZeroShown?: boolean | undefined;
  /** danger: needs action; brand: new items; neutral: a plain number. @default 'danger' */
  tone?: 'neutral' | 'brand' | 'danger' | undefined;
  /** A change is read aloud by itself. For what people wait for, not for a ticking number. */
  isLive?: boolean | undefined;
  /** What it sits on: an icon, a button, an avatar. Without it the badge stands in the line. */
  children?: ReactNode;
}

/**
 * How many things wait, or that there is something: on an icon, an avatar, or in the line.
 *
 * Use it for work that waits for this person: reviews, messages. Do not use it for a state (that is a
 * `Tag`) or for a figure of a report (`StatTile`). The number is read aloud whole, with what is counted.
 */
export function Badge({
  count,
  label,
  isDot = false,
  max = 99,
  isZeroShown = false,
  tone = 'danger',
  isLive = false,
  children,
}: BadgeProps) {
  const isShown = count > 0 || isZeroShown;
  const look = { tone, kind: isDot ? 'dot' : 'count', isOnThing: children !== undefined } as const;
  return (
    <span className={anchor}>
      {children}
      {isShown && (
        <span className={mark(look)} aria-hidden="true">
          {!isDot && countText(count, max)}
        </span>
      )}
      <span className={visuallyHidden} role={isLive ? 'status' : undefined}>
        {isShown && (isDot ? label : `${count} ${label}`)}
      </span>
    </span>
  );
}
