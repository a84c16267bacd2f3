/** What statements have cost lately, in milliseconds. */
export interface Costs {
  /** What a statement is likely to cost; 0 for one that was never measured, unless it says `likelyLong`. */
  of(sql: string): number;
  add(sql: string, time: number): void;
}

/**
 * A comment in a statement that usually takes long: the first time, when it was never measured, it is read
 * in a thread too. For `modifyFront` of a query.
 */
export const likelyLong = '/* likely long */';

/** What such a statement is taken to cost. */
const costOfLong = 100;

/** Statements that are remembered; those of this program are fewer. */
const remembered = 1000;

/**
 * How much the newest time counts. One that is out of the ordinary, as on a busy machine, soon does not
 * count any more; some that are long among short ones keep the cost up.
 */
const newest = 0.1;

/** The costs of the statements of one store, none yet. */
export function makeCosts(): Costs {
  const costs = new Map<string, number>();
  return {
    of: (sql) => costs.get(sql) ?? (sql.includes(likelyLong) ? costOfLong : 0),
    add(sql, time) {
      const before = costs.get(sql);
      costs.set(sql, before === undefined ? time : before + (time - before) * newest);
      if (costs.size > remembered) costs.delete(costs.keys().next().value ?? '');
    },
  };
}
