import type { Contract } from '@anzhu/api/contract';
import { LogType } from '@anzhu/api/contract/log';
import type { Handler } from '../../platform/http/handler.ts';
import { declarationFor } from './declarationFor.ts';
import { toDeclaration } from './read.ts';

/** A declaration with its personal numbers unmasked; the access is logged. */
export const getDeclaration: Handler<Contract['getDeclaration']> = (
  { input, session, origin },
  { store },
) =>
  store.change({ session, origin }, async (tx) => {
    const row = await declarationFor(tx, input.id);
    return {
      data: toDeclaration(row),
      log: {
        type: LogType.ordinary,
        sketch: `查看申报「${row.name}」的完整信息`,
        target: { kind: '申报', id: row.id },
        hotelId: row.hotel_id,
      },
    };
  });
