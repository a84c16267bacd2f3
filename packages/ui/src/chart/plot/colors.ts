import { chartAmounts, chartCategories, toneColor } from '../../theme/index.ts';
import type { ColorName } from '../core/look.ts';

const named = (name: string, colors: readonly string[]): [string, string][] =>
  colors.map((color, index) => [`${name}${index}`, color]);

const colors = new Map<string, string>([
  ...named('kind', chartCategories),
  ...named('amount', chartAmounts),
  ...Object.entries(toneColor).map(([tone, { ink }]): [string, string] => [tone, ink]),
]);

/** A colour as a reference to the theme: it follows light and dark automatically. */
export function colorOf(name: ColorName): string {
  return colors.get(name) ?? 'currentColor';
}
