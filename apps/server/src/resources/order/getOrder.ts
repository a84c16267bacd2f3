import type { Contract } from '@anzhu/api/contract';
import { LogType } from '@anzhu/api/contract/log';
import type { Handler } from '../../platform/http/handler.ts';
import { orderFor } from './orderFor.ts';
import { toOrder } from './read.ts';

/** An order with its personal numbers unmasked; the access is logged. */
export const getOrder: Handler<Contract['getOrder']> = ({ input, session, origin }, { store }) =>
  store.change({ session, origin }, async (tx) => {
    const row = await orderFor(tx, input.id, session);
    return {
      data: toOrder(row),
      log: {
        type: LogType.ordinary,
        sketch: `查看订单 ${row.id} 的完整信息`,
        target: { kind: '订单', id: row.id },
        hotelId: row.hotel_id,
      },
    };
  });
