import type { ReactNode } from 'react';
import type { Tone } from '../theme/index.ts';
import { icon as iconStyle, tag, words } from './Tag.css.ts';

export interface TagProps {
  tone: Tone;
  /** A 12 px icon whose shape says the same as the tone, for those who see no colours. */
  icon?: ReactNode;
  /** Not settled yet: a dashed border and no ground. */
  isDashed?: boolean;
  /** The state in one word. */
  children: ReactNode;
}

/**
 * The state of a thing: colour, shape and word.
 *
 * Use it for a status in a table, a card or a title. Do not use it as a button, for counts, or for
 * plain text that only wants to stand out.
 */
export function Tag({ tone, icon, isDashed = false, children }: TagProps) {
  if (!icon) return <span className={tag({ tone, isDashed, isPlain: true })}>{children}</span>;
  return (
    <span className={tag({ tone, isDashed, isPlain: false })}>
      <span className={iconStyle} aria-hidden="true">
        {icon}
      </span>
      <span className={words}>{children}</span>
    </span>
  );
}
