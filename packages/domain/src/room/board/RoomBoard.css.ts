import { color, coveredTop, level, media, roomCard, space, text, weight } from '@anzhu/ui/theme';
import { recipe, style } from '@anzhu/ui/theme/style';

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

const columns = {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, ${roomCard.width})`,
  gap: space[2],
  '@media': {
    [media.phone]: {
      gridTemplateColumns: `repeat(auto-fill, minmax(min(${roomCard.width}, 50% - ${space[2]}), 1fr))`,
    },
  },
} as const;

/** Height of a floor's label, which covers what scrolls below it. */
export const labelHeight = '34px';

/** Room around the cards for their focus ring, since nothing is drawn outside of a floor. */
const ringRoom = space[1];

/**
 * A floor that is far from the screen is not laid out: its height is guessed at first and remembered
 * once it was drawn.
 */
export const floor = style({
  ...columns,
  padding: `0 ${ringRoom} ${space[4]}`,
  marginInline: `-${ringRoom}`,
  contentVisibility: 'auto',
  containIntrinsicHeight: `auto calc(${labelHeight} + ${space[6]} + var(${estimatedLines}) * (${roomCard.height} + ${space[2]}))`,
});

export const floorLabel = style({
  position: 'sticky',
  insetBlockStart: coveredTop,
  zIndex: level.sticky,
  gridColumn: '1 / -1',
  height: labelHeight,
  paddingBlock: '6px',
  background: color.canvas,
  ...text.note,
  fontWeight: weight.regular,
  textAlign: 'start',
  color: color.inkSubtle,
});

export const floorName = style({
  ...text.body,
  fontWeight: weight.strong,
  color: color.ink,
  marginInlineEnd: space[1],
});

export const skeletonFloor = style({ ...columns, paddingBlockEnd: space[4] });
