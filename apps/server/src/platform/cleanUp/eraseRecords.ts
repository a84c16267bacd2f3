import type { RetentionKind } from '@anzhu/api/rules/retention';
import type { Tx } from '../db/store.ts';
import * as erase from './erase.ts';

type Eraser = (tx: Tx, ids: readonly number[]) => Promise<string[]>;

/**
 * How each kind is erased, orders before people as everywhere. What is not in it has no person in it (bills, tests of
 * who was erased), or is not erased by a request (users, logs).
 */
const erasers = {
  order: erase.eraseBookers,
  booking: erase.eraseBookers,
  expected: erase.deleteExpected,
  pendingOrder: erase.deletePending,
  invoice: erase.eraseInvoices,
  companyContact: erase.eraseContacts,
  isolation: erase.erasePeople,
  declaration: erase.eraseDeclarations,
  registration: erase.eraseGuests,
  guestNote: erase.deleteNotes,
} as const satisfies Partial<Record<RetentionKind, Eraser>>;

/** A kind of which single records are erased. */
type ErasedKind = keyof typeof erasers;

export const isErased = (kind: RetentionKind): kind is ErasedKind => kind in erasers;

/** Erases single records, and their names from the search. */
export async function eraseRecords(
  tx: Tx,
  records: readonly { kind: RetentionKind; id: number }[],
): Promise<void> {
  const names: string[] = [];
  for (const [kind, eraser] of Object.entries(erasers)) {
    const ids = records.filter((one) => one.kind === kind).map(({ id }) => id);
    names.push(...(await eraser(tx, ids)));
  }
  await erase.forgetNames(tx, names);
}
