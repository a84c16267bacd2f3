import { style } from '../theme/style.ts';

const inset = '4px 10px';

export const box = style({ height: 'auto', paddingInline: 0 });

/**
 * As high as its text: an unseen copy of the text gives the height, the text area fills it. So it grows
 * in the very frame in which a line is added, without measuring.
 */
export const grower = style({
  display: 'grid',
  flex: 1,
  minWidth: 0,
  selectors: {
    '&::after': {
      content: 'attr(data-text) " "',
      gridArea: '1 / 1',
      minWidth: 0,
      minHeight: 'inherit',
      maxHeight: 'inherit',
      padding: inset,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      overflow: 'hidden',
      visibility: 'hidden',
    },
  },
});

export const input = style({
  gridArea: '1 / 1',
  display: 'block',
  padding: inset,
  resize: 'none',
  overflow: 'auto',
  overflowWrap: 'anywhere',
});
