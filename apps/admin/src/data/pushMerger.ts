type Change<Data> = (data: Data) => Data;

/** Merges what is pushed while a call is pending into its response. */
export interface PushMerger<Data> {
  /** Calls. @returns its data with the changes that were pushed meanwhile */
  mergePushes: (fetcher: () => Promise<Data>) => Promise<Data>;
  /** Adds a change to the pending calls; false when there are none. */
  add: (change: Change<Data>) => boolean;
}

/**
 * For data that is both read and pushed. A push that comes while a call is pending may be newer than its response, to
 * which it is applied. Changes set a state, so that one that the response already contains changes nothing.
 */
export function createPushMerger<Data>(): PushMerger<Data> {
  const pending = new Set<Change<Data>[]>();
  return {
    async mergePushes(fetcher) {
      const missed: Change<Data>[] = [];
      pending.add(missed);
      try {
        const data = await fetcher();
        return missed.reduce<Data>((known, change) => change(known), data);
      } finally {
        pending.delete(missed);
      }
    },
    add(change) {
      for (const missed of pending) missed.push(change);
      return pending.size > 0;
    },
  };
}
