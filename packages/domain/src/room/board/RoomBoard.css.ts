import { color, coveredTop, level, media, roomCard, space, text, weight } from '@anzhu/ui/theme';
import { recipe, style } from '@anzhu/ui/theme/style';
import { createVar } from '@vanilla-extract/css';

/** Set on a floor: how many lines of cards it will about have. */
export const estimatedLines = '--anzhu-lines';

export const board = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minWidth: 0,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});

/** Rooms that may be out of date lose their colours, not their legibility. */
export const grid = recipe({
  base: { display: 'block', minWidth: 0 },
  variants: { isStale: { true: { filter: 'grayscale(1)' }, false: {} } },
});

export const floors = style({ display: 'block' });

const gap = space[2];
const lineHeight = `(${roomCard.height} + ${gap})`;

/** Room around the cards for their focus ring, since nothing is drawn outside of a floor. */
const ringRoom = space[1];

/** Left of the cards: the label of their floor. A part of it is in the gutter of the page. */
const margin = '60px';
const hung = space[3];

/** Height of a floor's label where it is above its cards, on a phone; it covers what scrolls below it. */
export const labelHeight = createVar();

const heightOf = (label: string): string =>
  `auto calc(${label} + ${space[4]} + var(${estimatedLines}) * ${lineHeight})`;

/**
 * A floor that is far from the screen is not laid out: its height is guessed at first and remembered
 * once it was drawn. The cards fill its width.
 */
export const floor = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${roomCard.width}, 1fr))`,
  gap,
  minHeight: roomCard.height,
  padding: `0 ${ringRoom} ${space[4]} ${margin}`,
  marginInline: `-${hung} -${ringRoom}`,
  contentVisibility: 'auto',
  containIntrinsicHeight: heightOf('0px'),
  vars: { [labelHeight]: '0px' },
  '@media': {
    [media.phone]: {
      gridTemplateColumns: `repeat(auto-fill, minmax(min(${roomCard.width}, 50% - ${gap}), 1fr))`,
      paddingInlineStart: ringRoom,
      marginInlineStart: `-${ringRoom}`,
      containIntrinsicHeight: heightOf('34px'),
      vars: { [labelHeight]: '34px' },
    },
  },
});

/** As high as the floor, so that the words in it can stick. */
export const floorLabel = style({
  position: 'absolute',
  insetBlock: `0 ${space[4]}`,
  insetInlineStart: 0,
  width: `calc(${margin} - ${gap})`,
  padding: 0,
  ...text.note,
  fontWeight: weight.regular,
  textAlign: 'end',
  color: color.inkSubtle,
  '@media': {
    [media.phone]: {
      position: 'sticky',
      insetBlock: `${coveredTop} auto`,
      zIndex: level.sticky,
      gridColumn: '1 / -1',
      width: 'auto',
      height: labelHeight,
      background: color.canvas,
      textAlign: 'start',
    },
  },
});

export const floorWords = style({
  position: 'sticky',
  insetBlockStart: `calc(${coveredTop} + ${space[2]})`,
  display: 'grid',
  paddingBlock: space[1],
  '@media': {
    [media.phone]: {
      position: 'static',
      gridAutoFlow: 'column',
      justifyContent: 'start',
      alignItems: 'baseline',
      gap,
      paddingBlock: '6px',
    },
  },
});

export const floorName = style({ ...text.body, fontWeight: weight.strong, color: color.ink });

/** In place of the counts by status. */
export const skeletonFilters = style({ display: 'flex', flexWrap: 'wrap', gap });
