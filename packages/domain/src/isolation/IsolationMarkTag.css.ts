import { color, media } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** Set on the element: the day that it is, and how many are planned. */
export const stepVars = { day: '--day', planned: '--planned' } as const;
const step = `(100% / var(${stepVars.planned}))`;
const done = `calc(${step} * var(${stepVars.day}))`;

/** The words, and below them a step for each planned day, those that have come in ink of isolation. */
export const steps = style({
  display: 'inline-grid',
  rowGap: '3px',
  minWidth: '68px',
  lineHeight: '18px',
  selectors: {
    '&::after': {
      content: '""',
      height: '3px',
      background: `linear-gradient(to right, ${color.accent} ${done}, ${color.line} ${done})`,
      maskImage: `repeating-linear-gradient(to right, black 0 calc(${step} - 1px), transparent calc(${step} - 1px) calc(${step}))`,
    },
  },
  '@media': { [media.print]: { selectors: { '&::after': { display: 'none' } } } },
});
