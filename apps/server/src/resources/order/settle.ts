import { type Bill, type MoneyMethod, PayMethod } from '@anzhu/api/contract/bill';
import type { WithRowIds } from '@anzhu/api/contract/codecs';
import { byLabel } from '@anzhu/api/contract/label';
import { settleBill as contract } from '@anzhu/api/contract/settle';
import { accountCan } from '@anzhu/api/rules/account';
import { billCan, kindOfEntry } from '@anzhu/api/rules/bill';
import { entryRefusal } from '@anzhu/api/rules/billLines';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { allot, openToSettle } from '@anzhu/api/rules/masterBill';
import { toFen, toYuan } from '@anzhu/api/rules/money';
import { waitingText } from '@anzhu/api/rules/payBack';
import {
  depositsHeld,
  netOfBill,
  netText,
  partsRefusal,
  settleCan,
  settlementLines,
} from '@anzhu/api/rules/settlement';
import type { Session } from '../../platform/caller.ts';
import type { Fen } from '../../platform/db/column.ts';
import type { LogEntry, Tx } from '../../platform/db/store.ts';
import type { CallInput } from '../../platform/http/handler.ts';
import { conflict, invalid } from '../../platform/refusal.ts';
import type { RoomEvent } from '../../platform/roomEvents.ts';
import { addLine, askPayBack, waitingOf } from '../bill/index.ts';
import { billLog, bringInLine, readOrderBill } from './orderBill.ts';
import { groupAccountOf, readRouted } from './groupAccount.ts';
import { checkVerdict } from './leftOpen.ts';
import { wayOf } from './onAccount.ts';
import { type OrderRow, readOrders } from './queries.ts';

type Input = Pick<CallInput<'settleBill'>, 'parts' | 'leaveOpen' | 'seen'>;

/** A bill on which a settlement is written, and what it owes, in fen. */
interface Due {
  order: OrderRow;
  amount: Fen;
}

/** The bills that a settlement pays: the order's own, and of the master of a group those that route their rooms to it. */
async function duesOf(tx: Tx, order: OrderRow, bill: WithRowIds<Bill>): Promise<Due[]> {
  const own = { order, amount: Math.max(0, toFen(bill.open) + toFen(bill.waiting ?? 0)) };
  const account = bill.group?.isMaster ? await groupAccountOf(tx, order) : null;
  if (!account) return [own];
  const routed = await readRouted(tx, account);
  const members = await readOrders(
    tx,
    routed.map(({ id }) => id),
  );
  return [
    own,
    ...members.map((member) => ({
      order: member,
      amount: routed.find(({ id }) => id === member.id)?.routed ?? 0,
    })),
  ];
}

/**
 * Settles the bill of an order that the transaction holds, with the group of a master bill: the deposit pays charges
 * first, the rest is received or given back in the parts. A master bill also pays what others route to it, each on its
 * own bill (spec: the bill).
 */
export async function settleOrder(
  tx: Tx,
  order: OrderRow,
  { input, session, time }: { input: Input; session: Session; time: HotelTime },
): Promise<{ bill: WithRowIds<Bill>; events: RoomEvent[]; logs: LogEntry[] }> {
  checkVerdict(settleCan(order.status));
  const bill = await readOrderBill(tx, order, time);
  const sums = { open: toFen(openToSettle(bill)), deposit: toFen(bill.deposit) };
  const net = netOfBill(sums);
  if (toFen(input.seen) !== net) {
    throw conflict(`现${netText(net)}，请核对后重试`, 'seen');
  }
  const parts = input.parts.map(({ amount, ...way }) => ({ ...way, amount: toFen(amount) }));
  const refusal = partsRefusal(parts, sums, input.leaveOpen);
  if (refusal !== null) throw invalid('parts', refusal);
  const lines = settlementLines(sums, parts, depositsHeld(bill.lines));
  const isMoney = (way: PayMethod): way is MoneyMethod => way !== PayMethod.account;
  const refunds = lines.filter(({ entry, method }) => entry === 'refund' && isMoney(method));
  const sum = refunds.reduce((total, { amount }) => total + amount, 0);
  const [waiting = 0] = await waitingOf(tx, [order], {
    amounts: [-sum],
    isMoney: true,
    session,
  });
  const dues = await duesOf(tx, order, bill);
  const paid = allot(
    lines.map(({ entry, amount }) => (entry === 'payment' ? amount : 0)),
    dues,
  );
  const changed = new Map([[order.id, order]]);
  for (const [index, line] of lines.entries()) {
    const { entry, method } = line;
    if (entry === 'refund' && waiting > 0 && isMoney(method)) {
      const asked = { amount: line.amount, method, reason: '结账', isWithPrice: false };
      await askPayBack(tx, order.id, { ...asked, by: session.userId, time: time.now });
      continue;
    }
    const way = await wayOf(tx, order, line, time);
    const onBills =
      entry === 'payment' ? (paid[index] ?? []) : [{ due: { order }, amount: line.amount }];
    for (const { due, amount } of onBills) {
      changed.set(due.order.id, due.order);
      // What is left over is given back by who settles, as far as the hotel lets them.
      if (entry !== 'refund') checkVerdict(billCan(entry, due.order.status, session.role));
      if (way.company_id !== null && entry === 'payment') {
        checkVerdict(accountCan(due.order.status, due.order.is_no_show === 1));
      }
      await addLine(tx, due.order, {
        line: {
          kind: kindOfEntry(entry),
          amount: entry === 'depositBack' ? -amount : amount,
          ...way,
          // The master pays the room, whatever else is open on the bill of its guests.
          ...(due.order.id !== order.id && { for_room: amount }),
          note: due.order.id === order.id ? '结账' : `由主账订单 ${order.id} 结算`,
          created_by: session.userId,
          created_time: time.now,
        },
        refuse: (totals) => entryRefusal(entry, amount, totals),
      });
    }
  }
  const events: RoomEvent[] = [];
  for (const one of changed.values()) events.push(...(await bringInLine(tx, one, time)).events);
  const settled = await readOrderBill(tx, order, time);
  const members = [...changed.values()].filter(({ id }) => id !== order.id);
  return {
    bill: settled,
    events,
    logs:
      lines.length === 0
        ? []
        : [
            {
              ...billLog(
                order,
                [
                  `结账，${netText(net)}`,
                  ...(waiting > 0 ? [waitingText(toYuan(waiting))] : []),
                ].join('，'),
              ),
              before: byLabel(contract.data, { deposit: bill.deposit, open: bill.open }),
              after: byLabel(contract.data, { deposit: settled.deposit, open: settled.open }),
            },
            ...members.map((member) => billLog(member, `由主账订单 ${order.id} 结算`)),
          ],
  };
}
