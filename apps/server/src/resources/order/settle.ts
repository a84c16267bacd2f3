import type { Bill } from '@anzhu/api/contract/bill';
import type { WithRowIds } from '@anzhu/api/contract/codecs';
import { byLabel } from '@anzhu/api/contract/label';
import { settleBill as contract } from '@anzhu/api/contract/settle';
import { billCan, kindOfEntry } from '@anzhu/api/rules/bill';
import { entryRefusal } from '@anzhu/api/rules/billLines';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { toFen } from '@anzhu/api/rules/money';
import {
  depositsHeld,
  netOfBill,
  netText,
  partsRefusal,
  settleCan,
  settlementLines,
} from '@anzhu/api/rules/settlement';
import type { Session } from '../../platform/caller.ts';
import type { LogEntry, Tx } from '../../platform/db/store.ts';
import type { CallInput } from '../../platform/http/handler.ts';
import { conflict, invalid } from '../../platform/refusal.ts';
import type { RoomEvent } from '../../platform/roomEvents.ts';
import { addLine } from '../bill/index.ts';
import { billLog, bringInLine, readOrderBill } from './orderBill.ts';
import { checkVerdict } from './leftOpen.ts';
import { wayOf } from './onAccount.ts';
import type { OrderRow } from './queries.ts';

type Input = Pick<CallInput<'settleBill'>, 'parts' | 'leaveOpen' | 'seen'>;

/**
 * Settles the bill of an order that the transaction holds: the deposit pays charges first, the rest is received or given
 * back in the parts (spec: the bill).
 */
export async function settleOrder(
  tx: Tx,
  order: OrderRow,
  { input, session, time }: { input: Input; session: Session; time: HotelTime },
): Promise<{ bill: WithRowIds<Bill>; events: RoomEvent[]; log: LogEntry | null }> {
  checkVerdict(settleCan(order.status));
  const bill = await readOrderBill(tx, order, time);
  const sums = { open: toFen(bill.open), deposit: toFen(bill.deposit) };
  const net = netOfBill(sums);
  if (toFen(input.seen) !== net) {
    throw conflict(`现${netText(net)}，请核对后重试`, 'seen');
  }
  const parts = input.parts.map(({ amount, ...way }) => ({ ...way, amount: toFen(amount) }));
  const refusal = partsRefusal(parts, net, input.leaveOpen);
  if (refusal !== null) throw invalid('parts', refusal);
  const lines = settlementLines(sums, parts, depositsHeld(bill.lines));
  for (const line of lines) {
    const { entry, amount } = line;
    checkVerdict(billCan(entry, order.status, session.role));
    const signed = entry === 'depositBack' ? -amount : amount;
    await addLine(tx, order, {
      line: {
        kind: kindOfEntry(entry),
        amount: signed,
        ...(await wayOf(tx, order, line, time)),
        note: '结账',
        created_by: session.userId,
        created_time: time.now,
      },
      refuse: (totals) => entryRefusal(entry, amount, totals),
    });
  }
  const { events } = await bringInLine(tx, order, time);
  const settled = await readOrderBill(tx, order, time);
  return {
    bill: settled,
    events,
    log:
      lines.length === 0
        ? null
        : {
            ...billLog(order, `结账，${netText(net)}`),
            before: byLabel(contract.data, { deposit: bill.deposit, open: bill.open }),
            after: byLabel(contract.data, { deposit: settled.deposit, open: settled.open }),
          },
  };
}
