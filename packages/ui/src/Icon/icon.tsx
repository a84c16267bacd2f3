import type { ReactElement } from 'react';
import { icon as look } from './Icon.css.ts';

export interface IconProps {
  /** Edge in px. 12: in a tag; 16: with words; 20: alone, and in a menu. @default 16 */
  size?: 12 | 16 | 20 | undefined;
  /** Accessible name, for an icon without text. Without it the icon is hidden from screen readers. */
  label?: string | undefined;
}

/** An icon: `<BedDouble size={16} />`. */
export type Icon = (props: IconProps) => ReactElement;

/** Makes an icon of the outlines in a square of 24: one element, one line width, in the colour of the words. */
export function icon(outlines: string): Icon {
  return function DrawnIcon({ size = 16, label }) {
    const meaning = label === undefined ? hidden : { role: 'img', 'aria-label': label };
    return (
      <svg className={look({ size })} viewBox="0 0 24 24" {...meaning}>
        <path d={outlines} />
      </svg>
    );
  };
}

const hidden = { 'aria-hidden': true } as const;
