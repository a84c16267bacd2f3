/** What the desks write: each thing can be found and counted afterwards by its mark. */
export type Kind = 'order' | 'price' | 'bill line' | 'request' | 'stay';

/** Reads rows of a database, on either engine. */
export type Query = (statement: string) => Promise<{ mark: string; count: number }[]>;

/** How many things a mark stands for, as they were sent and answered. */
interface Marked {
  kind: Kind;
  mark: string;
  sent: number;
  answered: number;
}

/** Begins every mark of a run. */
const start = 'failover ';

/** How each kind is counted in the database. */
const statements: Record<Kind, string> = {
  order: `select note as mark, count(*) as count from orders where note like '${start}%' group by note`,
  // The price is the mark: there once it was set.
  price: `select note || ' ' || cast(last_pay as text) as mark, count(*) as count from orders
    where note like '${start}%' group by note, last_pay`,
  'bill line': `select note as mark, count(*) as count from bill_line where note like '${start}%' group by note`,
  request: `select remark as mark, count(*) as count from material_application
    where remark like '${start}%' group by remark`,
  stay: `select cast(room_id as text) as mark, count(*) as count from stay group by room_id`,
};

/** What was not as it was answered. */
interface Faults {
  lost: number;
  twice: number;
  /** The first ones, in words. */
  examples: string[];
}

/** What all desks have sent, and what of it was answered. */
export interface Ledger {
  /** A mark of its own for each thing. */
  mark(desk: number): string;
  sent(kind: Kind, mark: string): void;
  answered(kind: Kind, mark: string): void;
  /** So many answered changes. */
  total(): number;
  /** Counts everything in the database, of former acts too. */
  verify(query: Query): Promise<Faults>;
}

/** @param readBefore counts what is there before the run */
export async function openLedger(readBefore: Query): Promise<Ledger> {
  const marks = new Map<string, Marked>();
  const before = new Map<string, number>();
  const stays = await readBefore(statements.stay);
  for (const { mark, count } of stays) before.set(mark, Number(count));
  let last = 0;
  let total = 0;
  const at = (kind: Kind, mark: string): Marked => {
    const found = marks.get(`${kind} ${mark}`) ?? { kind, mark, sent: 0, answered: 0 };
    marks.set(`${kind} ${mark}`, found);
    return found;
  };
  return {
    mark: (desk) => `${start}${desk}-${(last += 1)}`,
    sent: (kind, mark) => void (at(kind, mark).sent += 1),
    answered(kind, mark) {
      at(kind, mark).answered += 1;
      total += 1;
    },
    total: () => total,
    async verify(query) {
      const faults: Faults = { lost: 0, twice: 0, examples: [] };
      for (const kind of Object.keys(statements) as Kind[]) {
        const rows = await query(statements[kind]);
        const counts = new Map(rows.map(({ mark, count }) => [mark, Number(count)]));
        for (const { mark, sent, answered } of marks.values().filter((one) => one.kind === kind)) {
          const there = (counts.get(mark) ?? 0) - (kind === 'stay' ? (before.get(mark) ?? 0) : 0);
          faults.lost += Math.max(0, answered - there);
          faults.twice += Math.max(0, there - sent);
          if (there >= answered && there <= sent) continue;
          faults.examples.push(
            `${kind} ${mark}: sent ${sent}, answered ${answered}, there ${there}`,
          );
        }
      }
      return faults;
    },
  };
}
