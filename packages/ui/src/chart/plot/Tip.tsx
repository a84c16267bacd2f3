import { useLayoutEffect, useRef } from 'react';
import { moveTip } from '../../lib/place.ts';
import type { Mark } from '../core/drawing.ts';
import { chartColors } from './colors.css.ts';
import { swatch, tip, tipName, tipRow, tipTitle, tipValue } from './Plot.css.ts';

/** From the mark to the tip, in px. */
const gap = 10;

export interface TipProps {
  mark: Mark;
  /** Where the drawing is on the screen. */
  origin: () => DOMRect | undefined;
}

/** The numbers of one mark, beside it, in the top layer. */
export function Tip({ mark, origin }: TipProps) {
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const follow = (): void => {
      const own = element.current;
      const chart = origin();
      if (!own || !chart) return;
      const [x, y] = [chart.left + mark.x, chart.top + mark.y];
      const isInWindow = x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
      own.togglePopover(isInWindow);
      if (isInWindow) moveTip(own, new DOMRect(x, y), gap, 'above');
    };
    follow();
    // Focus by keyboard scrolls too: the tip stays beside its mark while that is in the window.
    const options = { capture: true, passive: true };
    addEventListener('scroll', follow, options);
    return () => removeEventListener('scroll', follow, options);
  }, [mark, origin]);

  return (
    <div ref={element} role="tooltip" popover="manual" className={tip}>
      <div className={tipTitle}>{mark.name}</div>
      {Array.from(mark.rows, ({ name, value, look }, index) => (
        <div key={index} className={tipRow}>
          <span className={tipName}>
            {look && <span className={swatch} style={{ background: chartColors[look.color] }} />}
            {name}
          </span>
          <span className={tipValue}>{value}</span>
        </div>
      ))}
    </div>
  );
}
