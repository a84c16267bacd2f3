import { color, density, level, media, space } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

/** A form is read from top to bottom, in lines that the eye finds again. */
const columnWidth = '640px';

export const page = recipe({
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: `${space[6]} ${space[10]}`,
    minWidth: 0,
    '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  variants: {
    isWide: {
      true: { gridTemplateColumns: 'minmax(0, 1fr) 280px' },
      false: { gridTemplateColumns: `minmax(0, ${columnWidth}) 280px` },
    },
  },
});

export const column = recipe({
  base: { display: 'flex', flexDirection: 'column', gap: space[6], minWidth: 0 },
  variants: { isWide: { false: { maxWidth: columnWidth } } },
});

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: density.blockGap,
  minWidth: 0,
});

export const sectionTitle = style({
  paddingBlockEnd: space[1],
  borderBottom: `1px solid ${color.line}`,
});

/** On phones it stays in sight, at the thumb, over the gutters of the page. */
export const foot = style({
  '@media': {
    [media.phone]: {
      position: 'sticky',
      bottom: 0,
      zIndex: level.sticky,
      marginInline: `calc(-1 * ${space[3]})`,
      padding: `0 ${space[3]} max(${space[2]}, env(safe-area-inset-bottom))`,
      borderTop: `1px solid ${color.line}`,
      background: color.canvas,
    },
  },
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  paddingBlockStart: space[2],
  '@media': { [media.phone]: { justifyContent: 'flex-end' } },
});
