import { color, density, media, motion, radius, space, text, weight } from '../theme/index.ts';
import { style } from '../theme/style.ts';

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${space[2]} ${space[4]}`,
  // At the end of the screen, however many rows there are.
  marginBlockStart: 'auto',
  color: color.inkMuted,
  ...text.small,
  '@media': {
    [media.print]: { display: 'none' },
    // The rows that come are higher than those that wait: it would be pushed out of sight.
    [media.phone]: { selectors: { '&[data-unknown]': { display: 'none' } } },
  },
});

export const total = style({ marginInlineEnd: 'auto' });

export const pages = style({ display: 'flex', alignItems: 'center', gap: space[1] });

/** The numbers are for pointers and wide screens; a phone shows which page of how many. */
export const numbers = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  '@media': { [media.phone]: { display: 'none' } },
});

export const position = style({
  display: 'none',
  minWidth: '64px',
  textAlign: 'center',
  '@media': { [media.phone]: { display: 'block' } },
});

export const number = style({
  minWidth: density.control,
  height: density.control,
  padding: `0 ${space[1]}`,
  border: '1px solid transparent',
  borderRadius: radius.control,
  color: color.ink,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}`,
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-current]': {
      borderColor: color.brand,
      background: color.surface,
      color: color.brand,
      fontWeight: weight.strong,
    },
    '&[aria-current]:hover': { background: color.brandSoft },
  },
});

export const gap = style({ minWidth: density.control, textAlign: 'center', userSelect: 'none' });

/** What is set rather than pressed; a phone does without it. */
export const setting = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  '@media': { [media.phone]: { display: 'none' } },
});

const control = {
  height: density.control,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  transition: `border-color ${motion.quick}`,
  selectors: { '&:hover': { borderColor: color.ink } },
} as const;

export const size = style({ width: '72px' });

export const jump = style({
  ...control,
  width: '72px',
  paddingInline: space[2],
  textAlign: 'center',
});

export const refused = style({ color: color.danger });
