/** The keys of a list's rows, and the next key: a key is never used twice. */
export interface RowKeys {
  keys: readonly number[];
  next: number;
}

/** New keys for `count` rows. */
export function freshKeys(count: number, before: RowKeys = { keys: [], next: 0 }): RowKeys {
  const keys = Array.from({ length: count }, (_, place) => before.next + place);
  return { keys, next: before.next + count };
}

export function addKey({ keys, next }: RowKeys): RowKeys {
  return { keys: [...keys, next], next: next + 1 };
}

export function removeKey({ keys, next }: RowKeys, place: number): RowKeys {
  return { keys: keys.toSpliced(place, 1), next };
}
