import type { PickerOption } from './option.ts';

/** The words of some values, as far as the options have them; stops looking when all are found. */
export function labelsOf<Value extends string | number>(
  values: readonly Value[],
  options: readonly PickerOption<Value>[],
): ReadonlyMap<Value, string> {
  const labels = new Map<Value, string>();
  const missing = new Set(values);
  for (const { value, label } of options) {
    if (labels.size === missing.size) break;
    if (missing.has(value)) labels.set(value, label);
  }
  return labels;
}
