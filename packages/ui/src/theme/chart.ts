import { chart } from './contract.css.ts';

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
