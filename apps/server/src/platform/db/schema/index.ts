import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, wordsOf, type Words } from './dialect.ts';
import { figures, figureTriggers } from './figures.ts';
import { hotels } from './hotel.ts';
import { log, logTriggers, logWords } from './log.ts';
import { orders } from './order.ts';
import { people } from './people.ts';
import { stays } from './stay.ts';
import { nameTriggers, system } from './system.ts';

/** What the database keeps and refuses by itself. */
export const triggers = (words: Words): readonly string[] => [
  ...figureTriggers(words),
  ...logTriggers(words),
  ...nameTriggers(words),
];

/** Creates all tables, indexes and triggers in an empty database. */
export async function createTables(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const words = wordsOf[engine];
  const parts = [people, hotels, orders, stays, log, logWords, figures, system, triggers];
  for (const statement of parts.flatMap((part) => part(words))) {
    await sql.raw(statement).execute(db);
  }
}
