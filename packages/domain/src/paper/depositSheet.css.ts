import { color, space, text, weight } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** Half a page: below the first a line to cut along. */
export const copy = style({
  breakInside: 'avoid',
  minBlockSize: '125mm',
  selectors: {
    '& + &': { paddingBlockStart: space[6], borderBlockStart: `1px dashed ${color.line}` },
  },
});

export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[3],
  borderBlock: `1px solid ${color.ink}`,
  fontWeight: weight.strong,
});

export const sum = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const note = style({ ...text.small, color: color.inkMuted, paddingBlockStart: space[3] });
