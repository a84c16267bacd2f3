import { fallbackVar } from '@vanilla-extract/css';
import { color, density, media, space, text } from '../theme/index.ts';
import { style } from '../theme/style.ts';
import { field, hairlineBelow, labelRoom, noteRoom, readOnly } from './Field.css.ts';

/** A field of one box and its words: in a form it is aligned with the controls beside it. */
export const toggleField = style([field, { paddingTop: fallbackVar(labelRoom, '0') }]);

/** A box, radio or switch with its words: all of it can be pressed. */
export const choiceRow = style({
  alignItems: 'center',
  columnGap: '8px',
  width: 'fit-content',
  maxWidth: '100%',
  minWidth: '24px',
  minHeight: '24px',
  ...text.body,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.inkSubtle, cursor: 'not-allowed' } },
  '@media': { [media.touch]: { minHeight: density.control } },
});

/** What boxes, radios and switches have in common. */
export const choiceBox = style({
  appearance: 'none',
  flexShrink: 0,
  width: '16px',
  height: '16px',
  margin: 0,
  border: `1px solid ${color.lineStrong}`,
  background: color.surface,
  cursor: 'inherit',
  selectors: {
    [`${choiceRow}:hover &:enabled`]: { borderColor: color.brand },
    // Radios are marked as a group. `:where` keeps it below `:checked`.
    '&[aria-invalid="true"], [aria-invalid="true"]:where([role="radiogroup"]) &': {
      borderColor: color.danger,
    },
    '&:disabled': { borderColor: color.line, background: color.sunken },
  },
});

/** Several of them. They have no space of their own: the spacing of the form applies to the group. */
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: space[5],
  minWidth: 0,
  minHeight: density.control,
  paddingBlock: `calc((${density.control} - 24px) / 2)`,
  vars: { [labelRoom]: '0', [noteRoom]: '0' },
  selectors: { [`${readOnly} > &`]: hairlineBelow },
});
