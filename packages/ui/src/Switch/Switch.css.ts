import { color, density, focusRing, media, motion, radius, text } from '../theme/index.ts';
import { hairlineBelow, readOnly } from '../Field/Field.css.ts';
import { style } from '../theme/style.ts';

export const row = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  width: 'fit-content',
  maxWidth: '100%',
  minHeight: '24px',
  ...text.body,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { color: color.inkSubtle, cursor: 'not-allowed' },
    '&:has([aria-busy="true"])': { cursor: 'progress' },
    [`${readOnly} > &`]: hairlineBelow,
  },
  '@media': { [media.touch]: { minHeight: density.control } },
});

/** On it is filled and its knob is at the end: not by colour alone. */
export const track = style({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  width: '32px',
  height: '18px',
  margin: 0,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.round,
  background: color.sunken,
  cursor: 'inherit',
  selectors: {
    [`${row}:hover &:enabled`]: { borderColor: color.brand },
    '&:focus-visible': focusRing,
    '&[aria-invalid="true"]': { borderColor: color.danger },
    '&:checked': { background: color.brand, borderColor: color.brand },
    '&::after': {
      content: '',
      position: 'absolute',
      boxSizing: 'border-box',
      insetBlockStart: '2px',
      insetInlineStart: '2px',
      width: '12px',
      height: '12px',
      borderRadius: radius.round,
      background: color.lineStrong,
      transition: `translate ${motion.quick}`,
    },
    '&:checked::after': { translate: '14px 0', background: color.onBrand },
    '&:disabled': { borderColor: color.line, background: color.sunken },
    '&:disabled:checked': { borderColor: color.lineStrong, background: color.lineStrong },
    '&:disabled:checked::after': { background: color.surface },
    '&[aria-busy="true"]': { opacity: 0.6 },
  },
});

export const stateWord = style({ ...text.small, color: color.inkMuted });

/** Below the words, not below the switch. */
export const inset = style({ paddingInlineStart: '40px' });
