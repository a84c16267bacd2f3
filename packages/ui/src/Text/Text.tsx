import type { ReactNode } from 'react';
import type { Tone } from '../theme/index.ts';
import { setOverflowTitle } from './setOverflowTitle.ts';
import { words } from './Text.css.ts';

type Size = 'note' | 'small' | 'body' | 'lead' | 'title' | 'display';

export interface TextProps {
  /** note 12 px, small 13, body 14, lead 16, title 20, display 28. By default inherited. */
  size?: Size;
  /** Text colour; inherited by default. */
  tone?: 'ink' | 'muted' | 'subtle' | Exclude<Tone, 'neutral'>;
  /** Bold, for emphasis. @default false */
  isStrong?: boolean;
  /**
   * One line, cut off with …; the full text is its `title` and is read aloud. Where the full text is
   * essential, use a `FoldedText`.
   */
  isTruncated?: boolean;
  /** The element: p and div are blocks. @default 'span' */
  as?: 'span' | 'p' | 'div' | 'strong' | 'time';
  children: ReactNode;
}

/**
 * Text in one of the six sizes. Digits are tabular, so that numbers line up.
 *
 * Use it for plain text. Do not use it for headings (`Heading`), for a state (`Tag`), nor for facts with
 * labels (`DescriptionList`). The text must state the meaning of a tone.
 */
export function Text({
  size,
  tone,
  isStrong = false,
  isTruncated = false,
  as: Element = 'span',
  children,
}: TextProps) {
  return (
    <Element
      className={words({ size, tone, isStrong, isTruncated })}
      onPointerEnter={isTruncated ? setOverflowTitle : undefined}
    >
      {children}
    </Element>
  );
}

export interface HeadingProps {
  /** Its place in the outline of the page: 1 is the screen's name. */
  level: 1 | 2 | 3 | 4;
  /** Text size, independent of the level. */
  size?: Size;
  children: ReactNode;
}

/** A heading of the document outline, for navigation by screen reader. */
export function Heading({ level, size = 'lead', children }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element className={words({ size, tone: 'ink', isStrong: true })}>{children}</Element>;
}
