import {
  color,
  compactRoomCard,
  coveredTop,
  level,
  media,
  recordPanelWidth,
  roomCard,
  space,
  text,
  toneColor,
  weight,
} from '@anzhu/ui/theme';
import { recipe, style } from '@anzhu/ui/theme/style';
import { createVar, globalStyle } from '@vanilla-extract/css';

/** Set on a floor: how many lines of cards it will about have. */
export const estimatedLines = '--anzhu-lines';

/** Height of the counts, which stay in sight. */
export const stripHeight = createVar();

export const board = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // The counts have their own room above them.
  marginBlockStart: `-${space[2]}`,
  vars: { [stripHeight]: '40px' },
  '@media': {
    [media.touch]: { vars: { [stripHeight]: '56px' } },
    [media.print]: { display: 'block', margin: 0 },
  },
});

/** The counts. They scroll sideways where there is no space for all. */
export const strip = style({
  position: 'sticky',
  top: coveredTop,
  zIndex: level.sticky,
  display: 'flex',
  alignItems: 'center',
  height: stripHeight,
  marginInline: `-${space[3]}`,
  paddingInline: space[3],
  background: color.canvas,
  '@media': { [media.print]: { display: 'none' } },
});

const cardWidth = createVar();
export const cardHeight = createVar();
const gap = createVar();

/** Between a floor and the next. */
const floorGap = createVar();

const sizes = ({ width, height, gap: between }: Record<keyof typeof roomCard, string>) => ({
  [cardWidth]: width,
  [cardHeight]: height,
  [gap]: between,
});

/** The size of the rooms. */
export const zoom = recipe({
  base: { display: 'block', minWidth: 0 },
  variants: {
    isCompact: {
      false: {
        vars: { ...sizes(roomCard), [floorGap]: space[4] },
        // Four in a line of a sheet.
        '@media': { [media.print]: { vars: { [cardWidth]: '128px' } } },
      },
      true: { vars: { ...sizes(compactRoomCard), [floorGap]: '6px' } },
    },
    /** Rooms that may be out of date lose their colours, not their legibility. */
    isStale: { true: { filter: 'grayscale(1)' }, false: {} },
  },
});

export const floors = style({ display: 'block' });

/** Left of the cards: the label of their floor. A part of it is in the gutter of the page. */
const margin = '60px';
const hung = space[3];

/** Room around the cards for their focus ring, since nothing is drawn outside of a floor. */
const ringRoom = space[1];

/** What scrolls beside a record; without one it is as wide as what is in it. */
export const beside = style({
  selectors: {
    'main:has([data-docked]) &': {
      marginInline: `-${hung} -${ringRoom}`,
      paddingInline: `${hung} ${ringRoom}`,
      overflowX: 'auto',
      // What is scrolled to is not below the edge; beside the first room is the label of its floor.
      scrollPaddingInline: `calc(${margin} + ${space[3]}) ${space[3]}`,
      '@media': { [media.print]: { margin: 0, padding: 0, overflow: 'visible' } },
    },
  },
});

// As wide as without the panel, so that no room changes place; a screen is 1680 px wide at most.
globalStyle(`main:has([data-docked]) ${beside} > table`, {
  '@media': {
    screen: { width: `min(1680px - 2 * ${space[6]}, 100% + ${recordPanelWidth})` },
  },
});

const lineHeight = `(${cardHeight} + ${gap})`;

/** Height of a floor's label where it is above its cards, on a phone; it covers what scrolls below it. */
export const labelHeight = createVar();

const heightOf = (label: string): string =>
  `auto calc(${label} + ${floorGap} + var(${estimatedLines}) * ${lineHeight})`;

/**
 * A floor that is far from the screen is not laid out: its height is guessed at first and remembered
 * once it was drawn. The cards fill its width.
 */
export const floor = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${cardWidth}, 1fr))`,
  gap,
  minHeight: cardHeight,
  padding: `${ringRoom} ${ringRoom} ${floorGap} ${margin}`,
  marginBlockStart: `-${ringRoom}`,
  marginInline: `-${hung} -${ringRoom}`,
  // The ring of the first line is below the counts, not under them.
  selectors: { '&:first-child': { marginBlockStart: 0 } },
  contentVisibility: 'auto',
  containIntrinsicHeight: heightOf('0px'),
  vars: { [labelHeight]: '0px' },
  '@media': {
    [media.print]: {
      contentVisibility: 'visible',
      breakInside: 'avoid',
      marginInlineEnd: 0,
      paddingInlineEnd: 0,
    },
    [media.phone]: {
      gridTemplateColumns: `repeat(auto-fill, minmax(min(${cardWidth}, 50% - ${gap}), 1fr))`,
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
  insetBlock: `${ringRoom} ${floorGap}`,
  insetInlineStart: 0,
  width: `calc(${margin} - ${space[2]})`,
  padding: 0,
  ...text.note,
  fontWeight: weight.regular,
  textAlign: 'end',
  color: color.inkSubtle,
  '@media': {
    [media.phone]: {
      position: 'sticky',
      insetBlock: `calc(${coveredTop} + ${stripHeight}) auto`,
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
  insetBlockStart: `calc(${coveredTop} + ${stripHeight})`,
  display: 'grid',
  // There it would stick to what scrolls sideways.
  selectors: { [`main:has([data-docked]) ${beside} &`]: { position: 'static' } },
  '@media': {
    [media.phone]: {
      position: 'static',
      gridAutoFlow: 'column',
      justifyContent: 'start',
      alignItems: 'baseline',
      gap: space[2],
      paddingBlock: '6px',
    },
  },
});

/** The nature of a floor of isolation rooms. */
export const floorNature = style({ color: toneColor.accent.ink, fontWeight: weight.strong });

export const floorName = style({ ...text.body, fontWeight: weight.strong, color: color.ink });
