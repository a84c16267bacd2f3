import { ReviewStatus } from '@anzhu/api/contract/review';
import { reviewerChoosesRoom } from '@anzhu/api/rules/review';
import type { Insertable } from 'kysely';
import type { Tx } from '../../platform/db/store.ts';
import type { DeclarationTable } from '../../platform/db/tables/stay.ts';

/** A declaration as received: everything but its review. */
export type NewDeclaration = Pick<
  Insertable<DeclarationTable>,
  | 'channel'
  | 'external_id'
  | 'source'
  | 'name'
  | 'idcard'
  | 'phone'
  | 'email'
  | 'type'
  | 'province'
  | 'city'
  | 'hotel_id'
  | 'room_type_id'
  | 'check_in_time'
  | 'check_out_time'
  | 'created_time'
>;

/**
 * Inserts a declaration to be reviewed. Where the reviewer chooses the room, a declarant's choice
 * is dropped; where the declarant does, hotel and room type are required and must belong together.
 * A channel's number that exists already violates `declaration_external_once`.
 * @returns its id.
 */
export async function addDeclaration(tx: Tx, declaration: NewDeclaration): Promise<number> {
  const { id } = await tx
    .insertInto('declaration')
    .values({
      ...declaration,
      ...(reviewerChoosesRoom(declaration.type) && { hotel_id: null, room_type_id: null }),
      review_status: ReviewStatus.pending,
      review_note: '',
      reviewer_id: null,
      reviewed_time: null,
      room_id: null,
      isolation_person_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
