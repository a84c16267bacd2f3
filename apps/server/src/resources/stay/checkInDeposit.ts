import { toFen } from '@anzhu/api/rules/money';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import type { Session } from '../../platform/caller.ts';
import type { Tx } from '../../platform/db/store.ts';
import type { CallInput } from '../../platform/http/handler.ts';
import { addLine, LineKind, PayMethod } from '../bill/index.ts';
import { orderFor } from '../order/index.ts';

/** Enters the deposit of a check-in on the bill of its order. @returns the id of its line; null where none is taken */
export async function takeDeposit(
  tx: Tx,
  orderId: number,
  {
    input: { deposit = 0, depositMethod },
    session,
    time,
  }: {
    input: Pick<CallInput<'checkIn'>, 'deposit' | 'depositMethod'>;
    session: Session;
    time: HotelTime;
  },
): Promise<number | null> {
  if (deposit === 0) return null;
  return addLine(tx, await orderFor(tx, String(orderId), session), {
    line: {
      kind: LineKind.deposit,
      amount: toFen(deposit),
      method: depositMethod ?? PayMethod.other,
      note: '办理入住',
      created_by: session.userId,
      created_time: time.now,
    },
    refuse: () => null,
  });
}
