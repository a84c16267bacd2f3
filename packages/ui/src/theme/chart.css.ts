import {
  assignVars,
  createGlobalTheme,
  createThemeContract,
  globalStyle,
} from '@vanilla-extract/css';
import { darkChart, lightChart } from './palette.ts';
import { publicNames, replaceable } from './publicNames.ts';
import { media } from './scale.ts';

// Apart from the theme: only pages with a chart or a map load it.

const chart = createThemeContract(lightChart);

/** What is the brand follows an app's. */
const brand = { category1: publicNames.color.brand, amount5: publicNames.color.brand };

createGlobalTheme(':root, [data-theme="light"]', chart, replaceable(lightChart, brand));

// On a screen only: paper is white.
globalStyle('[data-theme="dark"]', {
  '@media': { screen: { vars: assignVars(chart, replaceable(darkChart, brand)) } },
});

/** Where colours are forced amounts are shades between the system's two; words are read on the darkest. */
const forcedAmounts = Object.fromEntries(
  ([0, 1, 2, 3, 4, 5] as const).map((step) => [
    chart[`amount${step}`],
    `color-mix(in oklab, CanvasText ${step * 9}%, Canvas)`,
  ]),
);
globalStyle(':root, [data-theme]', { '@media': { [media.forced]: { vars: forcedAmounts } } });

/** The references to the colours of a kind, in their order. */
const chartColors = (kind: 'category' | 'amount'): readonly string[] =>
  Object.entries(chart).flatMap(([name, color]) => (name.startsWith(kind) ? [color] : []));

/** Six colours for kinds, in the order in which a chart takes them; the first is the brand. */
export const chartCategories = chartColors('category');

/** Six steps of one hue for amounts, from none to most. */
export const chartAmounts = chartColors('amount');
