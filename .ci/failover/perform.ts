import { setTimeout } from 'node:timers/promises';
import { until } from './cluster/children.ts';
import type { Load } from './load.ts';
import { checkData, type Stage } from './cluster/product.ts';
import type { Row } from './table.ts';

/** Something that goes wrong while desks write. */
export interface Act<On extends Stage> {
  name: string;
  strike(stage: On): Promise<void>;
  /** What ends it before all that was killed starts again. */
  relent?(stage: On): Promise<void>;
}

interface Times {
  /** Milliseconds for which desks write before an act, and after it at least. */
  before: number;
  after: number;
  /** Whether what was killed starts again while they write. */
  mends: boolean;
}

/** Lets desks write through an act until all is as it was, and counts what is there. */
export async function perform<On extends Stage>(
  act: Act<On>,
  stage: On,
  { desks, boards, ledger }: Load,
  { before, after, mends }: Times,
): Promise<Row> {
  desks.measure();
  desks.resume();
  await setTimeout(before);
  await act.strike(stage);
  const answered = ledger.total();
  await setTimeout(after);
  await until('desks write again', 60, () => ledger.total() > answered + 20);
  let broken: string | null = null;
  if (mends) {
    await act.relent?.(stage);
    // What is not whole again may have lost what was answered: that is counted too.
    await stage.mend().catch((error: unknown) => (broken = String(error)));
    await setTimeout(before);
  }
  await desks.pause();
  const measured = desks.measured();
  const caughtUp = await boards.caughtUp(45);
  const { lost, twice, examples } = await ledger.verify(stage.query);
  const check = broken ?? (await checkData(stage.environment));
  for (const example of examples.slice(0, 5)) console.log(`  ${example}`);
  if (check !== null) console.log(`  ${check}`);
  return {
    name: act.name,
    answered: measured.answered,
    lost,
    twice,
    gap: measured.longestOfAll,
    longestOfOne: measured.longestOfOne,
    boards: caughtUp,
    boardsOf: boards.count,
    failures: measured.failures,
    check,
  };
}
