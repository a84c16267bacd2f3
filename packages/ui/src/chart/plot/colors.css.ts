import { chartAmounts, chartCategories, color, toneColor } from '../../theme/index.ts';

// In a file of styles: pages get the finished references, and not the whole theme as code.

const numbered = (name: string, colors: readonly string[]): [string, string][] =>
  colors.map((one, index) => [`${name}${index}`, one]);

/** Every colour of charts as a reference to the theme: it follows light and dark automatically. */
export const chartColors: Record<string, string> = {
  ...Object.fromEntries(numbered('kind', chartCategories)),
  ...Object.fromEntries(numbered('amount', chartAmounts)),
  ...Object.fromEntries(Object.entries(toneColor).map(([tone, { ink }]) => [tone, ink])),
};

/** The ground and the words of an exported picture. */
export const pictureColors = {
  ground: color.surface,
  title: color.ink,
  period: color.inkMuted,
};
