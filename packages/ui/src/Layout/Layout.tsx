import type { CSSProperties, ReactNode } from 'react';
import { arrange, type Arrangement } from '../theme/sprinkles.css.ts';
import { columnCount, columnWidth, grid, inline, stack } from './Layout.css.ts';

type Gap = NonNullable<Arrangement['gap']>;

export interface StackProps {
  /** A step of the 4 px grid: the key of `space`. */
  gap: Gap;
  align?: 'start' | 'center' | 'end' | 'stretch';
  children: ReactNode;
}

/** Things below each other, evenly apart. */
export function Stack({ gap, align = 'stretch', children }: StackProps) {
  return <div className={`${stack} ${arrange({ gap, alignItems: align })}`}>{children}</div>;
}

export interface InlineProps {
  /** A step of the 4 px grid: the key of `space`. */
  gap: Gap;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Goes on in a new line when there is no room. On unless said otherwise. */
  isWrapping?: boolean;
  children: ReactNode;
}

/** Things beside each other: buttons, tags, a count and an action. */
export function Inline({
  gap,
  align = 'center',
  justify = 'start',
  isWrapping = true,
  children,
}: InlineProps) {
  const arrangement = arrange({
    gap,
    alignItems: align,
    justifyContent: justify,
    flexWrap: isWrapping ? 'wrap' : 'nowrap',
  });
  return <div className={`${inline} ${arrangement}`}>{children}</div>;
}

export interface GridProps {
  /** A number of equal columns (one on phones), or the least width of a column, as in '240px'. */
  columns: number | string;
  gap: Gap;
  children: ReactNode;
}

/** Things of equal width in rows: panels, figures, cards. For the fields of a form use `FormGrid`. */
export function Grid({ columns, gap, children }: GridProps) {
  const isCount = typeof columns === 'number';
  const size = { [isCount ? columnCount : columnWidth]: columns } as CSSProperties;
  return (
    <div
      className={`${grid({ by: isCount ? 'count' : 'width' })} ${arrange({ gap })}`}
      style={size}
    >
      {children}
    </div>
  );
}
