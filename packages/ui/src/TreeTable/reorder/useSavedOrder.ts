import { useRef, useState } from 'react';

/** A change of the order of all children of a parent. */
export interface OrderChange {
  ids: readonly string[];
  /** The order before. */
  knownIds: readonly string[];
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.join('\n') === other.join('\n');

/**
 * The order that siblings are to have, shown before it is saved. One save runs at a time; what is moved
 * meanwhile is saved after it. After a failed save the order is as before.
 */
export function useSavedOrder(onReorder: (change: OrderChange) => Promise<void>) {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const running = useRef<{ wanted: readonly string[] } | null>(null);

  /** Requests an order. @returns whether the latest requested order was saved; undefined when a running save takes it. */
  const want = async (
    wanted: readonly string[],
    before: readonly string[],
  ): Promise<boolean | undefined> => {
    setOrder(wanted);
    if (running.current) {
      running.current.wanted = wanted;
      return undefined;
    }
    const save = { wanted };
    running.current = save;
    let known = before;
    try {
      while (!isSame(known, save.wanted)) {
        const ids = save.wanted;
        await onReorder({ ids, knownIds: known });
        known = ids;
      }
      return true;
    } catch {
      return false;
    } finally {
      running.current = null;
      setOrder(null);
    }
  };
  return { order, want };
}
