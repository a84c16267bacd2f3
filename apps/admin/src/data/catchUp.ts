type Change<Data> = (data: Data) => Data;

/** Lets answers that are on their way catch up with what happened after they were asked for. */
export interface CatchUp<Data> {
  /** Asks, and answers with every change that was noted meanwhile put on top. */
  read: (ask: () => Promise<Data>) => Promise<Data>;
  /** Notes a change for the answers that are on their way; false when there are none. */
  note: (change: Change<Data>) => boolean;
}

/**
 * For data that is both read and pushed. A push that comes while a read is on its way may be newer
 * than what the read will bring: it waits for the answer and is put on top. Changes say how a thing
 * stands, so that one which the answer knows already does no harm.
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
