import './reset.css.ts';
import './themes.css.ts';

export { applyTheme, readAppearance, useAppearance, type Appearance } from './appearance.ts';
export { chartAmounts, chartCategories } from './chart.ts';
export { chart, color, density } from './contract.css.ts';
export { coveredTop, coveredTopVar } from './covered.css.ts';
export { focusRing } from './focus.ts';
export { visuallyHidden } from './hidden.css.ts';
export { codeColor } from './palette.ts';
export {
  fontFamily,
  level,
  media,
  monoFamily,
  motion,
  radius,
  roomCard,
  shadow,
  space,
  text,
  weight,
} from './scale.ts';
export { eachTone, toneColor, tones, type Tone, type ToneColor } from './tone.ts';
