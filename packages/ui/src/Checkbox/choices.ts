interface Choice<Value> {
  value: Value;
  isDisabled?: boolean | undefined;
}

/** Those that a press may change: what is disabled stays as it is. */
function changeable<Value>(options: readonly Choice<Value>[]): readonly Choice<Value>[] {
  return options.filter(({ isDisabled }) => isDisabled !== true);
}

/** The values, in the order of the options. */
function inOptionOrder<Value>(options: readonly Choice<Value>[], chosen: Set<Value>): Value[] {
  return options.map(({ value }) => value).filter((value) => chosen.has(value));
}

/** The choice with one value more, or less. */
export function toggleChoice<Value>(
  options: readonly Choice<Value>[],
  chosen: readonly Value[],
  value: Value,
  isSelected: boolean,
): Value[] {
  const next = new Set(chosen);
  if (isSelected) next.add(value);
  else next.delete(value);
  return inOptionOrder(options, next);
}

/** The choice with all values that may be changed, or without them. */
export function chooseAll<Value>(
  options: readonly Choice<Value>[],
  chosen: readonly Value[],
  isSelected: boolean,
): Value[] {
  const next = new Set(chosen);
  for (const { value } of changeable(options)) {
    if (isSelected) next.add(value);
    else next.delete(value);
  }
  return inOptionOrder(options, next);
}

export function isAllChosen<Value>(
  options: readonly Choice<Value>[],
  chosen: readonly Value[],
): boolean {
  const possible = changeable(options);
  return possible.length > 0 && possible.every(({ value }) => chosen.includes(value));
}

/** Whether some are chosen and some are not. */
export function isSomeChosen<Value>(
  options: readonly Choice<Value>[],
  chosen: readonly Value[],
): boolean {
  const isAny = options.some(({ value }) => chosen.includes(value));
  return isAny && !isAllChosen(options, chosen);
}
