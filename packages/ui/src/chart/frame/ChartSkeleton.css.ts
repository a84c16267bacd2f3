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

export const columns = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-around',
  gap: space[2],
  paddingTop: space[6],
  borderBottom: `1px solid ${color.line}`,
});

/** Lines in their plane: space for a key and a unit above, for numbers at the left, for names below. */
export const linesPlane = style({ position: 'relative' });
export const axes = style({
  position: 'absolute',
  inset: '54px 0 38px 32px',
  borderBottom: `1px solid ${color.line}`,
});

/** Parts of a column on each other, with a seam. */
export const stack = style({ display: 'grid', gap: '2px', width: '8%' });

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

/** Set on a ring: its greatest diameter, by the height of the chart. */
export const greatest = '--anzhu-greatest';

/** As large as the chart draws it: beside it there is space for names, where it is wide enough for that. */
export const disc = recipe({
  base: {
    flex: 'none',
    width: `min(var(${greatest}), 100cqi - 2 * min(150px, 27cqi) - 48px)`,
    aspectRatio: '1',
    '@container': {
      '(max-width: 339px)': {
        alignSelf: 'start',
        width: `min(var(${greatest}) - 24px, 100cqi - 8px)`,
      },
    },
  },
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

/** Cells of two weeks, in one row where there is space. */
export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(28px, 1fr))',
  maxWidth: '924px',
  alignContent: 'start',
  gap: '2px',
  overflow: 'hidden',
});
