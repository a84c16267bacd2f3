import { choiceBox, choiceRow } from '../Field/choice.css.ts';
import { hairlineBelow, readOnly } from '../Field/Field.css.ts';
import { color, motion, radius } from '../theme/index.ts';
import { style } from '../theme/style.ts';

export const row = style([
  choiceRow,
  {
    display: 'inline-flex',
    selectors: {
      '&:has([aria-busy="true"])': { cursor: 'progress' },
      [`${readOnly} > &`]: hairlineBelow,
    },
  },
]);

/** On it is filled and its knob is at the end: not by colour alone. */
export const track = style([
  choiceBox,
  {
    position: 'relative',
    width: '32px',
    height: '18px',
    borderRadius: radius.round,
    background: color.sunken,
    selectors: {
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
      '&:disabled:checked': { borderColor: color.lineStrong, background: color.lineStrong },
      '&:disabled:checked::after': { background: color.surface },
      '&[aria-busy="true"]': { opacity: 0.6 },
    },
  },
]);

/** Below the words, not below the switch. */
export const inset = style({ paddingInlineStart: '40px' });
