import { density, media, space } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** Filter bar and toolbar: below each other; on phones in one line while the filters are folded. */
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: density.blockGap,
  '@media': {
    [media.phone]: { flexFlow: 'row wrap', alignItems: 'center', gap: space[2] },
  },
});

export const columnTools = style({ '@media': { [media.phone]: { display: 'none' } } });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  '@media': { [media.phone]: { marginInlineStart: 'auto' } },
});
