import { chartAmounts, chartCategories } from '../../theme/chart.css.ts';
import { color, toneColor } from '../../theme/index.ts';

// In a file of styles: pages get the finished references, and not the whole theme as code.

const numbered = (name: string, colors: readonly string[]): [string, string][] =>
  colors.map((one, index) => [`${name}${index}`, one]);

/** The one colour of all that is drawn, where the system forces colours; set on the drawing. */
export const solidName = '--anzhu-solid';

const solid = (colors: [string, string][]): Record<string, string> =>
  Object.fromEntries(colors.map(([name, own]) => [name, `var(${solidName}, ${own})`]));

/** Every colour of charts as a reference to the theme: it follows light and dark automatically. */
export const chartColors: Record<string, string> = {
  ...solid(numbered('kind', chartCategories)),
  ...solid([['quiet', color.lineStrong]]),
  ...Object.fromEntries(numbered('amount', chartAmounts)),
  ...solid(Object.entries(toneColor).map(([tone, { ink }]) => [tone, ink])),
  ...Object.fromEntries(Object.entries(toneColor).map(([tone, { soft }]) => [`${tone}Soft`, soft])),
};

export const pictureColors = {
  ground: color.surface,
  title: color.ink,
  period: color.inkMuted,
};
