import { Code } from '@anzhu/api/contract/envelope';
import { dayOf } from '@anzhu/api/rules/days';
import { nightsOf } from '@anzhu/api/rules/availability';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { heldMessage, isHeldForAnother, losesRoomMessage } from '@anzhu/api/rules/roomTransitions';
import { checkInErrors } from '@anzhu/api/rules/stayDates';
import { checkHotelOpen } from '../../platform/session/openHotel.ts';
import type { Session } from '../../platform/caller.ts';
import { rowId } from '../../platform/db/column.ts';
import type { LogEntry, Tx } from '../../platform/db/store.ts';
import type { CallInput } from '../../platform/http/handler.ts';
import { type ItemFaults, refuseFaults, Refusal } from '../../platform/refusal.ts';
import {
  checkRoomFree,
  checkRoomAvailable,
  lockRoom,
  lockRoomType,
  readAvailableRooms,
} from '../availability/index.ts';
import { PayMethod, payMethodOf, recordChange, waitingOf } from '../bill/index.ts';
import {
  type CheckInOrder,
  checkInBookedOrder,
  createWalkInOrder,
  lockOrder,
  orderFor,
  type OrderRow,
  wayOf,
} from '../order/index.ts';
import { refuseOtherNames } from '../guest/index.ts';
import type { OrderPrice } from '../pricing/index.ts';
import { occupyRooms, roomEvents, roomFor, type RoomRow } from '../room/index.ts';
import { takeDeposit } from './checkInDeposit.ts';
import { orderLog, roomLog } from './checkInLog.ts';
import { checkGuests, checkNumbers, insertGuests } from './guests.ts';
import { type Arrival, checkAgreedPrice, type Filled, planStay } from './planStay.ts';
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

/** Locks rows of a table by their ids, the lowest first. */
export async function lockAll(ids: readonly number[], lockRow: (id: number) => Promise<unknown>) {
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) await lockRow(id);
}

/**
 * Checks guests in to rooms, each by its order or by one that is made for them: all or none. Every step goes through the
 * rooms as they were sent, so that a fault is named by its index.
 */
export async function checkInRooms(tx: Tx, inputs: readonly Input[], context: Context) {
  const { faults } = context;
  const planned: Arrival[] = [];
  for (const [index, input] of inputs.entries()) {
    const arrival = await faults.at(index, () => plan(tx, input, context));
    if (arrival) planned.push(arrival);
  }
  await checkNumbers(
    inputs.map(({ checkInfoList }) => checkInfoList),
    faults,
  );
  faults.refuse();

  await lock(tx, planned);
  const groupIds = planned.flatMap(({ booked }) => booked?.id ?? []);
  for (const [index, { input, room }] of planned.entries()) {
    await faults.at(index, async () => checkReservation(input, room, groupIds));
  }
  for (const { addedNights } of planned) await checkRoomAvailable(tx, addedNights);
  for (const arrival of planned) await checkLoser(tx, arrival, groupIds);
  const arrivals: Filled[] = [];
  for (const [index, arrival] of planned.entries()) {
    const order = await faults.at(index, () => fill(tx, arrival, context));
    if (order) arrivals.push({ ...arrival, order });
  }
  faults.refuse();

  const freed = await occupy(tx, arrivals, { ...context, groupIds });
  faults.refuse();
  await checkNames(tx, inputs, context);

  const stays = [];
  const opened = [];
  for (const arrival of arrivals) {
    const { order, input } = arrival;
    const stayId = await open(tx, arrival, context);
    stays.push({ stayId, guests: input.checkInfoList });
    opened.push({
      ...arrival,
      depositLine: await takeDeposit(tx, order.id, { ...context, input }),
    });
  }
  await insertGuests(tx, stays);
  const rooms = arrivals.map(({ room }) => room.id);
  const [log, ...others] = arrivals.flatMap((arrival) => [roomLog(arrival), orderLog(arrival)]);
  return {
    arrivals: opened,
    events: await roomEvents(tx, [...rooms, ...freed]),
    log: log ? ([log, ...others] as [LogEntry, ...LogEntry[]]) : null,
  };
}

/** What is to be checked in, where its input, its room and its order allow it. */
async function plan(
  tx: Tx,
  input: Input,
  { session, time }: Pick<Context, 'session' | 'time'>,
): Promise<Arrival> {
  const room = await roomFor(tx, input.id, { session, action: 'checkIn' });
  await checkHotelOpen(tx, room.hotel_id);
  refuseFaults(checkInErrors(input, time));
  await checkFormerStay(tx, room, { checkIn: input.estimatedCheckIn, dayStarts: time.dayStarts });
  await checkGuests(tx, input.checkInfoList, { maxLoad: room.max_load, today: dayOf(time.now) });
  const stay = await planStay(tx, room, { input, session, time });
  checkAgreedPrice(input, stay.price);
  return { input, room, ...stay };
}

/** Room types before orders, and orders before rooms, as everywhere: who cancels, refunds or holds does not wait in a circle. */
async function lock(tx: Tx, planned: readonly Arrival[]): Promise<void> {
  await lockAll(
    planned.map(({ room }) => room.room_type_id),
    (id) => lockRoomType(tx, id),
  );
  await lockAll(
    planned.flatMap(({ booked }) => booked?.id ?? []),
    (id) => lockOrder(tx, id),
  );
  await lockAll(
    planned.map(({ room }) => room.id),
    (id) => lockRoom(tx, id),
  );
}

/** The order of a stay: the booked one, as the stay is, or one that is made. */
const fill = (
  tx: Tx,
  { input, room, booked, company, price }: Arrival,
  { time }: Context,
): Promise<CheckInOrder> =>
  booked
    ? checkInBookedOrder(tx, booked, { input, price })
    : createWalkInOrder(tx, room, { input, companyId: company?.id ?? null, price, time });

/** Occupies the rooms where they are free. @returns the ids of rooms that are no longer held for these orders */
async function occupy(
  tx: Tx,
  arrivals: readonly Filled[],
  { time, faults, groupIds }: Context & { groupIds: readonly number[] },
): Promise<readonly number[]> {
  for (const [index, { input, room, order, isDayUse }] of arrivals.entries()) {
    const period = { ...input, isDayUse };
    const nights = nightsOf(period, time.dayStarts);
    // The order that loses the room, as the clerk has confirmed, does not count.
    const lost = room.held_order_id === null ? [] : [room.held_order_id];
    const forOrderIds = [order.id, ...groupIds, ...lost];
    await faults.at(index, () => checkRoomFree(tx, { room, nights, period, time, forOrderIds }));
    // Others who come once the hours are over keep their room.
    if (!isDayUse) await takeFromOthers(tx, room, order.id);
  }
  return occupyRooms(
    tx,
    arrivals.map(({ room, order }) => ({ room, orderId: order.id })),
    faults.at,
  );
}

/** Refuses a document that is known under another name, unless that is confirmed. */
const checkNames = (
  tx: Tx,
  inputs: readonly Input[],
  { session, isNameConfirmed, guestsAt }: Context,
): Promise<void> =>
  refuseOtherNames(
    tx,
    inputs.flatMap(({ checkInfoList }, index) =>
      checkInfoList.map(({ idcard, name }, place) => ({
        field: `${guestsAt(index)}.${place}.name`,
        idcard,
        name,
      })),
    ),
    { session, isConfirmed: isNameConfirmed },
  );

/** Opens the stay of a room that was taken, and enters what is paid for it. @returns its id */
async function open(
  tx: Tx,
  { input, room, booked, company, price, order }: Filled,
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
  const amount = price.difference;
  const account = await accountOf(tx, { input, company, price, order }, { session, time });
  const waiting = booked ? await waitingOf(tx, [booked], { amounts: [amount], session }) : [];
  await recordChange(tx, order.id, {
    amount,
    waiting: waiting[0] ?? 0,
    method:
      account === null
        ? await payMethodOf(tx, order.id, {
            amount,
            method: input.method,
            role: session.role,
            unnamed: PayMethod.other,
          })
        : PayMethod.other,
    companyId: account,
    note: booked ? (price.difference < 0 ? '少住' : '加住') : '',
    by: session.userId,
    time: time.now,
  });
  return stayId;
}

/** The company on whose account the price of a check-in goes: its own guests', by 挂账. Null where money is received. */
async function accountOf(
  tx: Tx,
  {
    input: { method },
    company,
    price,
    order,
  }: Pick<Filled, 'input' | 'company' | 'price' | 'order'>,
  { session, time }: Pick<Context, 'session' | 'time'>,
): Promise<number | null> {
  const amount = price.difference;
  if (company === null || method !== PayMethod.account || amount <= 0) return null;
  const made = await orderFor(tx, String(order.id), session);
  return (await wayOf(tx, made, { entry: 'payment', amount, method }, time)).company_id;
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

/**
 * Refuses nights in which the order that loses the room is left without one, unless that was agreed to: by the rule of a
 * room that is taken from sale.
 */
async function checkLoser(
  tx: Tx,
  { input, room, booked, addedNights }: Arrival,
  groupIds: readonly number[],
): Promise<void> {
  const loser = room.held_order_id;
  const isOwn = loser === null || loser === booked?.id || groupIds.includes(loser);
  if (isOwn || input.confirmOversold === true) return;
  const available = await readAvailableRooms(tx, { ...addedNights, exceptOrderIds: [] });
  const oversold = addedNights.nights.filter((_, index) => (available[index] ?? 0) < 1);
  if (oversold.length === 0) return;
  const message = losesRoomMessage(String(loser), oversold);
  throw new Refusal(Code.conflict, message, { confirmOversold: message }, { nights: oversold });
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
