import { BillLine, LineKind } from '@anzhu/api/contract/bill';
import type { Id } from '@anzhu/api/contract/codecs';
import { byLabel } from '@anzhu/api/contract/label';
import { refundRefusal, unpromised } from '@anzhu/api/rules/bill';
import { formatYuan, toFen, toYuan } from '@anzhu/api/rules/money';
import { approvedRefusal } from '@anzhu/api/rules/payBack';
import type { Session } from '../../platform/caller.ts';
import { hotelTime } from '../../platform/clock.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Tx } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, invalid, notFound } from '../../platform/refusal.ts';
import { isInScope } from '../../platform/session/scope.ts';
import { addLine, addToPayBack, selectPayBacks } from '../bill/index.ts';
import { billLog, bringInLine, readOrderBill } from './orderBill.ts';
import type { OrderRow } from './queries.ts';
import { lockedOrder } from './status.ts';

type PayBackRow = Awaited<ReturnType<ReturnType<typeof selectPayBacks>['execute']>>[number];

/** Money that waits, with its order held; another hotel's does not exist, and one is decided once. */
async function waitingFor(
  tx: Tx,
  id: Id,
  session: Session,
): Promise<{ asked: PayBackRow; order: OrderRow }> {
  const read = () => selectPayBacks(tx).where('pay_back.id', '=', rowId(id)).executeTakeFirst();
  const found = await read();
  const hotel =
    found &&
    (await tx
      .selectFrom('orders')
      .select('hotel_id')
      .where('id', '=', found.order_id)
      .executeTakeFirst());
  if (!found || !hotel || !isInScope(session, hotel.hotel_id)) throw notFound('待退款项');
  const order = await lockedOrder(tx, String(found.order_id), session);
  const asked = await read();
  if (!asked || asked.state !== 0) {
    const by = asked?.decider ?? '他人';
    throw conflict(`这笔待退已由${by}${asked?.state === 1 ? '同意' : '驳回'}，请刷新后重试`);
  }
  return { asked, order };
}

/** Decides money that waits. */
async function decide(
  tx: Tx,
  { id, order_id: orderId, amount }: PayBackRow,
  columns: { state: 1; line_id: number } | { state: 2; decision: string },
  by: { user: number; now: string },
): Promise<void> {
  await tx
    .updateTable('pay_back')
    .set({ ...columns, decided_by: by.user, decided_time: by.now })
    .where('id', '=', id)
    .execute();
  await addToPayBack(tx, orderId, -amount);
}

/**
 * Whose drawer it is paid from: the clerk who has asked for it, while they are on duty in this hotel; else who agrees.
 */
async function payerOf(tx: Tx, asked: PayBackRow, order: OrderRow, session: Session) {
  const onDuty = await tx
    .selectFrom('shift')
    .select('clerk_id')
    .where('hotel_id', '=', order.hotel_id)
    .where('clerk_id', '=', asked.asked_by)
    .where('closed_time', 'is', null)
    .executeTakeFirst();
  return onDuty?.clerk_id ?? session.userId;
}

/** Pays back what staff have given back, or a part of it; the rest stays on the bill (spec: the bill). */
export const approvePayBack: Handler<'approvePayBack'> = ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  return server.store.change({ session, origin }, async (tx) => {
    const { asked, order } = await waitingFor(tx, input.id, session);
    const amount = toFen(input.amount);
    const refusal = approvedRefusal(amount, asked.amount);
    if (refusal !== null) throw invalid('amount', refusal);
    const lineId = await addLine(tx, order, {
      line: {
        kind: LineKind.refund,
        amount,
        method: input.method,
        note: asked.act,
        created_by: await payerOf(tx, asked, order, session),
        created_time: time.now,
      },
      // It waits itself.
      refuse: (totals) => refundRefusal(amount, unpromised(totals) + asked.amount),
    });
    const by = { user: session.userId, now: time.now };
    await decide(tx, asked, { state: 1, line_id: lineId }, by);
    const { events } = await bringInLine(tx, order, time);
    return {
      data: await readOrderBill(tx, order, time),
      events,
      log: {
        ...billLog(order, `同意退款 ${formatYuan(toYuan(amount))}（${asked.act}）`),
        before: { 待退: toYuan(asked.amount), 经手人: asked.asker },
        after: byLabel(BillLine, {
          kind: LineKind.refund,
          amount: toYuan(amount),
          method: input.method,
        }),
      },
    };
  });
};

/** Pays nothing back of what staff have given back: it stays on the bill (spec: the bill). */
export const rejectPayBack: Handler<'rejectPayBack'> = ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  return server.store.change({ session, origin }, async (tx) => {
    const { asked, order } = await waitingFor(tx, input.id, session);
    const { reason: decision = '' } = input;
    await decide(tx, asked, { state: 2, decision }, { user: session.userId, now: time.now });
    const { events } = await bringInLine(tx, order, time);
    return {
      data: await readOrderBill(tx, order, time),
      events,
      log: {
        ...billLog(order, `驳回退款 ${formatYuan(toYuan(asked.amount))}（${asked.act}）`),
        before: { 待退: toYuan(asked.amount), 经手人: asked.asker },
        after: decision === '' ? {} : { 原因: decision },
      },
    };
  });
};
