import { density, media, named, space, text } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)',
  alignItems: 'end',
  gap: density.blockGap,
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The ledger opens with its day. Outside of the columns, which stick. */
export const head = style({
  ...text.display,
  ...named,
  '@media': { [media.phone]: text.title },
});

/** The shorter column sticks once its end is in view; as high as the window, it begins at the top. */
export const column = style({
  position: 'sticky',
  insetBlockEnd: space[4],
  display: 'grid',
  alignContent: 'start',
  gap: density.blockGap,
  minWidth: 0,
  minHeight: 'calc(100dvh - 128px)',
  '@media': { [`${media.medium}, ${media.print}`]: { position: 'static', minHeight: 0 } },
});
