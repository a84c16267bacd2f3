import { toYuan } from '@anzhu/api/rules/money';
import { hotelTime } from '../../platform/clock.ts';
import type { Fen } from '../../platform/db/column.ts';
import { StayKind } from '../../platform/db/tables/stay.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { readFullNights, readShortNights } from '../availability/index.ts';
import { cameByOf, cameByOfAll, waitsFor } from '../bill/index.ts';
import { orderFor } from '../order/index.ts';
import { toQuotedNights } from '../pricing/index.ts';
import { roomFor } from '../room/index.ts';
import { checkTarget, planChange, planStays, type ChangePlan, soldBy } from './planChange.ts';
import { readGroupRooms } from './groupRooms.ts';
import { openStayIn } from './stay.ts';
import { nightsOfUndo, paymentOfUndo, stateBefore } from './undo.ts';

/**
 * What a longer or shorter stay, another room, or a check-in that is taken back would cost; refuses what the change
 * would refuse.
 */
export const quoteStay: Handler<'quoteStay'> = async ({ input, session }, server) => {
  const { db } = server.store;
  const time = hotelTime(server);
  const { newRoomId, isUndo } = input;
  const change = newRoomId === undefined ? 'changeStay' : 'changeRoom';
  const action = isUndo ? 'undoStay' : change;
  const room = await roomFor(db, input.roomId, { session, action });
  const stay = await openStayIn(db, room, input.sn);
  const none = {
    nights: 0,
    pay: 0,
    lastPay: 0,
    difference: 0,
    cameBy: null,
    lines: [],
    full: [],
    ...ofOne,
  };
  if (stay.kind === StayKind.isolation) return none;
  if (isUndo) {
    const { order: former } = stateBefore(stay, time.now);
    const order = await orderFor(db, String(stay.order_id), session);
    const difference = paymentOfUndo(order, former);
    return {
      ...none,
      nights: former?.nights ?? 0,
      pay: toYuan(former?.pay ?? 0),
      lastPay: toYuan(former?.last_pay ?? 0),
      difference: toYuan(difference),
      ...(await cameByOf(db, order.id, difference)),
      ...(await waitsFor(db, [order], { amounts: [difference], session })),
      lines: toQuotedNights(former?.bought ?? []),
      full: await readFullNights(db, nightsOfUndo(order, former, time)),
    };
  }
  const to =
    newRoomId === undefined ? undefined : await roomFor(db, newRoomId, { session, action: 'view' });
  if (to) await checkTarget(db, room, to);
  if (to) {
    const plan = await planChange(db, stay, { to, session, time });
    const full = await readFullNights(db, plan.sold);
    const way = await cameByOf(db, plan.order.id, plan.price.difference);
    const amounts = [plan.price.difference];
    const waits = await waitsFor(db, [plan.order], { amounts, session });
    return { ...pricesOf([plan], plan), ...way, ...waits, full, ...ofOne };
  }
  const stays = await planStays(db, { input, room, stay, session, time });
  const [{ plan }] = stays;
  const isOfGroup = plan.order.group_no !== '';
  const short = await readShortNights(db, stays.map(soldBy), time);
  return {
    ...pricesOf(
      stays.map((one) => one.plan),
      plan,
    ),
    ...(await cameByOfAll(
      db,
      stays.map((one) => ({ id: one.plan.order.id, amount: one.plan.price.difference })),
    )),
    ...(await waitsFor(
      db,
      stays.map((one) => one.plan.order),
      { amounts: stays.map((one) => one.plan.price.difference), session },
    )),
    full: short.map(({ night }) => night),
    groupRooms: isOfGroup ? (await readGroupRooms(db, plan.order)).length : 0,
    rooms:
      input.scope === 'group'
        ? stays.map((one) => ({
            orderId: one.plan.order.id,
            name: one.rooms.map(({ room: { name } }) => name).join('、'),
            difference: toYuan(one.plan.price.difference),
          }))
        : [],
  };
};

const ofOne = { groupRooms: 0, rooms: [] };

/** What plans cost together, with the nights of the first. */
const pricesOf = (plans: readonly ChangePlan[], first: ChangePlan) => {
  const sum = (of: (plan: ChangePlan) => Fen): number =>
    toYuan(plans.reduce((total, plan) => total + of(plan), 0));
  return {
    nights: first.nights,
    pay: sum(({ price }) => price.pay),
    lastPay: sum(({ price }) => price.lastPay),
    difference: sum(({ price }) => price.difference),
    lines: toQuotedNights(first.price.lines),
  };
};
