import { ReviewStatus } from '@anzhu/api/contract/review';
import { reviewerChoosesRoom } from '@anzhu/api/rules/review';
import type { Insertable } from 'kysely';
import type { Tx } from '../db/store.ts';
import type { DeclarationTable } from '../db/tables/declaration.ts';

/** A declaration as it comes in: everything but its review. */
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
 * Writes a declaration down, to be reviewed, and answers its id. Where the reviewer chooses the
 * room, a declarant's choice is not kept; where the declarant does, hotel and room type are needed
 * and belong together. A channel's number that is there already breaks `declaration_external_once`.
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
