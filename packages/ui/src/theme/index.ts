import './themes.css.ts';

export { applyTheme, readAppearance, useAppearance, type Appearance } from './appearance.ts';
export {
  activeOption,
  focusRing,
  forcedActive,
  eachTone,
  toneColor,
  tones,
  type Tone,
  type ToneColor,
} from './colors.ts';
export { color, density } from './contract.css.ts';
export { coveredTop, coveredTopVar, ground, groundVar, visuallyHidden } from './shared.css.ts';
export { codeColor } from './palette.ts';
export {
  fontFamily,
  level,
  media,
  monoFamily,
  motion,
  named,
  popoverInset,
  radius,
  rem,
  roomCard,
  shadow,
  space,
  text,
  weight,
} from './scale.ts';
