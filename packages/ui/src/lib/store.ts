import { useSyncExternalStore } from 'react';

/** A value outside of React, and its subscribers. */
export interface Store<Value> {
  get: () => Value;
  /** The value at first, which a page that is rendered on a server begins with. */
  initial: Value;
  /** Replaces the value, which is never mutated. Subscribers are called when it is another one. */
  set: (next: Value) => void;
  /** @returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    initial,
    set: (next) => {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A part of a store's value as state: renders again when that part is another one. */
export function useStore<Value, Part>(store: Store<Value>, read: (value: Value) => Part): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => read(store.get()),
    () => read(store.initial),
  );
}
