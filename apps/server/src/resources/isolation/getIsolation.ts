import type { Contract } from '@anzhu/api/contract';
import { LogType } from '@anzhu/api/contract/log';
import type { Handler } from '../../platform/http/handler.ts';
import { isolationFor } from './isolationFor.ts';
import { toIsolation } from './read.ts';

/** A person with their personal numbers unmasked; the access is logged. */
export const getIsolation: Handler<Contract['getIsolation']> = (
  { input, session, origin },
  { store },
) =>
  store.change({ session, origin }, async (tx) => {
    const row = await isolationFor(tx, input.id, session);
    return {
      data: toIsolation(row),
      log: {
        type: LogType.ordinary,
        sketch: `查看隔离人员「${row.name}」的完整信息`,
        target: { kind: '隔离人员', id: row.id },
        hotelId: row.hotel_id,
      },
    };
  });
