import type { ReviewStatus } from '@anzhu/api/contract/review';
import { reviewableStatuses, reviewConflict } from '@anzhu/api/rules/review';
import type { Updateable } from 'kysely';
import type { Tx } from '../../platform/db/store.ts';
import type { DeclarationTable } from '../../platform/db/tables/stay.ts';
import { conflict, notFound, type Refusal } from '../../platform/refusal.ts';

const alreadyReviewed = (status: ReviewStatus): Refusal => conflict(reviewConflict('申报', status));

/** Refuses a declaration that is already reviewed, with its status. */
export function checkPending(status: ReviewStatus): void {
  if (!reviewableStatuses.includes(status)) throw alreadyReviewed(status);
}

/**
 * Writes a decision in one conditional update: of fifty concurrent reviewers one succeeds, the
 * others get a conflict with the current status.
 */
export async function decide(
  tx: Tx,
  id: number,
  decision: Updateable<DeclarationTable>,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('declaration')
    .set(decision)
    .where('id', '=', id)
    .where('review_status', 'in', reviewableStatuses)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return;
  const declaration = await tx
    .selectFrom('declaration')
    .select('review_status')
    .where('id', '=', id)
    .executeTakeFirst();
  throw declaration ? alreadyReviewed(declaration.review_status) : notFound('申报');
}
