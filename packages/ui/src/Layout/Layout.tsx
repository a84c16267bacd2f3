import type { CSSProperties, ReactNode } from 'react';
import { Heading } from '../Text/Text.tsx';
import { InTitle, ScreenBar } from './ScreenBar.tsx';
import type { space } from '../theme/index.ts';
import * as css from './Layout.css.ts';

export interface StackProps {
  /** A step of the 4 px grid: the key of `space`. */
  gap: keyof typeof space;
  /** Alignment on the cross axis; stretch makes the items as wide as the stack. @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'stretch';
  /** The elements, one below the other. */
  children: ReactNode;
}

/**
 * Things below each other, evenly apart.
 *
 * Use it for the blocks of a panel, the parts of a card, paragraphs. Do not use it for the fields of a
 * form (`FormGrid`) nor for a list that is read as one (`ul`, `Table`).
 */
export function Stack({ gap, align = 'stretch', children }: StackProps) {
  return <div className={`${css.stack} ${css.arrange({ gap, align })}`}>{children}</div>;
}

export interface InlineProps {
  /** A step of the 4 px grid: the key of `space`. */
  gap: keyof typeof space;
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
export function Inline(props: InlineProps) {
  const { gap, align = 'center', justify = 'start', isWrapping = true, children } = props;
  const arrangement = css.arrange({ gap, align, justify, isWrapping });
  return <div className={`${css.inline} ${arrangement}`}>{children}</div>;
}

export interface GridProps {
  /** A step of the 4 px grid: the key of `space`. */
  gap: keyof typeof space;
  /** A number of equal columns (one on phones), or the least width of one; 'max(160px, 18%)' has at most five. */
  columns: number | `${number}px` | `max(${number}px, ${number}%)`;
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

export interface PageFrameProps {
  /** Only where the screen's name in the top bar is not enough: it stands beside it. */
  title?: ReactNode;
  /** Actions of the whole screen, at the end of the line of its title. */
  toolbar?: ReactNode;
  /** The blocks of the screen, below each other. */
  children: ReactNode;
}

/**
 * The frame of a screen: its gutters (24 px, 12 px on phones), its greatest width of 1680 px, and the
 * space between its blocks.
 *
 * Use it once per screen, in an `AppFrame`. Do not use it inside of a panel or a dialog.
 */
export function PageFrame({ title, toolbar, children }: PageFrameProps) {
  return (
    <div className={css.page}>
      {title !== undefined && (
        <InTitle>
          <Heading level={2} size="title">
            {title}
          </Heading>
        </InTitle>
      )}
      {toolbar && <ScreenBar tools={toolbar} />}
      {children}
    </div>
  );
}
