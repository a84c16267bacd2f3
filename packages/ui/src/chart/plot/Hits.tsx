import { memo } from 'react';
import type { Mark } from '../core/drawing.ts';
import { hit } from './Plot.css.ts';

export interface HitsProps {
  marks: readonly Mark[];
  /** The one mark that Tab goes to. */
  stop: number;
  /** Marks can be pressed. */
  isChosen: boolean;
}

const option = { role: 'option' } as const;

/** What is hit, reached and read aloud, over the picture: the options of the chart's list. */
export const Hits = memo(function Hits({ marks, stop, isChosen }: HitsProps) {
  const className = hit({ isChosen });
  // Keyed by position, so that the focus stays when the chart is drawn again.
  return Array.from(marks, ({ label, d, move }, index) => (
    <path
      key={index}
      data-mark={index}
      d={d}
      transform={move && `translate(${move.join()})`}
      className={className}
      {...option}
      aria-label={label}
      tabIndex={index === stop ? 0 : -1}
    />
  ));
});
