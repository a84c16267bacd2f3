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
  onClose: () => void;
}

/** The numbers of one mark, beside it, in the top layer. */
export function Tip({ mark, origin, onClose }: TipProps) {
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const own = element.current;
    const chart = origin();
    if (!own || !chart) return;
    if (!own.matches(':popover-open')) own.showPopover();
    moveTip(own, new DOMRect(chart.left + mark.x, chart.top + mark.y), gap, 'above');
  }, [mark, origin]);

  // What it points to moves away below it.
  useLayoutEffect(() => {
    const options = { capture: true, passive: true };
    addEventListener('scroll', onClose, options);
    return () => removeEventListener('scroll', onClose, options);
  }, [onClose]);

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
