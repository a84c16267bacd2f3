import { create, type ThemeVars } from 'storybook/theming';
import { mark, outlineOf } from '../packages/ui/src/Seal/mark.ts';
import {
  darkColor,
  lightColor,
  markColor,
  type ThemeColor,
} from '../packages/ui/src/theme/palette.ts';
import { monoFamily, usualFamily, weight } from '../packages/ui/src/theme/scale.ts';

const font = `font: ${weight.strong} 20px/28px ${usualFamily.named.replaceAll('"', "'")}`;

/** The seal and the name, as on the rail of the product. */
const brand = `<svg width="28" height="28" viewBox="0 0 ${mark.width} ${mark.height}" aria-hidden="true"><path fill="${markColor.paper}" d="${outlineOf(mark.d)}"/><path fill="${markColor.ink}" fill-rule="evenodd" d="${mark.d}"/></svg><span style="margin-inline-start: 10px; ${font}">安住</span>`;

/** The workbench in the product's own colours, so that nothing around a component distracts from it. */
function workbenchTheme(base: 'light' | 'dark', color: ThemeColor): ThemeVars {
  return create({
    base,
    brandTitle: brand,
    colorPrimary: color.brand,
    colorSecondary: color.brand,
    appBg: color.canvas,
    appContentBg: color.canvas,
    appPreviewBg: color.canvas,
    appHoverBg: color.hover,
    appBorderColor: color.line,
    appBorderRadius: 4,
    barBg: color.canvas,
    barTextColor: color.inkMuted,
    barSelectedColor: color.brand,
    barHoverColor: color.brandHover,
    buttonBg: color.surface,
    buttonBorder: color.lineStrong,
    booleanBg: color.sunken,
    booleanSelectedBg: color.surface,
    textColor: color.ink,
    textInverseColor: color.onBrand,
    textMutedColor: color.inkMuted,
    inputBg: color.surface,
    inputBorder: color.lineStrong,
    inputTextColor: color.ink,
    inputBorderRadius: 4,
    fontBase: usualFamily.text,
    fontCode: monoFamily,
  });
}

const workbenches = {
  light: workbenchTheme('light', lightColor),
  dark: workbenchTheme('dark', darkColor),
};

/** The theme of the workbench beside a theme of the toolbar: with `both` the light one. */
export function workbench(theme: unknown): { vars: ThemeVars; color: ThemeColor } {
  return theme === 'dark'
    ? { vars: workbenches.dark, color: darkColor }
    : { vars: workbenches.light, color: lightColor };
}
