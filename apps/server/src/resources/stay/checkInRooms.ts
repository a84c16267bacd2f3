import { Code } from '@anzhu/api/contract/envelope';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Order, OrderStatus } from '@anzhu/api/contract/order';
import { Room, RoomStatus } from '@anzhu/api/contract/room';
import { checkIn as contract } from '@anzhu/api/contract/stay';
import { nightsOf } from '@anzhu/api/rules/availability';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { formatYuan, toFen, toYuan } from '@anzhu/api/rules/money';
import { heldMessage, isHeldForAnother } from '@anzhu/api/rules/roomTransitions';
import { checkInErrors, type StayPeriod } from '@anzhu/api/rules/stayDates';
import type { Session } from '../../platform/caller.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Db, LogEntry, Tx } from '../../platform/db/store.ts';
import type { CallInput } from '../../platform/http/handler.ts';
import { invalid, type ItemFaults, refuseFaults, Refusal } from '../../platform/refusal.ts';
import { checkRoomFree, checkRoomLeft, lockRoom, readFullNights } from '../availability/index.ts';
import { PayMethod, recordPayment } from '../bill/index.ts';
import {
  type CheckInOrder,
  orderForCheckIn,
  checkInBookedOrder,
  type OrderRow,
  createWalkInOrder,
} from '../order/index.ts';
import { priceStay, type OrderPrice } from '../pricing/index.ts';
import { refuseOtherNames } from '../guest/index.ts';
import { occupyRooms, roomEvents, roomFor, type RoomRow, statusLog } from '../room/index.ts';
import { checkGuests, checkNumbers, insertGuests, labelGuests } from './guests.ts';
import { checkFormerStay, openStay } from './stay.ts';
import { type UndoState, writeUndo } from './undoState.ts';

type Input = CallInput<'checkIn'>;

interface Context {
  session: Session;
  time: HotelTime;
  faults: ItemFaults;
  /** The call's `confirmNames`. */
  isNameConfirmed: boolean | undefined;
  /** The path of the guests of the input at an index. */
  guestsAt: (index: number) => string;
}

/** A room that is checked in to, and what its stay costs. */
interface Arrival extends StayPlan {
  input: Input;
  room: RoomRow;
}

/** The same once its order is that of the stay. */
interface Filled extends Arrival {
  order: CheckInOrder;
}

const inOrderOf = <Item>(items: readonly Item[], key: (item: Item) => number): Item[] =>
  items.toSorted((one, other) => key(one) - key(other));

/**
 * Checks guests in to rooms, each by its order or by one that is made for them: all or none. Room types are locked
 * before orders, and orders before rooms, as everywhere: who cancels, refunds or holds does not wait in a circle.
 */
export async function checkInRooms(tx: Tx, inputs: readonly Input[], context: Context) {
  const { session, time, faults, isNameConfirmed, guestsAt } = context;
  const planned: Arrival[] = [];
  for (const [index, input] of inputs.entries()) {
    const arrival = await faults.at(index, () => planArrival(tx, input, context));
    if (arrival) planned.push(arrival);
  }
  await checkNumbers(
    inputs.map(({ checkInfoList }) => checkInfoList),
    faults,
  );
  faults.refuse();

  const groupIds = planned.flatMap(({ booked }) => booked?.id ?? []);
  for (const [index, { input, room }] of planned.entries()) {
    await faults.at(index, async () => checkReservation(input, room, groupIds));
  }
  for (const { addedNights } of inOrderOf(planned, ({ room }) => room.room_type_id)) {
    await checkRoomLeft(tx, addedNights);
  }
  const filled: Filled[] = [];
  for (const arrival of inOrderOf(planned, ({ booked }) => booked?.id ?? 0)) {
    const { input, room, booked, price } = arrival;
    const order = await faults.at(planned.indexOf(arrival), () =>
      booked
        ? checkInBookedOrder(tx, booked, { input, price })
        : createWalkInOrder(tx, room, { input, price, time }),
    );
    if (order) filled.push({ ...arrival, order });
  }
  faults.refuse();

  for (const { room } of inOrderOf(filled, ({ room: { id } }) => id)) await lockRoom(tx, room.id);
  const arrivals = inOrderOf(filled, ({ input }) => inputs.indexOf(input));
  for (const [index, { input, room, order }] of arrivals.entries()) {
    const nights = nightsOf(input, time.dayStarts);
    // The order that loses the room, as the clerk has confirmed, does not count.
    const lost = room.held_order_id === null ? [] : [room.held_order_id];
    const forOrderIds = [order.id, ...groupIds, ...lost];
    await faults.at(index, () => checkRoomFree(tx, { room, nights, time, forOrderIds }));
    await takeFromOthers(tx, room, order.id);
  }
  const freed = await occupyRooms(
    tx,
    arrivals.map(({ room, order }) => ({ room, orderId: order.id })),
    faults.at,
  );
  faults.refuse();

  const guests = inputs.flatMap(({ checkInfoList }, index) =>
    checkInfoList.map(({ idcard, name }, place) => ({
      field: `${guestsAt(index)}.${place}.name`,
      idcard,
      name,
    })),
  );
  await refuseOtherNames(tx, guests, { session, isConfirmed: isNameConfirmed });

  const stays = [];
  for (const arrival of arrivals) {
    const stayId = await begin(tx, arrival, { session, time });
    stays.push({ stayId, guests: arrival.input.checkInfoList });
  }
  await insertGuests(tx, stays);
  const rooms = arrivals.map(({ room }) => room.id);
  const [log, ...others] = arrivals.flatMap((arrival) => [roomLog(arrival), orderLog(arrival)]);
  return {
    arrivals,
    events: await roomEvents(tx, [...rooms, ...freed]),
    log: log ? ([log, ...others] as [LogEntry, ...LogEntry[]]) : null,
  };
}

/** What is to be checked in, where its input, its room and its order allow it. */
async function planArrival(
  tx: Tx,
  input: Input,
  { session, time }: Pick<Context, 'session' | 'time'>,
): Promise<Arrival> {
  const room = await roomFor(tx, input.id, { session, action: 'checkIn' });
  refuseFaults(checkInErrors(input, time));
  await checkFormerStay(tx, room, { checkIn: input.estimatedCheckIn, dayStarts: time.dayStarts });
  await checkGuests(tx, input.checkInfoList, { maxLoad: room.max_load });
  const plan = await planStay(tx, room, { input, session, time });
  checkShownPrice(input, plan.price);
  return { input, room, ...plan };
}

/** Opens the stay of a room that was taken, and enters what is paid for it. @returns its id */
async function begin(
  tx: Tx,
  { input, room, booked, price, order }: Filled,
  { session, time }: Pick<Context, 'session' | 'time'>,
): Promise<number> {
  const stayId = await openStay(tx, room, {
    orderId: order.id,
    province: order.province,
    checkInTime: input.estimatedCheckIn,
    leaveTime: input.estimatedCheckOut,
    now: time.now,
    undo: writeUndo(undoStateOf(room, booked, price)),
  });
  await recordPayment(tx, order.id, {
    amount: price.difference,
    method: input.method ?? PayMethod.cash,
    note: booked ? (price.difference < 0 ? '少住' : '加住') : '',
    by: session.userId,
    time: time.now,
  });
  return stayId;
}

/** What the check-in changes, so that it can be taken back. */
const undoStateOf = (room: RoomRow, booked: OrderRow | null, price: OrderPrice): UndoState => ({
  room: { status: room.status, held_order_id: room.held_order_id },
  order: booked && {
    status: booked.status,
    arrive_time: booked.arrive_time,
    leave_time: booked.leave_time,
    nights: booked.nights,
    pay: booked.pay,
    last_pay: booked.last_pay,
    bought: price.before,
  },
});

/** The order that the room was to be given to needs another one. */
const takeFromOthers = (tx: Tx, room: RoomRow, orderId: number) =>
  tx
    .updateTable('orders')
    .set({ assigned_room_id: null })
    .where('assigned_room_id', '=', room.id)
    .where('id', '=', room.held_order_id)
    .where('id', '<>', orderId)
    .execute();

interface StayPlan {
  /** The order that is to be checked in; null for guests without one. */
  booked: OrderRow | null;
  price: OrderPrice;
  /** The nights that are to be sold. */
  addedNights: Parameters<typeof readFullNights>[1];
}

/** The order, the price and the added nights of a stay: the same for the quote and the check-in. */
export async function planStay(
  db: Db,
  room: RoomRow,
  {
    input,
    session,
    time,
  }: { input: Pick<Input, 'orderId'> & StayPeriod; session: Session; time: HotelTime },
): Promise<StayPlan> {
  const booked =
    input.orderId === undefined
      ? null
      : await orderForCheckIn(db, room, { id: input.orderId, session, now: time.now });
  const type = { hotelId: room.hotel_id, roomTypeId: room.room_type_id };
  const price = await priceStay(db, { type, order: booked, period: input, time });
  return {
    booked,
    price,
    addedNights: {
      ...type,
      nights: price.change.added,
      time,
      // The order that loses this room, as the clerk has confirmed, does not count.
      exceptOrderIds: room.held_order_id === null ? [] : [room.held_order_id],
    },
  };
}

/** Refuses a price that is not the one that the clerk was shown; money is given back only for one that was. */
function checkShownPrice({ lastPay }: Input, price: OrderPrice): void {
  if (lastPay === undefined && price.difference < 0) {
    throw invalid(
      'lastPay',
      `少住的晚数应退 ${formatYuan(toYuan(-price.difference))}，请先查看差价`,
    );
  }
  if (lastPay === undefined || toFen(lastPay) === price.lastPay) return;
  const message = `实付金额现为 ${formatYuan(toYuan(price.lastPay))}，请核对后重试`;
  throw new Refusal(Code.conflict, message, { lastPay: message });
}

/** A room held for another order needs an explicit confirmation, but for one that is checked in with it. */
function checkReservation(input: Input, room: RoomRow, groupIds: readonly number[]): void {
  if (input.acceptReserved === true || groupIds.includes(room.held_order_id ?? 0)) return;
  const idOf = (id: number | null) => (id === null ? null : String(id));
  const held = { status: room.status, orderId: idOf(room.held_order_id) };
  const given = input.orderId === undefined ? null : idOf(rowId(input.orderId));
  if (!isHeldForAnother(held, given)) return;
  const message = heldMessage(held);
  throw new Refusal(Code.conflict, message, { acceptReserved: message });
}

/** Log entry of the room of a check-in. */
const roomLog = ({ input, room, order }: Filled): LogEntry =>
  statusLog(room, RoomStatus.occupied, {
    sketch: `房间 ${room.name} 办理入住`,
    also: {
      ...byLabel(contract.input, {
        orderId: order.id,
        estimatedCheckIn: input.estimatedCheckIn,
        estimatedCheckOut: input.estimatedCheckOut,
      }),
      ...labelGuests(input.checkInfoList.map((guest) => ({ ...guest, phone: guest.number }))),
    },
  });

/** An order in the log: its status, its dates and what it costs. */
const orderFields = (
  status: OrderStatus,
  { estimatedCheckIn, estimatedCheckOut }: StayPeriod,
  { nights, pay, lastPay }: { nights: number; pay: number; lastPay: number },
) =>
  byLabel(Order, {
    status,
    estimatedCheckIn,
    estimatedCheckOut,
    days: nights,
    pay: toYuan(pay),
    lastPay: toYuan(lastPay),
  });

/** Log entry of the order of a check-in, with what it was before where it is not new. */
const orderLog = ({ input, room, order, booked, price }: Filled): LogEntry => ({
  type: LogType.dataChange,
  sketch: order.isNew ? `到店入住，生成订单 ${order.id}` : `订单 ${order.id} 已入住`,
  target: { kind: 'order', id: order.id },
  hotelId: room.hotel_id,
  ...(booked && {
    before: orderFields(
      booked.status,
      { estimatedCheckIn: booked.arrive_time, estimatedCheckOut: booked.leave_time },
      { ...booked, lastPay: booked.last_pay },
    ),
  }),
  after: {
    ...orderFields(OrderStatus.checkedIn, input, { ...price, nights: price.wanted.length }),
    ...(price.difference !== 0 &&
      byLabel(contract.input, { method: input.method ?? PayMethod.cash })),
    ...byLabel(Room, { name: room.name }),
  },
});
