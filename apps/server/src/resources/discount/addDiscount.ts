import type { Contract } from '@anzhu/api/contract';
import { changeRecord } from '../../platform/audit/changeRecord.ts';
import { claimFiles } from '../../platform/files/claimFiles.ts';
import { hotelForNew } from '../../platform/session/hotelForNew.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { discountColumns, excludedIds } from './columns.ts';
import { discountRecord } from './discountRecord.ts';
import { setRange } from './range.ts';

/** Adds a discount to one's own hotel, or to the one that an admin names. */
export const addDiscount: Handler<Contract['addDiscount']> = (
  { input, session, origin },
  { store, clock },
) =>
  changeRecord(store, { session, origin }, { record: discountRecord }, async (tx) => {
    const hotelId = await hotelForNew(tx, session, input.hotelId);
    await claimFiles(tx, clock, { picture: input.picture });
    const { id } = await tx
      .insertInto('discount')
      .values({ hotel_id: hotelId, ...discountColumns(input) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await setRange(tx, { id, hotelId }, excludedIds(input));
    return { id, data: { id } };
  });
