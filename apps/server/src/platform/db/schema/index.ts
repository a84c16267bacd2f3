import { type Kysely, sql } from 'kysely';
import { tableStatements } from '../table.ts';
import { type Tables, tables } from '../tables.ts';
import { addBillGuard } from './billLines.ts';
import { type Engine, type Words, wordsOf } from './dialect.ts';
import { figureTriggers } from './figures.ts';
import { stopFormerJobs } from './formerJobs.ts';
import { logIndexes, logTriggers, logWords } from './log.ts';
import { authorTrigger, splitLog } from './logMonths.ts';
import { addClosedDayGuards, addClosedDayLock } from './closedDays.ts';
import { addAccountGuards } from './companyAccounts.ts';
import { staleTriggers } from './dayFigures.ts';
import { addItemGuard } from './item.ts';
import { addShiftGuards } from './shifts.ts';
import { addVersions, expectedNameTriggers, guestNameTriggers, nameTriggers } from './system.ts';

/** What the database keeps and refuses by itself. */
export const triggers = (words: Words): readonly string[] => [
  ...figureTriggers(words),
  ...logTriggers(words),
  ...nameTriggers(words),
];

/** Makes all that a store has, in an empty database. */
export async function createStore(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const words = wordsOf[engine];
  const statements = [
    ...tableStatements(words, tables),
    ...logIndexes,
    ...logWords(words),
    ...triggers(words),
    ...guestNameTriggers(words),
    ...expectedNameTriggers(words),
    ...staleTriggers(words),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  if (engine === 'postgres') await splitLog(db);
  for (const statement of authorTrigger(engine)) await sql.raw(statement).execute(db);
  await addBillGuard(db, engine);
  await addShiftGuards(db, engine);
  await addClosedDayGuards(db, engine);
  await addClosedDayLock(db, engine);
  await addAccountGuards(db, engine);
  await addItemGuard(db, engine);
  await stopFormerJobs(db, engine);
  await addVersions(db, engine);
}
