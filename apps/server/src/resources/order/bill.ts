import { type Bill, BillLine, LineKind, PayMethod } from '@anzhu/api/contract/bill';
import type { WithRowIds } from '@anzhu/api/contract/codecs';
import { Code } from '@anzhu/api/contract/envelope';
import { byLabel } from '@anzhu/api/contract/label';
import { Order, OrderStatus } from '@anzhu/api/contract/order';
import { billCan, type BillEntry, billEntryLabel, dueOf, entryOf } from '@anzhu/api/rules/bill';
import {
  allowanceLimit,
  allowanceRefusal,
  isJustEntered,
  takeBackLabel,
  voidCan,
  entryRefusal,
  overpaymentOf,
  overpaymentQuestion,
} from '@anzhu/api/rules/billLines';
import { lateFeeRefusal } from '@anzhu/api/rules/lateCheckOut';
import { withoutRouted } from '@anzhu/api/rules/masterBill';
import { paidToChannel } from '@anzhu/api/rules/messages';
import { formatYuan, toFen, toYuan } from '@anzhu/api/rules/money';
import type { Session } from '../../platform/caller.ts';
import { hotelTime } from '../../platform/clock.ts';
import { bit, type Fen } from '../../platform/db/column.ts';
import type { Tx } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, notFound, Refusal } from '../../platform/refusal.ts';
import { isInScope } from '../../platform/session/scope.ts';
import { addLine, type BillLineRow, correctLine, findLine, holdShift } from '../bill/index.ts';
import { billLog, bringInLine, readOrderBill } from './orderBill.ts';
import { checkVerdict } from './leftOpen.ts';
import { lateFeeOf } from './lateFee.ts';
import { checkTakenBack, wayOf } from './onAccount.ts';
import { boughtNights } from './nights.ts';
import { isPaidToChannel, orderFor, type OrderRow } from './queries.ts';
import { routeCharges } from './masterBill.ts';
import { lockedBill, lockedOrder } from './status.ts';

/** The bill of an order: its nights, what was charged, paid and held. */
export const getBill: Handler<'getBill'> = async ({ input, session }, server) => {
  const order = await orderFor(server.store.db, input.orderId, session);
  return readOrderBill(server.store.db, order, hotelTime(server));
};

/**
 * Enters a charge, a deposit taken or given back, a payment or a refund (spec: orders, the bill). What pays the rest of
 * an order that was not paid yet pays it; a part of it is a deposit on its stay.
 */
export const addBillLine: Handler<'addBillLine'> = ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  const { kind, note = '', isLate = false, isAllowance = false } = input;
  const amount = toFen(input.amount);
  const entry = entryOf(kind, amount, { isLate, isAllowance });
  return server.store.change({ session, origin }, async (tx) => {
    const order = await lockedBill(tx, input.orderId, session);
    const bill = await readOrderBill(tx, order, time);
    const { chargedUntil = '' } = bill;
    checkVerdict(billCan(entry, order.status, session.role, time.now <= chargedUntil));
    // A channel's guests pay there: what is taken here as well would be paid twice.
    if (order.status === OrderStatus.unpaid && isPaidToChannel(order)) {
      throw conflict(paidToChannel);
    }
    if (entry === 'late') {
      const nights = await boughtNights(tx, order, time.dayStarts);
      const late = await lateFeeOf(tx, order, nights, time);
      const refusal = lateFeeRefusal(amount, late, session.role);
      if (refusal !== null) throw conflict(refusal, 'amount');
    }
    const method = kind === LineKind.charge ? null : (input.method ?? PayMethod.other);
    const limit = isAllowance ? await allowanceLimitOf(tx, order, session) : null;
    const ownOpen = toFen(withoutRouted(bill).open);
    const ofMaster = toFen(bill.open) - ownOpen;
    const open = dueOf({ open: ownOpen, waiting: toFen(bill.waiting ?? 0) });
    const mayHold =
      entry === 'payment' &&
      method !== PayMethod.account &&
      billCan('deposit', order.status, session.role).isAllowed;
    const rest = mayHold ? overpaymentOf(amount, open) : 0;
    if (rest > 0 && input.restAsDeposit !== true) throw overpaid(amount, open);
    const lines = [
      ...(amount === rest ? [] : [{ entry, kind, amount: amount - rest }]),
      ...(rest > 0 ? [{ entry: 'deposit' as const, kind: LineKind.deposit, amount: rest }] : []),
    ];
    const ids: number[] = [];
    for (const line of lines) {
      const { companyId } = input;
      const paid = { entry: line.entry, amount: Math.abs(line.amount), method, companyId };
      const id = await addLine(tx, order, {
        line: {
          kind: line.kind,
          amount: line.amount,
          ...(await wayOf(tx, order, paid, time)),
          note,
          created_by: session.userId,
          created_time: time.now,
          is_late: bit(isLate),
          is_allowance: bit(isAllowance),
        },
        refuse: (totals) =>
          entryRefusal(line.entry, Math.abs(line.amount), {
            ...totals,
            open: totals.open - ofMaster,
          }) ?? allowanceRefusal(-line.amount, allowancesOf(bill), limit),
      });
      ids.push(id);
    }
    const { isPaid, events } = await bringInLine(tx, order, time);
    const lineIds = entry === 'charge' ? ids : [];
    const routed = await routeCharges(tx, order, { lineIds, session, time });
    return {
      data: { id: ids[0] ?? 0, ...(await readOrderBill(tx, order, time)) },
      events: [...events, ...routed.events],
      log: [
        {
          ...billLog(order, lines.map(lineWords).join('，')),
          ...(isPaid && { before: byLabel(Order, { status: OrderStatus.unpaid }) }),
          after: {
            ...(isPaid && byLabel(Order, { status: OrderStatus.paid })),
            ...byLabel(BillLine, {
              kind,
              ...(isLate && { isLate }),
              ...(isAllowance && { isAllowance }),
              amount: toYuan(amount),
              method,
              ...(input.companyId !== undefined && { companyId: input.companyId }),
              note,
            }),
          },
        },
        ...routed.logs,
      ],
    };
  });
};

/** The most that a session takes off a bill of the order's hotel; null without a limit. */
export async function allowanceLimitOf(
  tx: Tx,
  { hotel_id }: OrderRow,
  { role }: Session,
): Promise<Fen | null> {
  const limits = await tx
    .selectFrom('hotel')
    .select(['allowance_staff as staff', 'allowance_manager as manager'])
    .where('id', '=', hotel_id)
    .executeTakeFirstOrThrow();
  return allowanceLimit(role, limits);
}

/** What was taken off a bill so far, in fen. */
export const allowancesOf = ({ lines }: Pick<WithRowIds<Bill>, 'lines'>): Fen =>
  lines.reduce(
    (sum, { isAllowance, voidTime, amount }) =>
      isAllowance === true && voidTime === null ? sum - toFen(amount) : sum,
    0,
  );

const lineWords = ({ entry, amount }: { entry: BillEntry; amount: number }): string =>
  `${billEntryLabel(entry)} ${formatYuan(toYuan(Math.abs(amount)))}`;

/** The refusal of a payment above the open sum, of which a deposit could hold the rest. */
function overpaid(amount: number, open: number): Refusal {
  const message = entryRefusal('payment', amount, { charged: 0, paid: 0, deposit: 0, open }) ?? '';
  const restAsDeposit = overpaymentQuestion(overpaymentOf(amount, open), open);
  return new Refusal(Code.conflict, message, { amount: message, restAsDeposit });
}

/** Takes a line of a bill back by 作废 or 冲销; it stays on the bill (spec: the bill). */
export const voidBillLine: Handler<'voidBillLine'> = ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  return server.store.change({ session, origin }, async (tx) => {
    const found = await findLine(tx, input.id);
    if (!found) throw notFound('账单明细');
    const order = await orderOfLine(tx, found.order_id, session);
    const isOwn =
      found.created_by === session.userId && isJustEntered(found.created_time, time.now);
    checkVerdict(voidCan(order.status, session.role, isOwn));
    // A company before a shift, as everywhere.
    await checkTakenBack(tx, order, found);
    // Who closes its shift waits for the line, or the line is one that was handed over.
    if (found.shift_id !== null) await holdShift(tx, found.shift_id);
    const { reason } = input;
    const { id } = found;
    const { line, by } = await correctLine(tx, order, { id, user: session.userId, time, reason });
    const { events } = await bringInLine(tx, order, time);
    const { kind, amount, note } = line;
    return {
      data: await readOrderBill(tx, order, time),
      events,
      log: {
        ...billLog(order, `${takeBackLabel[by]}${takenBackWords(line)}`),
        before: byLabel(BillLine, { kind, amount: toYuan(amount), note }),
        after: byLabel(
          BillLine,
          by === 'void'
            ? { voidTime: time.now, voidReason: reason }
            : { kind, amount: toYuan(-amount), note: reason, reverses: String(id) },
        ),
      },
    };
  });
};

/** 消费 ¥28.00; of a reversal 冲销的消费 ¥28.00. */
function takenBackWords({ kind, amount, reverses_id, ...row }: BillLineRow): string {
  const flags = { isLate: row.is_late === 1, isAllowance: row.is_allowance === 1 };
  if (reverses_id === null) return lineWords({ entry: entryOf(kind, amount, flags), amount });
  return `冲销的${lineWords({ entry: entryOf(kind, -amount, flags), amount })}`;
}

/** The order of a line, held; another hotel's line does not exist. */
async function orderOfLine(tx: Tx, orderId: number, session: Session): Promise<OrderRow> {
  const { hotel_id } = await tx
    .selectFrom('orders')
    .select('hotel_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (!isInScope(session, hotel_id)) throw notFound('账单明细');
  return lockedOrder(tx, String(orderId), session);
}
