import { toYuan } from '@anzhu/api/rules/money';
import { hotelTime } from '../../platform/clock.ts';
import { StayKind } from '../../platform/db/tables/stay.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { readFullNights } from '../availability/index.ts';
import { lastPayMethod } from '../bill/index.ts';
import { orderFor } from '../order/index.ts';
import { toQuotedNights } from '../pricing/index.ts';
import { roomFor } from '../room/index.ts';
import { checkTarget, planChange } from './change.ts';
import { openStayIn } from './stay.ts';
import { nightsOfUndo, paymentOfUndo, stateBefore } from './undo.ts';

/**
 * What a longer or shorter stay, another room, or a check-in that is taken back would cost; refuses what the change
 * would refuse.
 */
export const quoteStay: Handler<'quoteStay'> = async ({ input, session }, server) => {
  const { db } = server.store;
  const time = hotelTime(server);
  const { leaveTime, newRoomId, isUndo } = input;
  const change = newRoomId === undefined ? 'changeStay' : 'changeRoom';
  const action = isUndo ? 'undoStay' : change;
  const room = await roomFor(db, input.roomId, { session, action });
  const stay = await openStayIn(db, room, input.sn);
  const none = { nights: 0, pay: 0, lastPay: 0, difference: 0, cameBy: null, lines: [], full: [] };
  if (stay.kind === StayKind.isolation) return none;
  const cameBy = await lastPayMethod(db, stay.order_id ?? 0);
  if (isUndo) {
    const { order: former } = stateBefore(stay, time.now);
    const order = await orderFor(db, String(stay.order_id), session);
    return {
      ...none,
      nights: former?.nights ?? 0,
      pay: toYuan(former?.pay ?? 0),
      lastPay: toYuan(former?.last_pay ?? 0),
      difference: toYuan(paymentOfUndo(order, former)),
      cameBy,
      lines: toQuotedNights(former?.bought ?? []),
      full: await readFullNights(db, nightsOfUndo(order, former, time)),
    };
  }
  const to =
    newRoomId === undefined ? undefined : await roomFor(db, newRoomId, { session, action: 'view' });
  if (to) await checkTarget(db, room, to);
  const plan = await planChange(db, stay, { leaveTime, to, session, time });
  return {
    nights: plan.nights,
    pay: toYuan(plan.price.pay),
    lastPay: toYuan(plan.price.lastPay),
    difference: toYuan(plan.price.difference),
    cameBy,
    lines: toQuotedNights(plan.price.lines),
    full: await readFullNights(db, plan.sold),
  };
};
