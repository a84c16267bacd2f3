/** What has come of a load so far. It is replaced at every change, never mutated. */
interface LoadState<Value> {
  value: Value | undefined;
  /** Why the last attempt failed; undefined before the first attempt and after a success. */
  error: unknown;
}

/** Loads something once, on demand; a failed load can be repeated. */
export interface Loader<Value> {
  /** The loaded value; undefined until then. */
  current: () => Value | undefined;
  state: () => LoadState<Value>;
  /** Loads, unless that is done or in progress. The promise settles after a failure too. */
  load: () => Promise<void>;
  /** @returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

/** Makes a loader of an async function, usually an `import()`. Call it at module scope. */
export function createLoader<Value>(fetchValue: () => Promise<Value>): Loader<Value> {
  let state: LoadState<Value> = { value: undefined, error: undefined };
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  const replace = (next: LoadState<Value>): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const attempt = async (): Promise<void> => {
    try {
      replace({ value: await fetchValue(), error: undefined });
    } catch (error) {
      loading = undefined;
      replace({ value: undefined, error: error ?? new Error('the load failed') });
    }
  };

  return {
    current: () => state.value,
    state: () => state,
    load: () => (loading ??= attempt()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
