import { color, coveredTop, level, media, space } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** Sections, form and preview beside each other as far as there is space for them. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr) minmax(280px, 360px)',
  gap: space[6],
  alignItems: 'start',
  '@media': {
    'screen and (max-width: 1199px)': { gridTemplateColumns: '112px minmax(0, 1fr)' },
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] },
  },
});

export const sections = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minWidth: 0,
});

/** Where there is no space beside the form, the preview is below it. */
export const preview = style({
  position: 'sticky',
  top: `calc(${coveredTop} + ${space[4]})`,
  maxHeight: `calc(100dvh - ${coveredTop} - ${space[8]})`,
  overflowY: 'auto',
  minWidth: 0,
  '@media': {
    'screen and (max-width: 1199px)': {
      gridColumn: '1 / -1',
      position: 'static',
      maxHeight: 'none',
    },
  },
});

/** The buttons of a form that is longer than the window. */
export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: level.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[3],
  paddingBlock: space[3],
  borderTop: `1px solid ${color.line}`,
  background: color.canvas,
});
