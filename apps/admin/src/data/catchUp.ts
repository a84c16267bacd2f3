type Change<Data> = (data: Data) => Data;

/** Applies changes that were noted while a request was pending to its response. */
export interface CatchUp<Data> {
  /** Sends the request. @returns its data with the changes that were noted meanwhile */
  read: (ask: () => Promise<Data>) => Promise<Data>;
  /** Notes a change for pending requests; false when there are none. */
  note: (change: Change<Data>) => boolean;
}

/**
 * For data that is both read and pushed. A push that comes while a read is on its way may be newer
 * than what the read will bring: it waits for the answer and is put on top. Changes say how a thing
 * stands, so that applying one again that the response already contains changes nothing.
 */
export function makeCatchUp<Data>(): CatchUp<Data> {
  const reads = new Set<Change<Data>[]>();
  return {
    async read(ask) {
      const missed: Change<Data>[] = [];
      reads.add(missed);
      try {
        const data = await ask();
        return missed.reduce<Data>((known, change) => change(known), data);
      } finally {
        reads.delete(missed);
      }
    },
    note(change) {
      for (const missed of reads) missed.push(change);
      return reads.size > 0;
    },
  };
}
