import { useLayoutEffect, useRef } from 'react';
import { placeTip, tipMargin } from '../../lib/anchor/index.ts';
import type { Mark } from '../core/drawing.ts';
import { colorOf } from './colors.ts';
import { swatch, tip, tipName, tipRow, tipTitle, tipValue } from './Plot.css.ts';

export interface TipProps {
  mark: Mark;
  /** Where the drawing is on the screen. */
  origin: () => DOMRect | undefined;
  onClose: () => void;
}

const gap = 10;

/** The numbers of one mark, beside it, in the top layer. */
export function Tip({ mark, origin, onClose }: TipProps) {
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const own = element.current;
    const chart = origin();
    if (!own || !chart) return;
    if (!own.matches(':popover-open')) own.showPopover();
    // Of a mark that is partly scrolled away the edge of the window is pointed at.
    const beyond = gap - tipMargin;
    const top = Math.max(-beyond, Math.min(chart.top + mark.y, innerHeight + beyond));
    const point = { left: chart.left + mark.x, top, width: 0, height: 0 };
    placeTip(point, own, 'top', gap);
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
      {mark.rows.map(({ name, value, look }) => (
        <div key={name} className={tipRow}>
          <span className={tipName}>
            {look && <span className={swatch} style={{ background: colorOf(look.color) }} />}
            {name}
          </span>
          <span className={tipValue}>{value}</span>
        </div>
      ))}
    </div>
  );
}
