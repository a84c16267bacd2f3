import { color, motion, radius, space, text } from '../theme/index.ts';
import { hairlineBelow, readOnly } from '../Field/Field.css.ts';
import { recipe, style } from '../theme/style.ts';

/** Picture and buttons: beside each other, below each other where it is narrow. */
export const frame = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[3],
  selectors: { [`${readOnly} > &`]: { paddingBottom: space[2], ...hairlineBelow } },
});

const over = { background: color.brandSoft, borderColor: color.brand, color: color.brand };

/** The picture's box: of fixed size. */
export const box = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    maxWidth: '100%',
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    background: color.sunken,
    color: color.inkMuted,
    transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  },
  variants: {
    shape: {
      square: { width: '104px', aspectRatio: '1', borderRadius: radius.control },
      round: { width: '104px', aspectRatio: '1', borderRadius: radius.round },
      wide: { width: '240px', aspectRatio: '16 / 9', borderRadius: radius.control },
    },
    isInvalid: { true: { borderColor: color.danger } },
    isOver: { true: over },
  },
});

/** The box as a button, as long as there is no picture. */
export const choose = style({
  background: color.surface,
  borderStyle: 'dashed',
  borderColor: color.lineStrong,
  cursor: 'pointer',
  selectors: {
    '&:enabled:hover': { borderColor: color.brand, color: color.brand },
    '&:enabled:active': { background: color.brandSoft },
    '&:disabled': {
      background: color.sunken,
      borderColor: color.line,
      color: color.inkSubtle,
      cursor: 'not-allowed',
    },
    '&[data-invalid]': { borderColor: color.danger },
    '&[data-over]': { ...over, borderStyle: 'solid' },
  },
});

export const hint = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[1],
  padding: space[1],
  ...text.small,
});

export const picture = recipe({
  base: { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  variants: { isDimmed: { true: { opacity: 0.45 } } },
});

/** The line at the foot of the picture; higher up in a circle, where the foot is narrow. */
export const progress = recipe({
  base: { position: 'absolute', insetInline: space[2], bottom: space[2] },
  variants: {
    isRound: { true: { insetInline: space[5], bottom: space[5] } },
  },
});

/** The state: a line of text above the buttons. */
export const standing = style({ ...text.small, color: color.inkMuted });

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[2],
  minWidth: 0,
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
