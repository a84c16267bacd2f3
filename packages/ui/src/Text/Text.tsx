import type { ReactNode } from 'react';
import type { Tone } from '../theme/index.ts';
import { words } from './Text.css.ts';

type Size = 'note' | 'small' | 'body' | 'lead' | 'title' | 'display';

export interface TextProps {
  size?: Size;
  /** Colour of the words; without it that of what is around. */
  tone?: 'ink' | 'muted' | 'subtle' | Exclude<Tone, 'neutral'>;
  isStrong?: boolean;
  /** One line, cut off with …: only where the whole can be seen elsewhere. */
  isTruncated?: boolean;
  as?: 'span' | 'p' | 'div' | 'strong' | 'time';
  children: ReactNode;
}

/** Words in one of the six sizes. A tone never says alone what it means: the words do. */
export function Text({
  size,
  tone,
  isStrong = false,
  isTruncated = false,
  as: Element = 'span',
  children,
}: TextProps) {
  return <Element className={words({ size, tone, isStrong, isTruncated })}>{children}</Element>;
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
