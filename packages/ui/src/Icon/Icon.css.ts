import { recipe } from '../theme/style.ts';

/** The drawing's own square, in its own units; the line is 1.5 px, a hair less in the smallest. */
const inUnits = (line: number, edge: number): number => (line * 24) / edge;

const square = (edge: number, line: number) => ({
  width: `${edge}px`,
  height: `${edge}px`,
  strokeWidth: inUnits(line, edge),
});

export const icon = recipe({
  base: {
    display: 'block',
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  variants: {
    size: { 12: square(12, 1.25), 16: square(16, 1.5), 20: square(20, 1.5) },
  },
});
