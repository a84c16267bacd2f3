import type { Contract } from '@anzhu/api/contract';
import { Code } from '@anzhu/api/contract/envelope';
import { filterId } from '../../platform/db/rowId.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/**
 * True when another user has this phone. Open without a session, therefore limited per minute and
 * address: phones cannot be enumerated.
 */
export const isPhoneTaken: Handler<Contract['isPhoneTaken']> = async (
  { input, origin },
  { store, phoneCheckLimit },
) => {
  if (!phoneCheckLimit.take(origin.address)) throw new Refusal(Code.tooMany);
  const found = await store.db
    .selectFrom('app_user')
    .select('id')
    .where('phone', '=', input.phone)
    // Lets SQLite use the index, which leaves empty phones out.
    .where('phone', '<>', '')
    .where('id', '<>', filterId(input.id) ?? 0)
    .executeTakeFirst();
  return found !== undefined;
};
