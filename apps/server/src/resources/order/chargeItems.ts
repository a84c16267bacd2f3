import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { itemRefusal, itemText, shownSumRefusal, sumOfItem } from '@anzhu/api/rules/items';
import { billCan } from '@anzhu/api/rules/bill';
import { formatYuan, toFen, toYuan } from '@anzhu/api/rules/money';
import { hotelTime } from '../../platform/clock.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Tx } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, notFound } from '../../platform/refusal.ts';
import { addLine } from '../bill/index.ts';
import { checkVerdict } from './leftOpen.ts';
import { routeCharges } from './masterBill.ts';
import { billLog, bringInLine, readOrderBill } from './orderBill.ts';
import type { OrderRow } from './queries.ts';
import { lockedBill } from './status.ts';

/** Charges items of the hotel at their price of now: a line for each, all or none (spec: the bill). */
export const chargeItems: Handler<'chargeItems'> = ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  return server.store.change({ session, origin }, async (tx) => {
    const order = await lockedBill(tx, input.orderId, session);
    const { chargedUntil = '' } = await readOrderBill(tx, order, time);
    checkVerdict(billCan('charge', order.status, session.role, time.now <= chargedUntil));
    const charged = await pricedItems(tx, order, input.items);
    const sum = charged.reduce((total, { amount }) => total + amount, 0);
    const refusal = shownSumRefusal(toFen(input.seen), sum);
    if (refusal !== null) throw conflict(refusal, 'seen');
    const lineIds: number[] = [];
    for (const { id, name, quantity, price, amount } of charged) {
      const line = { item_id: id, quantity, unit_price: price, amount, note: name };
      const by = { created_by: session.userId, created_time: time.now };
      lineIds.push(
        await addLine(tx, order, {
          line: { kind: LineKind.charge, method: PayMethod.other, ...line, ...by },
          refuse: () => null,
        }),
      );
    }
    const { events } = await bringInLine(tx, order, time);
    const routed = await routeCharges(tx, order, { lineIds, session, time });
    const words = charged.map(({ name, quantity, price }) =>
      itemText(name, quantity, toYuan(price)),
    );
    return {
      data: await readOrderBill(tx, order, time),
      events: [...events, ...routed.events],
      log: [billLog(order, `消费 ${formatYuan(toYuan(sum))}：${words.join('；')}`), ...routed.logs],
    };
  });
};

/** The items that are named, at their price of now; one that is not on sale in the order's hotel does not exist. */
async function pricedItems(
  tx: Tx,
  { hotel_id }: OrderRow,
  named: readonly { itemId: string; quantity: number }[],
) {
  const rows = await tx
    .selectFrom('item')
    .select(['id', 'name', 'price'])
    .where('hotel_id', '=', hotel_id)
    .where('is_active', '=', 1)
    .where(
      'id',
      'in',
      named.map(({ itemId }) => rowId(itemId)),
    )
    .execute();
  return named.map(({ itemId, quantity }) => {
    const row = rows.find(({ id }) => id === rowId(itemId));
    if (!row) throw notFound('在售的商品');
    const refusal = itemRefusal(row.name, row.price, quantity);
    if (refusal !== null) throw conflict(refusal);
    return { ...row, quantity, amount: sumOfItem(row.price, quantity) };
  });
}
