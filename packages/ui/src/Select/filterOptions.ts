/** What a select offers: the value that is stored and the words that are shown. */
export interface SelectOption<Value extends string | number> {
  value: Value;
  label: string;
  /** A second, quieter line. */
  description?: string;
  isDisabled?: boolean;
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/**
 * The options whose label or description holds every typed word, in their own order. Case and
 * full-width letters do not matter; a blank query keeps all.
 */
export function filterOptions<Value extends string | number>(
  options: readonly SelectOption<Value>[],
  query: string,
): readonly SelectOption<Value>[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ label, description = '' }) => {
    const text = folded(`${label} ${description}`);
    return words.every((word) => text.includes(word));
  });
}
