import type { Contract } from '@anzhu/api/contract';
import { isolationRemoval, removableIsolations } from '@anzhu/api/rules/isolation';
import { sql } from 'kysely';
import { changeRecord } from '../../platform/changeRecord.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Tx } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, notFound, type Refusal } from '../../platform/refusal.ts';
import { isolationFor } from './isolationFor.ts';
import { isolationRecord } from './isolationRecord.ts';
import { deleteTests } from './tests.ts';

/** Removes the record of someone who is not in isolation any more, with their stays and tests. */
export const deleteIsolation: Handler<Contract['deleteIsolation']> = (
  { input, session, origin },
  { store },
) => {
  const target = { record: isolationRecord, id: rowId(input.id) };
  return changeRecord(store, { session, origin }, target, async (tx) => {
    const person = await isolationFor(tx, input.id, session);
    const reason = isolationRemoval(person.status);
    if (reason !== null) throw conflict(reason);
    // Locked until the transaction ends: no concurrent correction while the stays are deleted.
    const { numUpdatedRows } = await tx
      .updateTable('isolation_person')
      .set({ status: sql`status` })
      .where('id', '=', person.id)
      .where('status', 'in', removableIsolations)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw await removalConflict(tx, person.id);
    await deleteTests(tx, person.id);
    await deleteStays(tx, person.id);
    await tx.deleteFrom('isolation_person').where('id', '=', person.id).execute();
    return { data: null };
  });
};

async function deleteStays(tx: Tx, personId: number): Promise<void> {
  const ofPerson = tx.selectFrom('stay').select('id').where('isolation_person_id', '=', personId);
  await tx.deleteFrom('stay_guest').where('stay_id', 'in', ofPerson).execute();
  await tx.deleteFrom('stay').where('isolation_person_id', '=', personId).execute();
}

/** The 409 error of a change that came too late, with the present status of the record. */
async function removalConflict(tx: Tx, id: number): Promise<Refusal> {
  const person = await tx
    .selectFrom('isolation_person')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  return person
    ? conflict(isolationRemoval(person.status) ?? '请刷新后重试')
    : notFound('隔离人员');
}
