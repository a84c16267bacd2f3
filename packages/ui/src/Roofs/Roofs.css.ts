import { color } from '../theme/index.ts';
import { style } from '../theme/style.ts';

/** The lines are a mask over the colour of the theme, also on paper and where the system forces its colours. */
const drawing = style({
  display: 'block',
  background: color.lineStrong,
  maskRepeat: 'no-repeat',
  maskPosition: 'bottom',
  maskSize: 'contain',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

export const usual = style([drawing, { width: '192px', height: '96px' }]);
export const large = style([drawing, { width: '288px', height: '144px' }]);

/** Cut at its sides, and higher in wide windows. */
export const wide = style([
  drawing,
  {
    width: '100%',
    height: 'max(160px, 100vw / 9)',
    opacity: 0.7,
    maskSize: 'max(100%, 1440px) 100%',
  },
]);
