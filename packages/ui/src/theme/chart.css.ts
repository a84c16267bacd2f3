import {
  assignVars,
  createGlobalTheme,
  createThemeContract,
  globalStyle,
} from '@vanilla-extract/css';
import { darkChart, lightChart } from './palette.ts';

// Apart from the theme: only pages with a chart or a map load it.

const chart = createThemeContract(lightChart);

createGlobalTheme(':root, [data-theme="light"]', chart, lightChart);

// On a screen only: paper is white.
globalStyle('[data-theme="dark"]', {
  '@media': { screen: { vars: assignVars(chart, darkChart) } },
});

/** The references to the colours of a kind, in their order. */
const chartColors = (kind: 'category' | 'amount'): readonly string[] =>
  Object.entries(chart).flatMap(([name, color]) => (name.startsWith(kind) ? [color] : []));

/** Six colours for kinds, in the order in which a chart takes them; the first is the brand. */
export const chartCategories = chartColors('category');

/** Six steps of one hue for amounts, from none to most. */
export const chartAmounts = chartColors('amount');
