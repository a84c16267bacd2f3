import type { ReactNode } from 'react';
import { X } from '../Icon/index.ts';
import { setOverflowTitle } from '../Text/Text.tsx';
import type { Tone } from '../theme/index.ts';
import { icon as iconStyle, remove, tag, words } from './Tag.css.ts';

export interface TagProps {
  /** What the tag means: warning for what waits, danger for what is wrong, accent for isolation. */
  tone: Tone;
  /** A 12 px icon whose shape repeats the tone, for users who do not see colours. */
  icon?: ReactNode;
  /** Not settled yet: a dashed border and no ground. */
  isDashed?: boolean | undefined;
  /** Removes the tag; shows a ×. For tags added by the user. */
  onRemove?: (() => void) | undefined;
  /** The state in one word. */
  children: ReactNode;
}

/**
 * The state of a thing: colour, shape and word.
 *
 * Use it for a status in a table, a card or a title. Do not use it as a button, for counts, or for emphasis.
 * Text that is too long is cut; the full text is its `title`.
 *
 * Keyboard: only the × of a removable one is in the tab order; Enter and Space remove the tag.
 */
export function Tag({ tone, icon, isDashed = false, onRemove, children }: TagProps) {
  // The usual tag is one element: a list of a thousand rows draws a thousand of it.
  if (!icon && !onRemove) {
    return (
      <span className={tag({ tone, isDashed, isPlain: true })} onPointerEnter={setOverflowTitle}>
        {children}
      </span>
    );
  }
  const name = typeof children === 'string' ? children : '';
  return (
    <span className={tag({ tone, isDashed, isPlain: false })}>
      {icon && (
        <span className={iconStyle} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={words} onPointerEnter={setOverflowTitle}>
        {children}
      </span>
      {onRemove && (
        <button
          type="button"
          className={remove}
          aria-label={name === '' ? '移除' : `移除「${name}」`}
          onClick={onRemove}
        >
          <X size={12} />
        </button>
      )}
    </span>
  );
}
