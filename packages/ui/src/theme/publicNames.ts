/**
 * The CSS variables that an app may set, by what they replace. Their names stay; those of all others are made by the build.
 * The README of the package lists them.
 */
export const publicNames = {
  color: {
    brand: '--anzhu-brand',
    brandHover: '--anzhu-brand-hover',
    brandSoft: '--anzhu-brand-soft',
    onBrand: '--anzhu-on-brand',
    focus: '--anzhu-focus',
  },
  density: { control: '--anzhu-control-height', row: '--anzhu-row-height' },
  radius: { control: '--anzhu-radius-control', panel: '--anzhu-radius-panel' },
  font: { text: '--anzhu-font', named: '--anzhu-font-named' },
} as const;

/** Values that an app may replace: `var(--anzhu-brand, #0E5A63)`. */
export function replaceable<Values extends Readonly<Record<string, string>>>(
  values: Values,
  names: Readonly<Partial<Record<keyof Values, string>>>,
): Record<keyof Values, string> {
  const entries = Object.entries(values).map(([key, value]) => {
    const name = names[key as keyof Values];
    return [key, name === undefined ? value : `var(${name}, ${value})`];
  });
  return Object.fromEntries(entries) as Record<keyof Values, string>;
}
