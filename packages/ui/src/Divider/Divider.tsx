import type { ReactNode } from 'react';
import { named, rule, upright } from './Divider.css.ts';

export interface DividerProps {
  /** horizontal: across, with or without words; vertical: between things beside each other. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** A few words on a horizontal line: 以上为今日订单. */
  children?: ReactNode;
}

/**
 * A hairline between things that belong to different matters.
 *
 * Use it where space alone does not part them; with words where the parts need a name in passing. Do not
 * use it under a heading (`Panel` draws that one), between the rows of a list, nor as an ornament.
 */
export function Divider({ orientation = 'horizontal', children }: DividerProps) {
  if (orientation === 'vertical') {
    return <hr aria-orientation="vertical" className={upright} />;
  }
  if (children === undefined) return <hr className={rule} />;
  return <div className={named}>{children}</div>;
}
