import { billCan, type BillTotals } from '@anzhu/api/rules/bill';
import { allowanceRefusal, entryRefusal } from '@anzhu/api/rules/billLines';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { formatYuan, toYuan } from '@anzhu/api/rules/money';
import type { Session } from '../../platform/caller.ts';
import { hotelTime } from '../../platform/clock.ts';
import { type Fen, rowId } from '../../platform/db/column.ts';
import type { Tx } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusal.ts';
import { moveLine } from '../bill/index.ts';
import { allowanceLimitOf, allowancesOf } from './bill.ts';
import { checkVerdict } from './leftOpen.ts';
import { billLog, bringInLine, readOrderBill } from './orderBill.ts';
import type { OrderRow } from './queries.ts';
import { lockedOrder } from './status.ts';

/** Refuses a bill that takes no charges now. */
async function checkTakesCharges(
  tx: Tx,
  order: OrderRow,
  { session, time }: { session: Session; time: HotelTime },
): Promise<void> {
  const { chargedUntil = '' } = await readOrderBill(tx, order, time);
  checkVerdict(billCan('charge', order.status, session.role, time.now <= chargedUntil));
}

/** Moves charges to another bill of the hotel, all or none (spec: the bill). */
export const moveBillLines: Handler<'moveBillLines'> = ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  const { orderId, toOrderId } = input;
  return server.store.change({ session, origin }, async (tx) => {
    const held = new Map<string, OrderRow>();
    // The lower id first, as everywhere.
    for (const id of [orderId, toOrderId].toSorted((one, other) => rowId(one) - rowId(other))) {
      held.set(id, await lockedOrder(tx, id, session));
    }
    if (orderId === toOrderId) throw invalid('toOrderId', '请选择另一张账单');
    const [from, to] = [held.get(orderId), held.get(toOrderId)];
    if (!from || !to || from.hotel_id !== to.hotel_id) {
      throw invalid('toOrderId', '只能转至同一酒店的账单');
    }
    await checkTakesCharges(tx, from, { session, time });
    await checkTakesCharges(tx, to, { session, time });
    const words: string[] = [];
    const limit = await allowanceLimitOf(tx, to, session);
    for (const id of new Set(input.lineIds)) {
      const before = allowancesOf(await readOrderBill(tx, to, time));
      const by = {
        id: rowId(id),
        user: session.userId,
        now: time.now,
        refuseAllowance: (amount: Fen, totals: BillTotals) =>
          entryRefusal('allowance', amount, totals) ?? allowanceRefusal(amount, before, limit),
      };
      const { amount, note } = await moveLine(tx, { from, to }, by);
      words.push([note, formatYuan(toYuan(amount))].filter(Boolean).join(' '));
    }
    const { events } = await bringInLine(tx, from, time);
    const { events: eventsThere } = await bringInLine(tx, to, time);
    return {
      data: await readOrderBill(tx, from, time),
      events: [...events, ...eventsThere],
      log: [
        billLog(from, `转出至订单 ${to.id}：${words.join('，')}`),
        billLog(to, `转自订单 ${from.id}：${words.join('，')}`),
      ],
    };
  });
};
