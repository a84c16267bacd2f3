import { readOnly } from '../Field/Field.css.ts';
import { style } from '../theme/style.ts';

const inset = '4px 10px';

export const box = style({ height: 'auto', paddingInline: 0 });

/** As high as its text: an invisible copy gives the height in the frame in which a line is added, without measuring. */
export const grower = style({
  display: 'grid',
  flex: 1,
  minWidth: 0,
  selectors: {
    '&::after': {
      content: 'attr(data-text) " "',
      gridArea: '1 / 1',
      boxSizing: 'border-box',
      minWidth: 0,
      minHeight: 'inherit',
      maxHeight: 'inherit',
      padding: inset,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      overflow: 'hidden',
      visibility: 'hidden',
    },
    [`${readOnly} &::after`]: { paddingInline: 0 },
  },
});

export const input = style({
  gridArea: '1 / 1',
  display: 'block',
  padding: inset,
  resize: 'none',
  overflow: 'auto',
  overflowWrap: 'anywhere',
  selectors: { [`${readOnly} &`]: { paddingInline: 0 } },
});
