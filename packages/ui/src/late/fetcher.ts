/** Something that is fetched once, when it is first asked for. */
export interface Fetcher<Value> {
  /** What came; undefined until then. */
  current: () => Value | undefined;
  /** Fetches, unless that was done or is under way. Settles either way; a failed fetch may be repeated. */
  bring: () => Promise<void>;
}

/** Makes a fetcher out of a way to load. */
export function createFetcher<Value>(load: () => Promise<Value>): Fetcher<Value> {
  let value: Value | undefined;
  let loading: Promise<void> | undefined;

  const attempt = async (): Promise<void> => {
    try {
      value = await load();
    } catch {
      loading = undefined;
    }
  };

  return {
    current: () => value,
    bring: () => (loading ??= attempt()),
  };
}
