import { hairlineBelow, labelRoom, noteRoom, readOnly } from '../Field/Field.css.ts';
import { color, density, focusRing, media, radius, space, text } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

export const row = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  width: 'fit-content',
  maxWidth: '100%',
  minWidth: '24px',
  minHeight: '24px',
  ...text.body,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { color: color.inkSubtle, cursor: 'not-allowed' },
    '&:has([aria-readonly="true"])': { cursor: 'default' },
    // In a group the line is below the group.
    [`${readOnly}:not(${readOnly} *) > &`]: hairlineBelow,
  },
  '@media': { [media.touch]: { minWidth: density.control, minHeight: density.control } },
});

export const box = style({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  width: '16px',
  height: '16px',
  margin: 0,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.surface,
  cursor: 'inherit',
  selectors: {
    [`${row}:hover &:enabled`]: { borderColor: color.brand },
    '&:focus-visible': focusRing,
    '&[aria-invalid="true"]': { borderColor: color.danger },
    '&:checked, &:indeterminate': { background: color.brand, borderColor: color.brand },
    '&:disabled': { borderColor: color.line, background: color.sunken },
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
});

/** Below the words, not below the box. */
export const inset = style({ paddingInlineStart: '24px' });

/** The boxes of a group have no margin of their own: the spacing of the form applies to the group. */
export const choices = recipe({
  base: {
    display: 'flex',
    minWidth: 0,
    vars: { [labelRoom]: '0', [noteRoom]: '0' },
    selectors: { [`${readOnly} > &`]: hairlineBelow },
  },
  variants: {
    orientation: {
      horizontal: {
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        columnGap: space[5],
        minHeight: density.control,
        paddingBlock: `calc((${density.control} - 24px) / 2)`,
      },
      vertical: { flexDirection: 'column', gap: space[1] },
    },
  },
});
