import './themes.css.ts';

export { applyTheme, readAppearance, useAppearance, type Appearance } from './appearance.ts';
export {
  focusRing,
  forcedActive,
  eachTone,
  toneColor,
  tones,
  type Tone,
  type ToneColor,
} from './colors.ts';
export { color, density } from './contract.css.ts';
export { coveredTop, coveredTopVar, visuallyHidden } from './shared.css.ts';
export { codeColor } from './palette.ts';
export {
  fontFamily,
  level,
  media,
  monoFamily,
  motion,
  named,
  radius,
  roomCard,
  shadow,
  space,
  text,
  weight,
} from './scale.ts';
