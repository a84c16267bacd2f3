import type { ReactNode } from 'react';
import { setOverflowTitle } from '../Text/Text.tsx';
import type { Tone } from '../theme/index.ts';
import { icon as iconStyle, tag, words } from './Tag.css.ts';

export interface TagProps {
  /** What the tag means: warning for what waits, danger for what is wrong, accent for isolation. */
  tone: Tone;
  /** A 12 px icon whose shape repeats the tone, for users who do not see colours. */
  icon?: ReactNode;
  /** Not settled yet: a dashed border and no ground. */
  isDashed?: boolean | undefined;
  /** The usual state, without an action: no ground and no border. */
  isQuiet?: boolean | undefined;
  /** The state in one word. */
  children: ReactNode;
}

/**
 * The state of a thing: colour, shape and word.
 *
 * Use it for a status in a table, a card or a title. Do not use it as a button, for counts, or for emphasis.
 * Text that is too long is cut; the full text is its `title`.
 */
export function Tag({ tone, icon, isDashed = false, isQuiet = false, children }: TagProps) {
  // The usual tag is one element: a list of a thousand rows draws a thousand of it.
  if (!icon) {
    return (
      <span
        className={tag({ tone, isDashed, isQuiet, isPlain: true })}
        onPointerEnter={setOverflowTitle}
      >
        {children}
      </span>
    );
  }
  return (
    <span className={tag({ tone, isDashed, isQuiet, isPlain: false })}>
      <span className={iconStyle} aria-hidden="true">
        {icon}
      </span>
      <span className={words} onPointerEnter={setOverflowTitle}>
        {children}
      </span>
    </span>
  );
}
