import './themes.css.ts';

export { applyTheme, followAppearance, useAppearance, type Appearance } from './appearance.ts';
export * from './colors.ts';
export { color, density } from './contract.css.ts';
export { coveredTop, coveredTopVar, ground, groundVar, visuallyHidden } from './shared.css.ts';
export { codeColor, markColor } from './palette.ts';
export * from './scale.ts';
