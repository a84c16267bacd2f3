/** The values of an enum with their labels, as the options of a field. */
export const optionsOf = <Value extends string | number>(
  labels: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] =>
  Object.entries<string>(labels).map(([key, label]) => ({
    // The keys of an object are strings, also those of numbers.
    value: (/^\d+$/.test(key) ? Number(key) : key) as Value,
    label,
  }));
