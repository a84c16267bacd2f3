import { type Transaction, sql } from 'kysely';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/**
 * What is changed by one transaction at a time, because a rule covers several rows at once. Any
 * numbers, so long as every instance takes the same.
 */
export const Lock = {
  /** Departments, users and menus: no circle of parents, never without an admin. */
  people: 5_201_316,
} as const;
export type Lock = (typeof Lock)[keyof typeof Lock];

/**
 * Waits for the lock and holds it until the transaction ends. Call it before anything is read. The
 * embedded store has one writer, so there it returns at once.
 */
export async function acquireLock(
  tx: Transaction<Tables>,
  engine: Store['engine'],
  lock: Lock,
): Promise<void> {
  if (engine !== 'postgres') return;
  await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
}
