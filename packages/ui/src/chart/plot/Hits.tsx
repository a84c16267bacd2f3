import { memo } from 'react';
import type { Mark } from '../core/drawing.ts';
import { hit } from './Plot.css.ts';

export interface HitsProps {
  marks: readonly Mark[];
  /** The one mark that Tab goes to. */
  stop: number;
  /** Marks can be chosen: they are buttons; otherwise pictures with a name. */
  isChosen: boolean;
}

/** What is hit, reached and read aloud, over the picture. */
export const Hits = memo(function Hits({ marks, stop, isChosen }: HitsProps) {
  const className = hit({ isChosen });
  const role = isChosen ? 'button' : 'img';
  // Keyed by position, so that the focus stays when the chart is drawn again.
  return Array.from(marks, ({ label, d, move }, index) => (
    <path
      key={index}
      data-mark={index}
      d={d}
      transform={move && `translate(${move.join()})`}
      className={className}
      role={role}
      aria-label={label}
      tabIndex={index === stop ? 0 : -1}
    />
  ));
});
