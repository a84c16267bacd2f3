import { create, type ThemeVars } from 'storybook/theming';
import { darkColor, lightColor, type ThemeColor } from '../packages/ui/src/theme/palette.ts';
import { fontFamily, monoFamily } from '../packages/ui/src/theme/scale.ts';

/** The workbench in the product's own colours, so that nothing around a component distracts from it. */
function workbenchTheme(base: 'light' | 'dark', color: ThemeColor): ThemeVars {
  return create({
    base,
    brandTitle: '安住',
    colorPrimary: color.brand,
    colorSecondary: color.brand,
    appBg: color.canvas,
    appContentBg: color.surface,
    appPreviewBg: color.canvas,
    appBorderColor: color.line,
    appBorderRadius: 4,
    barBg: color.surface,
    barTextColor: color.inkMuted,
    barSelectedColor: color.brand,
    barHoverColor: color.brandHover,
    textColor: color.ink,
    textInverseColor: color.onBrand,
    textMutedColor: color.inkMuted,
    inputBg: color.surface,
    inputBorder: color.lineStrong,
    inputTextColor: color.ink,
    inputBorderRadius: 4,
    fontBase: fontFamily,
    fontCode: monoFamily,
  });
}

export const lightWorkbench = workbenchTheme('light', lightColor);
export const darkWorkbench = workbenchTheme('dark', darkColor);
