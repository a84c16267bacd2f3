import type { MenuChoice } from './menuItem.ts';

/**
 * What is chosen after a press, in the order of the options; null when the press was on an option that
 * is refused, or changed nothing.
 */
export function chosenIds(
  { value, options }: Pick<MenuChoice, 'value' | 'options'>,
  keys: 'all' | Iterable<string | number>,
): string[] | null {
  const after = new Set(keys === 'all' ? options.map((one) => one.id) : [...keys].map(String));
  const before = new Set(value);
  const changed = options.filter(({ id }) => after.has(id) !== before.has(id));
  const isRefused = changed.some((one) => one.disabledReason !== undefined);
  if (changed.length === 0 || isRefused) return null;
  return options.filter(({ id }) => after.has(id)).map(({ id }) => id);
}
