import { color, density, focusRing, media, radius, space, text } from '../theme/index.ts';
import { hairlineBelow, readOnly } from '../Field/Field.css.ts';
import { recipe, style } from '../theme/style.ts';

export const group = recipe({
  base: { display: 'flex', minWidth: 0, selectors: { [`${readOnly} > &`]: hairlineBelow } },
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

export const row = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, auto)',
  alignItems: 'center',
  columnGap: '8px',
  width: 'fit-content',
  maxWidth: '100%',
  minWidth: '24px',
  minHeight: '24px',
  ...text.body,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { color: color.inkSubtle, cursor: 'not-allowed' },
    [`${readOnly} &`]: { cursor: 'default' },
  },
  '@media': { [media.touch]: { minHeight: density.control } },
});

export const radio = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '16px',
  height: '16px',
  margin: 0,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.round,
  background: color.surface,
  cursor: 'inherit',
  selectors: {
    [`${row}:hover &:enabled`]: { borderColor: color.brand },
    '&:focus-visible': focusRing,
    '[aria-invalid="true"] &': { borderColor: color.danger },
    '&:checked': { borderColor: color.brand },
    '&:checked::after': {
      content: '',
      width: '8px',
      height: '8px',
      borderRadius: radius.round,
      background: color.brand,
    },
    '&:disabled': { borderColor: color.line, background: color.sunken },
    [`${readOnly} &`]: { background: 'transparent' },
    '&:disabled:checked': { borderColor: color.lineStrong },
    '&:disabled:checked::after': { background: color.lineStrong },
  },
});

export const optionNote = style({
  ...text.note,
  gridColumn: 2,
  color: color.inkMuted,
});
