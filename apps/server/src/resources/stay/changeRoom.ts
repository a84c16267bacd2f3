import { roomTransitions } from '@anzhu/api/rules/roomTransitions';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { nightsAhead } from '@anzhu/api/rules/availability';
import { RoomStatus } from '@anzhu/api/contract/room';
import { checkHotelOpen } from '../../platform/session/openHotel.ts';
import type { Session } from '../../platform/caller.ts';
import { hotelTime } from '../../platform/clock.ts';
import type { LogEntry, Tx } from '../../platform/db/store.ts';
import { StayEnd, StayKind } from '../../platform/db/tables/stay.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/refusal.ts';
import { checkRoomFree, checkRoomAvailable } from '../availability/index.ts';
import { PayMethod, payMethodOf, waitingOf } from '../bill/index.ts';
import { waitingLog } from '../order/index.ts';
import { setRoomStatus, roomEvents, roomFor, type RoomRow, statusLog } from '../room/index.ts';
import { applyPlan, checkDifference, planLog } from './change.ts';
import { guestColumns } from './guests.ts';
import { type ChangePlan, checkTarget, planChange } from './planChange.ts';
import { endStay, lockPersonIn, openStay, openStayIn, type OpenStay } from './stay.ts';

/**
 * Guests, or someone in isolation, move to a vacant room of the same hotel and nature. Guests pay the
 * difference when the type is another one (spec: rooms and stays).
 */
export const changeRoom: Handler<'changeRoom'> = ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  return server.store.change({ session, origin }, async (tx) => {
    const from = await roomFor(tx, input.currentRoomId, { session, action: 'changeRoom' });
    await checkHotelOpen(tx, from.hotel_id);
    const to = await roomFor(tx, input.newRoomId, { session, action: 'view' });
    await checkTarget(tx, from, to);
    if (to.status !== RoomStatus.vacant) throw conflict(`新房间 ${to.name} 已不是空闲`);
    const stay = await openStayIn(tx, from, from.sn ?? '');
    const plan =
      stay.kind === StayKind.guests ? await planChange(tx, stay, { to, session, time }) : null;
    const log = plan ? await repriceForNewRoom(tx, plan, { to, input, session, time }) : [];
    const period = {
      estimatedCheckIn: stay.check_in_time,
      estimatedCheckOut: stay.leave_time,
      isDayUse: plan !== null && plan.order.day_use_hours > 0,
    };
    const nights = nightsAhead(period, time);
    const forOrderIds = stay.order_id === null ? [] : [stay.order_id];
    await checkRoomFree(tx, { room: to, nights, period, time, forOrderIds });
    await moveStatuses(tx, from, to);
    await lockPersonIn(tx, from);
    await moveStay(tx, stay, { from, to, now: time.now });
    const sketch = `${stay.kind === StayKind.guests ? '' : '隔离'}换房：${from.name} → ${to.name}`;
    return {
      data: null,
      events: await roomEvents(tx, [from.id, to.id]),
      log: [
        statusLog(from, roomTransitions.changeRoom.to, { sketch }),
        statusLog(to, roomTransitions.moveIn.to, { sketch }),
        ...log,
      ],
    };
  });
};

interface Move {
  to: RoomRow;
  input: CallInput<'changeRoom'>;
  session: Session;
  time: HotelTime;
}

/** Gives the order of guests the type of their new room, and its price from tonight on. */
async function repriceForNewRoom(
  tx: Tx,
  plan: ChangePlan,
  { to, input, session, time }: Move,
): Promise<LogEntry[]> {
  const { order } = plan;
  const isOther = to.room_type_id !== order.room_type_id;
  if (isOther && order.leave_time < time.now) throw conflict('客人已逾期，请先续住再换房');
  checkDifference(input.pay, plan.price, order);
  const [waiting = 0] = await waitingOf(tx, [order], {
    amounts: [isOther ? plan.price.difference : 0],
    session,
  });
  if (isOther) {
    await checkRoomAvailable(tx, plan.sold);
    await applyPlan(tx, plan, {
      waiting,
      method: await payMethodOf(tx, order.id, {
        amount: plan.price.difference,
        method: input.method,
        role: session.role,
        unnamed: PayMethod.other,
      }),
      by: session.userId,
      note: '换房',
      time,
    });
  }
  if (!isOther) return [];
  return [
    planLog(plan, `订单 ${order.id} 换到「${to.room_type_name}」`),
    ...waitingLog(order, waiting),
  ];
}

/** Takes both rooms, always the lower id first: two moves that cross do not block each other. */
async function moveStatuses(tx: Tx, from: RoomRow, to: RoomRow): Promise<void> {
  const moves = [
    { room: from, isMoveIn: false },
    { room: to, isMoveIn: true },
  ].toSorted((one, other) => one.room.id - other.room.id);
  for (const { room, isMoveIn } of moves) {
    await setRoomStatus(tx, room, { action: 'changeRoom', isMoveIn });
  }
}

/** Ends the stay in the one room and begins another with the same guests in the other, of any hotel. */
export async function moveStay(
  tx: Tx,
  stay: OpenStay,
  { from, to, now }: { from: RoomRow; to: RoomRow; now: string },
): Promise<void> {
  const { id: formerId, ...ended } = await endStay(tx, from, {
    kind: StayEnd.movedRoom,
    time: now,
  });
  const personId = ended.isolation_person_id;
  const stayId = await openStay(tx, to, {
    ...(personId === null ? { orderId: stay.order_id ?? 0 } : { isolationPersonId: personId }),
    province: ended.province,
    // Who was checked in for later tonight is still expected then.
    checkInTime: now > stay.check_in_time ? now : stay.check_in_time,
    leaveTime: ended.leave_time,
    now,
  });
  const guests = await tx
    .selectFrom('stay_guest')
    .select(['place', ...guestColumns])
    .where('stay_id', '=', formerId)
    .execute();
  if (guests.length > 0) {
    const rows = guests.map((guest) => ({ ...guest, stay_id: stayId, has_left: 0 as const }));
    await tx.insertInto('stay_guest').values(rows).execute();
  }
  if (personId === null) return;
  await tx
    .updateTable('isolation_person')
    .set({ room_id: to.id, hotel_id: to.hotel_id })
    .where('id', '=', personId)
    .execute();
}
