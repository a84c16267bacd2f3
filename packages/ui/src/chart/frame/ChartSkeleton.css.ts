import { color, space } from '../../theme/index.ts';
import { recipe, style } from '../../theme/style.ts';

const percent = (value: number): string => `${value.toFixed(1)}%`;

/** A band of 3 px along a line through these heights, in per cent from the top. */
function band(heights: readonly number[]): string {
  const x = (index: number): string => percent((index / (heights.length - 1)) * 100);
  const over = heights.map((height, index) => `${x(index)} calc(${percent(height)} - 1.5px)`);
  const under = heights.map((height, index) => `${x(index)} calc(${percent(height)} + 1.5px)`);
  return `polygon(${[...over, ...under.toReversed()].join(', ')})`;
}

/** Petals of equal angle, each as far as its reach in per cent of the radius. */
function petals(reaches: readonly number[]): string {
  const angle = (2 * Math.PI) / reaches.length;
  const steps = 8;
  const gap = 0.03;
  const place = (turn: number, reach: number): string =>
    `${percent(50 + Math.sin(turn) * reach * 0.5)} ${percent(50 - Math.cos(turn) * reach * 0.5)}`;
  const corners = reaches.flatMap((reach, index) => {
    const start = index * angle + gap;
    const turn = (step: number): number => start + ((angle - 2 * gap) * step) / steps;
    const arc = Array.from({ length: steps + 1 }, (_step, step) => place(turn(step), reach));
    return [place(turn(0), 10), ...arc, place(turn(steps), 10)];
  });
  return `polygon(${corners.join(', ')})`;
}

/** Columns on their axis. */
export const columns = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-around',
  gap: space[2],
  paddingTop: space[6],
  borderBottom: `1px solid ${color.line}`,
});

/** Parts of a column on each other, with a seam. */
export const stack = style({
  display: 'grid',
  gap: '2px',
  width: '8%',
});

/** A line across its container. */
export const line = recipe({
  base: { position: 'absolute', inset: 0 },
  variants: {
    course: {
      rising: { clipPath: band([64, 52, 58, 40, 30, 36, 24]) },
      level: { clipPath: band([46, 58, 50, 62, 54, 66, 56]) },
      low: { clipPath: band([88, 84, 90, 80, 86, 78, 84]) },
    },
  },
});

/** A ring or a rose, with lines beside it where there is space for names. */
export const round = style({
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[6],
});

export const disc = recipe({
  base: { flex: 'none', aspectRatio: 1, maxWidth: '100%' },
  variants: {
    shape: {
      ring: { maskImage: `radial-gradient(closest-side, transparent 63.5%, ${color.ink} 64%)` },
      rose: {
        clipPath: petals([100, 78, 62, 88, 54, 70]),
        maskImage: `radial-gradient(closest-side, transparent 15.5%, ${color.ink} 16%)`,
      },
    },
  },
});

export const names = style({
  display: 'grid',
  gap: space[6],
  width: '64px',
  '@container': { '(max-width: 339px)': { display: 'none' } },
});

/** Cells of days, as wide as they can be. */
export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(40px, 64px))',
  alignContent: 'start',
  gap: '2px',
  overflow: 'hidden',
});

/** In a line of words. */
export const word = style({
  position: 'relative',
  display: 'inline-block',
  maxWidth: '100%',
  verticalAlign: 'middle',
});
