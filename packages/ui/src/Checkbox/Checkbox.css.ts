import { choiceBox, choiceRow } from '../Field/choice.css.ts';
import { hairlineBelow, readOnly } from '../Field/Field.css.ts';
import { color, density, media, radius } from '../theme/index.ts';
import { style } from '../theme/style.ts';

export const row = style([
  choiceRow,
  {
    display: 'inline-flex',
    selectors: {
      '&:has([aria-readonly="true"])': { cursor: 'default' },
      // In a group the line is below the group.
      [`${readOnly}:not(${readOnly} *) > &`]: hairlineBelow,
    },
    '@media': { [media.touch]: { minWidth: density.control } },
  },
]);

export const box = style([
  choiceBox,
  {
    position: 'relative',
    borderRadius: radius.control,
    selectors: {
      '&:checked, &:indeterminate': { background: color.brand, borderColor: color.brand },
      '&:disabled:is(:checked, :indeterminate)': {
        background: color.lineStrong,
        borderColor: color.lineStrong,
      },
      '&&[aria-readonly="true"]': { borderColor: color.line, background: 'transparent' },
      '&::after': { content: '', position: 'absolute', boxSizing: 'border-box' },
      '&:checked::after': {
        left: '4px',
        top: '1px',
        width: '6px',
        height: '10px',
        border: `solid ${color.onBrand}`,
        borderWidth: '0 2px 2px 0',
        rotate: '42deg',
      },
      '&:indeterminate::after': {
        left: '3px',
        top: '6px',
        width: '8px',
        height: '2px',
        border: 0,
        rotate: '0deg',
        background: color.onBrand,
      },
      '&[aria-readonly="true"]:checked::after': { borderColor: color.ink },
      '&[aria-readonly="true"]:indeterminate::after': { background: color.ink },
    },
  },
]);

/** Below the words, not below the box. */
export const inset = style({ paddingInlineStart: '24px' });
