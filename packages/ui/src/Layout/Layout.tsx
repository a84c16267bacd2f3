import type { CSSProperties, ReactNode } from 'react';
import * as css from './Layout.css.ts';

type Gap = NonNullable<css.Arrangement['gap']>;

export interface StackProps {
  /** A step of the 4 px grid: the key of `space`. */
  gap: Gap;
  /** Alignment on the cross axis; stretch makes the items as wide as the stack. @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'stretch';
  /** Alignment on the main axis, in a stack with free space. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** The elements, one below the other. */
  children: ReactNode;
}

/**
 * Things below each other, evenly apart.
 *
 * Use it for the blocks of a panel, the parts of a card, paragraphs. Do not use it for the fields of a
 * form (`FormGrid`) nor for a list that is read as one (`ul`, `Table`).
 */
export function Stack({ gap, align = 'stretch', justify = 'start', children }: StackProps) {
  const arrangement = css.arrange({ gap, align, justify });
  return <div className={`${css.stack} ${arrangement}`}>{children}</div>;
}

export interface InlineProps {
  /** A step of the 4 px grid: the key of `space`. */
  gap: Gap;
  /** Alignment on the cross axis; baseline for texts of several sizes. @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Alignment on the main axis; between moves the first and the last to the ends. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Wraps when there is no space. @default true */
  isWrapping?: boolean;
  /** The elements, side by side; they wrap. */
  children: ReactNode;
}

/**
 * Things beside each other, evenly apart: buttons, tags, a count and an action.
 *
 * Use it for what is read as one line and may wrap. Do not use it for things of equal width in several
 * rows (`Grid`).
 */
export function Inline({
  gap,
  align = 'center',
  justify = 'start',
  isWrapping = true,
  children,
}: InlineProps) {
  const arrangement = css.arrange({ gap, align, justify, isWrapping });
  return <div className={`${css.inline} ${arrangement}`}>{children}</div>;
}

export interface GridProps {
  /**
   * A number of equal columns (one on phones), or the least width of a column: '240px'. 'max(160px, 18%)' has at
   * most five columns.
   */
  columns: number | `${number}px` | `max(${number}px, ${number}%)`;
  /** A step of the 4 px grid: the key of `space`. */
  gap: Gap;
  /** Where things are in their row: stretch makes all as high as the highest. stretch. */
  align?: 'start' | 'center' | 'end' | 'stretch';
  /** With a least width: few things take the whole width instead of leaving columns empty. @default false */
  isFilling?: boolean;
  /** The elements, from row to row. */
  children: ReactNode;
}

/**
 * Things of equal width in rows: panels, figures, cards. Text that is too long wraps within its column.
 *
 * Use it with a number where the columns mean something, with a least width where as many as fit do. Do
 * not use it for the fields of a form (`FormGrid`), for records (`Table`) nor for things of their own
 * width (`Inline`).
 */
export function Grid({ columns, gap, align = 'stretch', isFilling = false, children }: GridProps) {
  const isCount = typeof columns === 'number';
  const size = { [isCount ? css.columnCount : css.columnWidth]: columns } as CSSProperties;
  const kind = isFilling ? 'fill' : 'width';
  const look = `${css.grid({ by: isCount ? 'count' : kind })} ${css.arrange({ gap, align })}`;
  return (
    <div className={look} style={size}>
      {children}
    </div>
  );
}
