import {
  assignVars,
  createGlobalTheme,
  createThemeContract,
  globalStyle,
} from '@vanilla-extract/css';
import { darkChart, lightChart, type ThemeChart } from './palette.ts';

// Apart from the theme: only pages with a chart or a map load it.

const chart = createThemeContract(
  Object.fromEntries(Object.keys(lightChart).map((name) => [name, null])) as Record<
    keyof ThemeChart,
    null
  >,
);

createGlobalTheme(':root, [data-theme="light"]', chart, lightChart);

// On a screen only: paper is white.
globalStyle('[data-theme="dark"]', {
  '@media': { screen: { vars: assignVars(chart, darkChart) } },
});

/** Six colours for kinds, in the order in which a chart takes them; the first is the brand. */
export const chartCategories: readonly string[] = [
  chart.category1,
  chart.category2,
  chart.category3,
  chart.category4,
  chart.category5,
  chart.category6,
];

/** Six steps of one hue for amounts, from none to most. */
export const chartAmounts: readonly string[] = [
  chart.amount0,
  chart.amount1,
  chart.amount2,
  chart.amount3,
  chart.amount4,
  chart.amount5,
];
