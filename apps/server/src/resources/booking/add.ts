import { addOrder as contract } from '@anzhu/api/contract/booking';
import { Code } from '@anzhu/api/contract/envelope';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Order, OrderStatus } from '@anzhu/api/contract/order';
import { Room } from '@anzhu/api/contract/room';
import { bookedStatus } from '@anzhu/api/rules/bill';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { formatYuan, toFen, toYuan } from '@anzhu/api/rules/money';
import type { NightFee } from '@anzhu/api/rules/nightFees';
import { stayPeriodErrors } from '@anzhu/api/rules/stayDates';
import type { Session } from '../../platform/caller.ts';
import { hotelTime } from '../../platform/clock.ts';
import { type Fen, filterId } from '../../platform/db/column.ts';
import type { Db, LogEntry, Tx } from '../../platform/db/store.ts';
import { OrderSource } from '../../platform/db/tables/order.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { invalid, Refusal, refuseFaults } from '../../platform/refusal.ts';
import { narrowedTo } from '../../platform/session/scope.ts';
import { checkRoomLeft, lockRoomType, readRoomsLeft } from '../availability/index.ts';
import { PayMethod, recordPayment } from '../bill/index.ts';
import { provinceOf, writeNights } from '../order/index.ts';
import { priceStay, toQuotedNights } from '../pricing/index.ts';
import { holdRoom, isArrivingSoon, roomEvents } from '../room/index.ts';
import { roomTypeFor } from '../roomType/index.ts';

type Input = CallInput<'addOrder'>;

/** What is booked, and what each of the rooms costs: the same for the quote and the booking. */
interface BookingPlan {
  type: { id: number; hotelId: number; name: string };
  nights: readonly string[];
  /** Of one room. */
  bought: NightFee[];
  pay: Fen;
  lastPay: Fen;
  /** The nights that are to be sold. */
  sold: Parameters<typeof checkRoomLeft>[1];
}

/** With the status that the orders begin with. */
type StatedPlan = BookingPlan & { status: Input['status'] };

async function planBooking(
  db: Db,
  input: CallInput<'quoteBooking'>,
  { session, time }: { session: Session; time: HotelTime },
): Promise<BookingPlan> {
  const type = await roomTypeFor(db, input.roomType, session);
  const hotelId = narrowedTo(session, filterId(input.hotelId));
  if (hotelId !== null && hotelId !== type.hotel_id) {
    throw invalid('roomType', '房型不存在，或不属于该酒店');
  }
  refuseFaults(stayPeriodErrors(input, time));
  const roomType = { hotelId: type.hotel_id, roomTypeId: type.id };
  const price = await priceStay(db, { type: roomType, order: null, period: input, time });
  const { pay, lastPay, lines: bought, wanted: nights } = price;
  return {
    type: { id: type.id, hotelId: type.hotel_id, name: type.name },
    nights,
    bought,
    pay,
    lastPay,
    sold: { ...roomType, nights, time, rooms: input.rooms },
  };
}

/** What a booking would cost, and the nights on which too few rooms are left. */
export const quoteBooking: Handler<'quoteBooking'> = async ({ input, session }, server) => {
  const { db } = server.store;
  const plan = await planBooking(db, input, { session, time: hotelTime(server) });
  const left = await readRoomsLeft(db, plan.sold);
  return {
    nights: plan.nights.length,
    pay: toYuan(plan.pay * input.rooms),
    lastPay: toYuan(plan.lastPay * input.rooms),
    lines: toQuotedNights(plan.bought),
    left: Math.max(0, Math.min(...left)),
    full: plan.nights.filter((_, index) => (left[index] ?? 0) < input.rooms),
  };
};

/**
 * Books rooms for a caller, one order each: all of them or, where a night has too few, none (spec: orders, at the
 * desk). Rooms are held for guests who come soon.
 */
export const addOrder: Handler<'addOrder'> = ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  return server.store.change({ session, origin }, async (tx) => {
    const priced = await planBooking(tx, input, { session, time });
    const plan = { ...priced, status: bookedStatus(input.status, priced.lastPay) };
    await lockRoomType(tx, plan.type.id);
    checkShownPrice(input, plan);
    await checkRoomLeft(tx, plan.sold);
    const first = await insertOrder(tx, input, { plan, time, groupNo: input.groupNo ?? '' });
    const groupNo = input.groupNo ?? (input.rooms > 1 ? groupNoOf(first, time) : '');
    if (groupNo !== '') {
      await tx.updateTable('orders').set({ group_no: groupNo }).where('id', '=', first).execute();
    }
    const ids = [first];
    while (ids.length < input.rooms)
      ids.push(await insertOrder(tx, input, { plan, time, groupNo }));
    const held = new Map<number, { id: number; name: string }>();
    for (const id of ids) {
      if (plan.status === OrderStatus.paid) {
        await recordPayment(tx, id, {
          amount: plan.lastPay,
          method: input.method ?? PayMethod.cash,
          note: '',
          by: session.userId,
          time: time.now,
        });
      }
      if (!isArrivingSoon(input.estimatedCheckIn, time)) continue;
      const order = {
        id,
        hotelId: plan.type.hotelId,
        roomTypeId: plan.type.id,
        status: plan.status,
        nights: plan.nights,
      };
      const room = await holdRoom(tx, order);
      if (room) held.set(id, room);
    }
    const [log, ...others] = ids.map((id) =>
      bookedLog(input, { plan, id, groupNo, room: held.get(id)?.name ?? null }),
    );
    return {
      data: {
        ids,
        id: first,
        pay: toYuan(plan.pay * input.rooms),
        lastPay: toYuan(plan.lastPay * input.rooms),
      },
      events: await roomEvents(
        tx,
        [...held.values()].map(({ id }) => id),
      ),
      log: log ? [log, ...others] : null,
    };
  });
};

/** Refuses a sum that is not the one that the clerk was shown. */
function checkShownPrice({ lastPay, rooms }: Input, plan: BookingPlan): void {
  const sum = plan.lastPay * rooms;
  if (lastPay === undefined || toFen(lastPay) === sum) return;
  const message = `实付金额现为 ${formatYuan(toYuan(sum))}，请核对后重试`;
  throw new Refusal(Code.conflict, message, { lastPay: message });
}

/** The number of rooms that are booked together: the day, and the first of their orders. */
export const groupNoOf = (first: number, { now }: HotelTime): string =>
  `T${now.slice(2, 10).replaceAll('-', '')}-${first}`;

/** Inserts the order of one room. @returns its id. */
async function insertOrder(
  tx: Tx,
  input: Input,
  { plan, time, groupNo }: { plan: StatedPlan; time: HotelTime; groupNo: string },
): Promise<number> {
  const { id } = await tx
    .insertInto('orders')
    .values({
      hotel_id: plan.type.hotelId,
      room_type_id: plan.type.id,
      status: plan.status,
      source: OrderSource.phone,
      province: provinceOf(input.province),
      customer_id: null,
      customer_name: input.customerName ?? input.name,
      booker_name: input.name,
      phone: input.number,
      idcard: input.idcard ?? '',
      arrive_time: input.estimatedCheckIn,
      leave_time: input.estimatedCheckOut,
      nights: plan.nights.length,
      pay: plan.pay,
      last_pay: plan.lastPay,
      refund_reason: '',
      refund_since: null,
      created_time: time.now,
      paid_time: plan.status === OrderStatus.paid ? time.now : null,
      channel: '',
      external_id: null,
      group_no: groupNo,
      note: input.note ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeNights(tx, id, plan.bought);
  return id;
}

/** Log entry of a booked order. */
const bookedLog = (
  { estimatedCheckIn, estimatedCheckOut, method, note }: Input,
  {
    plan,
    id,
    groupNo,
    room,
  }: { plan: StatedPlan; id: number; groupNo: string; room: string | null },
): LogEntry => ({
  type: LogType.dataChange,
  sketch: `新增预订，生成订单 ${id}`,
  target: { kind: 'order', id },
  hotelId: plan.type.hotelId,
  after: {
    ...byLabel(Order, {
      status: plan.status,
      roomTypeName: plan.type.name,
      estimatedCheckIn,
      estimatedCheckOut,
      days: plan.nights.length,
      pay: toYuan(plan.pay),
      lastPay: toYuan(plan.lastPay),
      ...(groupNo !== '' && { groupNo }),
    }),
    ...byLabel(contract.input, {
      ...(plan.status === OrderStatus.paid && { method: method ?? PayMethod.cash }),
      ...(note !== undefined && { note }),
    }),
    ...byLabel(Room, { name: room }),
  },
});
