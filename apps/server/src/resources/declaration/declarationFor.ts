import type { Id } from '@anzhu/api/contract/codecs';
import { rowId } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { notFound } from '../../platform/refusal.ts';
import { type DeclarationRow, selectDeclarations } from './read.ts';

/** The declaration that a call names; refuses one that does not exist. */
export async function declarationFor(db: Db, id: Id): Promise<DeclarationRow> {
  const row = await selectDeclarations(db)
    .where('declaration.id', '=', rowId(id))
    .executeTakeFirst();
  if (!row) throw notFound('申报');
  return row;
}
