/** What a picture of numbers outside of this package is computed with, as the map is. No styles, no React. */
export {
  ariaLabelOf,
  markList,
  markOption,
  middleToBaseline,
  px,
  type Mark,
  type Size,
} from './drawing.ts';
export { amountLook, amountSteps } from './look.ts';
export { fullNumber, shareOf, shortNumber } from './number.ts';
export type { Box } from '../../lib/place.ts';
export { air, overlap } from './place.ts';
export { toNumber } from './point.ts';
export { textWidth, wordSize } from './textWidth.ts';
