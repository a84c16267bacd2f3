import type { ReactNode } from 'react';
import type { Tone } from '../theme/index.ts';
import { words } from './Text.css.ts';

type Size = 'note' | 'small' | 'body' | 'lead' | 'title' | 'display';

export interface TextProps {
  /** note 12 px, small 13, body 14, lead 16, title 20, display 28. By default inherited. */
  size?: Size;
  /** Text colour; inherited by default. */
  tone?: 'ink' | 'muted' | 'subtle' | Exclude<Tone, 'neutral'>;
  /** Bold, for emphasis. @default false */
  isStrong?: boolean;
  /** The element: p and div are blocks. @default 'span' */
  as?: 'span' | 'p' | 'div';
  /** The text. */
  children: ReactNode;
}

/**
 * Text in one of the six sizes. Digits are tabular, so that numbers line up.
 *
 * Use it for plain text. Do not use it for headings (`Heading`), for a state (`Tag`), nor for facts with
 * labels (`DescriptionList`). The text must state the meaning of a tone.
 */
export function Text(props: TextProps) {
  const { size, tone, isStrong, as: Element = 'span', children } = props;
  return <Element className={words({ size, tone, isStrong })}>{children}</Element>;
}

export interface HeadingProps {
  /** Its place in the outline of the page: 1 is the screen's name. */
  level: 1 | 2 | 3 | 4;
  /** Text size, independent of the level. */
  size?: Size;
  /** The text of the heading. */
  children: ReactNode;
}

/**
 * A heading of the document outline, for navigation by screen reader. Titles, of 16, 20 and 28 px, are in Song serif.
 */
export function Heading({ level, size = 'lead', children }: HeadingProps) {
  const Element = `h${level}` as const;
  const isNamed = size === 'lead' || size === 'title' || size === 'display';
  return (
    <Element className={words({ size, tone: 'ink', isStrong: true, isNamed })}>{children}</Element>
  );
}

/** Sets `title` of a text that overflows, on pointer enter. */
export function setOverflowTitle({ currentTarget }: { currentTarget: EventTarget }): void {
  if (!(currentTarget instanceof HTMLElement)) return;
  if (currentTarget.scrollWidth > currentTarget.clientWidth) {
    currentTarget.title = currentTarget.innerText;
  } else currentTarget.removeAttribute('title');
}
