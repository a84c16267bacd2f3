import type { ReactNode } from 'react';
import type { Tone } from '../theme/index.ts';
import { setOverflowTitle } from './setOverflowTitle.ts';
import { words } from './Text.css.ts';

type Size = 'note' | 'small' | 'body' | 'lead' | 'title' | 'display';

export interface TextProps {
  /** note 12 px, small 13, body 14, lead 16, title 20, display 28. That of what is around unless said otherwise. */
  size?: Size;
  /** Colour of the words; without it that of what is around. */
  tone?: 'ink' | 'muted' | 'subtle' | Exclude<Tone, 'neutral'>;
  /** Heavier, for the word that counts in its line. Default: false. */
  isStrong?: boolean;
  /**
   * One line, cut off with …; pointing at it shows the whole, and it is read aloud whole. Where it must be
   * read by everyone, use a `FoldedText`.
   */
  isTruncated?: boolean;
  /** The element: p and div stand on lines of their own. span unless said otherwise. */
  as?: 'span' | 'p' | 'div' | 'strong' | 'time';
  children: ReactNode;
}

/**
 * Words in one of the six sizes. Digits have one width, so that numbers below each other line up.
 *
 * Use it for plain words of a screen. Do not use it for headings (`Heading`), for a state (`Tag`), nor for
 * facts with labels (`DescriptionList`). A tone never says alone what it means: the words do.
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
  /** How large, whatever its level. */
  size?: Size;
  children: ReactNode;
}

/** A heading: for the outline of a page and for finding one's way by screen reader. */
export function Heading({ level, size = 'lead', children }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element className={words({ size, tone: 'ink', isStrong: true })}>{children}</Element>;
}
