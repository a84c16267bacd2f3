import type { Id, WithRowIds } from '@anzhu/api/contract/codecs';
import { Code } from '@anzhu/api/contract/envelope';
import { type Order, OrderStatus, orderStatusLabel } from '@anzhu/api/contract/order';
import { isUnreadablePhone } from '@anzhu/api/contract/phone';
import { type PaidSums, refundable } from '@anzhu/api/rules/bill';
import { guaranteeOf } from '@anzhu/api/rules/guarantee';
import { isHeldUnpaid } from '@anzhu/api/rules/orderTransitions';
import { maskIdCard, maskPhone } from '@anzhu/api/rules/personalNumbers';
import { formatYuan, toYuan } from '@anzhu/api/rules/money';
import type { StayPeriod } from '@anzhu/api/rules/stayDates';
import type { Session } from '../../platform/caller.ts';
import { type Fen, type LocalTime, rowId } from '../../platform/db/column.ts';
import { readByIds } from '../../platform/db/list.ts';
import type { Db } from '../../platform/db/store.ts';
import { conflict, Refusal } from '../../platform/refusal.ts';
import { isInScope } from '../../platform/session/scope.ts';
import { type RefundRoute, refundRoutes, withReceived } from '../bill/index.ts';

/** Orders with the names of what they point to. */
const selectOrders = (db: Db) =>
  db
    .selectFrom('orders')
    .innerJoin('hotel', 'hotel.id', 'orders.hotel_id')
    .innerJoin('room_type', 'room_type.id', 'orders.room_type_id')
    .leftJoin('customer', 'customer.id', 'orders.customer_id')
    .leftJoin('room as assigned', 'assigned.id', 'orders.assigned_room_id')
    .leftJoin('company', 'company.id', 'orders.company_id')
    .selectAll('orders')
    .select([
      'hotel.name as hotel_name',
      'hotel.closed_day',
      'room_type.name as room_type_name',
      'assigned.name as assigned_room_name',
      'company.name as company_name',
      'customer.nick_name',
      'customer.heads',
    ]);

type Selected = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>[number];

/** A row of `selectOrders`, with the names of the rooms that its guests are in or that are held for it. */
type StayedRow = Selected & {
  room_names: readonly string[];
  /** When the first of its guests came, and when the last left. */
  checked_in_time: LocalTime | null;
  checked_out_time: LocalTime | null;
};

/** The same, with what its bill has received and neither paid back nor promised, and how a requested refund goes back. */
export type OrderRow = StayedRow & {
  received: Fen;
  way_back: RefundRoute;
  moved_from: OrderElsewhere | null;
  moved_to: OrderElsewhere | null;
};

/** The order that guests had in another hotel, or have there now. */
interface OrderElsewhere {
  orderId: number;
  hotelName: string;
}

/** The orders in other hotels that guests came from or went on to. */
async function ordersElsewhere(db: Db, rows: readonly Selected[]) {
  const ids = rows.map(({ id }) => id);
  const formerIds = rows.flatMap(({ moved_from_id: id }) => id ?? []);
  const found =
    ids.length === 0
      ? []
      : await db
          .selectFrom('orders')
          .innerJoin('hotel', 'hotel.id', 'orders.hotel_id')
          .select(['orders.id as orderId', 'moved_from_id', 'hotel.name as hotelName'])
          .where((eb) =>
            eb.or([
              eb('moved_from_id', 'in', ids),
              ...(formerIds.length === 0 ? [] : [eb('orders.id', 'in', formerIds)]),
            ]),
          )
          .execute();
  const toElsewhere = ({ orderId, hotelName }: OrderElsewhere) => ({ orderId, hotelName });
  return (row: Selected) => {
    const from = found.find(({ orderId }) => orderId === row.moved_from_id);
    const to = found.find(({ moved_from_id: id }) => id === row.id);
    return {
      moved_from: from ? toElsewhere(from) : null,
      moved_to: to ? toElsewhere(to) : null,
    };
  };
}

async function withDetails(db: Db, rows: readonly Selected[]): Promise<OrderRow[]> {
  const requested = rows.filter(({ status }) => status === OrderStatus.refundRequested);
  const ways = await refundRoutes(db, requested);
  const received = await withReceived(db, await withRooms(db, rows));
  const elsewhere = await ordersElsewhere(db, rows);
  return received.map((row) => ({
    ...row,
    // What waits is promised: it is not given back, or counted as paid, once more.
    received: row.received - row.to_pay_back,
    way_back: ways.get(row.id) ?? null,
    ...elsewhere(row),
  }));
}

/** Adds the rooms of orders that have any, those of open stays and those that are held, and the moments of stays. */
async function withRooms(db: Db, rows: readonly Selected[]): Promise<StayedRow[]> {
  const ids = rows.filter(({ status }) => hasRooms.has(status)).map(({ id }) => id);
  if (ids.length === 0) return rows.map((row) => ({ ...row, ...noRooms }));
  const stays = await db
    .selectFrom('stay')
    .innerJoin('room', 'room.id', 'stay.room_id')
    .where('stay.order_id', 'in', ids)
    .select(['order_id', 'room.name', 'opened_time', 'ended_time'])
    .orderBy('stay.id')
    .execute();
  const held = await db
    .selectFrom('room')
    .where('held_order_id', 'in', ids)
    .select(['held_order_id', 'name'])
    .execute();
  const staysOf = Map.groupBy(stays, (stay) => stay.order_id);
  const heldFor = Map.groupBy(held, (room) => room.held_order_id);
  return rows.map((row) => {
    const own = staysOf.get(row.id) ?? [];
    const present = own.filter(({ ended_time }) => ended_time === null);
    const ends = own.flatMap(({ ended_time }) => ended_time ?? []).toSorted();
    return {
      ...row,
      room_names: [...present, ...(heldFor.get(row.id) ?? [])].map(({ name }) => name).toSorted(),
      checked_in_time: own[0]?.opened_time ?? null,
      checked_out_time: present.length === 0 ? (ends.at(-1) ?? null) : null,
    };
  });
}

const noRooms = { room_names: [], checked_in_time: null, checked_out_time: null };

const hasRooms: ReadonlySet<OrderStatus> = new Set([
  OrderStatus.unpaid,
  OrderStatus.paid,
  OrderStatus.checkedIn,
  OrderStatus.completed,
]);

/** The rooms of an order in words; the one that is assigned where none is held yet. */
export const roomNameOf = ({ room_names: names, assigned_room_name: assigned }: OrderRow): string =>
  names.length > 0 ? names.join('、') : (assigned ?? '');

/** The planned stay of an order. */
export const periodOf = ({
  arrive_time,
  leave_time,
  day_use_hours,
}: Pick<OrderRow, 'arrive_time' | 'leave_time' | 'day_use_hours'>): StayPeriod => ({
  estimatedCheckIn: arrive_time,
  estimatedCheckOut: leave_time,
  isDayUse: day_use_hours > 0,
});

/** What is needed of an order to pay it back. */
export const paidSums = ({
  status,
  last_pay: lastPay,
  received,
}: Pick<OrderRow, 'status' | 'last_pay' | 'received'>): PaidSums => ({
  lastPay,
  received,
  isUnpaid: status === OrderStatus.unpaid,
});

/** The guests pay at the channel that has sent the order: the desk takes no payment. */
export const isPaidToChannel = ({
  channel,
  guarantee,
  status,
}: Pick<OrderRow, 'channel' | 'guarantee' | 'status'>): boolean =>
  channel !== '' && !isHeldUnpaid({ status, guarantee });

/** What a channel has received as well as the desk, while it is not settled, in fen. */
export const openPaidTwice = ({
  paid_twice,
  paid_twice_settled,
}: Pick<OrderRow, 'paid_twice' | 'paid_twice_settled'>): number =>
  paid_twice_settled === null ? paid_twice : 0;

/** What was paid back, in yuan; null for an order that was not refunded. */
export const refundOf = (
  row: Pick<OrderRow, 'status' | 'last_pay' | 'kept' | 'refund_due'>,
): number | null =>
  row.status === OrderStatus.refunded ? toYuan(row.refund_due ?? row.last_pay - row.kept) : null;

/** An order as the wire has it, with ID number and phone whole. */
export const toOrder = (row: OrderRow): WithRowIds<Order> => ({
  id: row.id,
  userPO: row.customer_id === null ? null : { nickName: row.nick_name, heads: row.heads },
  hotelId: row.hotel_id,
  hotelName: row.hotel_name,
  ...(row.closed_day !== null && { isHotelClosed: true }),
  customerName: row.customer_name,
  customerId: row.customer_id,
  province: row.province,
  roomType: row.room_type_id,
  roomTypeName: row.room_type_name,
  days: row.day_use_hours > 0 ? 0 : row.nights,
  ...(row.day_use_hours > 0 && { dayUseHours: row.day_use_hours }),
  pay: toYuan(row.pay),
  lastPay: toYuan(row.last_pay),
  refundAmount: refundOf(row),
  reason: row.refund_reason === '' ? null : row.refund_reason,
  status: row.status,
  createTime: row.created_time,
  name: row.booker_name,
  number: row.phone,
  ...(isUnreadablePhone(row.phone) && { isNumberUnverified: true }),
  idcard: row.idcard,
  estimatedCheckIn: row.arrive_time,
  estimatedCheckOut: row.leave_time,
  ...(row.checked_in_time !== null && { checkedInTime: row.checked_in_time }),
  ...(row.checked_out_time !== null && { checkedOutTime: row.checked_out_time }),
  currentStatus: orderStatusLabel[row.status],
  ...(row.group_no !== '' && { groupNo: row.group_no }),
  ...(row.note !== '' && { note: row.note }),
  guarantee: guaranteeOf(row.status, row.guarantee),
  ...(row.guarantee_note !== '' && { guaranteeNote: row.guarantee_note }),
  ...(row.status === OrderStatus.unpaid &&
    row.hold_until !== null && { holdUntil: row.hold_until }),
  ...(row.status === OrderStatus.unpaid &&
    row.received !== 0 && { received: toYuan(row.received) }),
  ...(isPaidToChannel(row) && { isPaidToChannel: true }),
  ...(openPaidTwice(row) > 0 && { paidTwice: toYuan(openPaidTwice(row)) }),
  ...(row.to_pay_back > 0 && { toPayBack: toYuan(row.to_pay_back) }),
  ...(row.is_no_show === 1 && { isNoShow: true }),
  ...(row.is_released === 1 && { isReleased: true }),
  ...(row.company_id !== null &&
    row.company_name !== null && { company: { id: row.company_id, name: row.company_name } }),
  ...(row.moved_from && { movedFrom: row.moved_from }),
  ...(row.moved_to && { movedTo: row.moved_to }),
  ...(row.assigned_room_id !== null && {
    assignedRoomId: row.assigned_room_id,
    assignedRoomName: row.assigned_room_name ?? '',
  }),
  ...(roomNameOf(row) !== '' && { roomName: roomNameOf(row) }),
  ...((row.status === OrderStatus.paid ||
    row.status === OrderStatus.refundRequested ||
    (row.status === OrderStatus.unpaid && row.received > 0)) && {
    refundable: toYuan(refundable(paidSums(row))),
  }),
  ...(row.status === OrderStatus.refundRequested &&
    row.refund_due !== null && { refundDue: toYuan(row.refund_due) }),
  ...(row.way_back?.by === 'desk' && { refundMethod: row.way_back.method }),
  ...(row.way_back?.by === 'channel' && { isRefundedByChannel: true }),
});

/** An order as lists show it: personal numbers are masked. */
export const toListedOrder = (row: OrderRow): WithRowIds<Order> => ({
  ...toOrder(row),
  number: maskPhone(row.phone),
  idcard: maskIdCard(row.idcard),
});

/** The order that a call names. Refuses one that does not exist, and one of another hotel. */
export async function orderFor(db: Db, id: Id, session: Session): Promise<OrderRow> {
  const row = await selectOrders(db).where('orders.id', '=', rowId(id)).executeTakeFirst();
  if (!row || !isInScope(session, row.hotel_id)) throw new Refusal(Code.notFound, '找不到该订单');
  const [whole] = await withDetails(db, [row]);
  if (!whole) throw new Error('an order is lost');
  return whole;
}

/**
 * The sums of an order that a call names, as its caller has been shown them.
 * @throws Refusal where one is not that of the order (spec: money)
 */
export function checkSums(
  row: OrderRow,
  named: { pay?: number | null | undefined; lastPay?: number | null | undefined },
): void {
  const check = (label: string, fen: Fen, yuan: number | null | undefined): void => {
    if (yuan === undefined || yuan === null || yuan === toYuan(fen)) return;
    const [right, wrong] = [formatYuan(toYuan(fen)), formatYuan(yuan)];
    throw conflict(`订单的${label}为 ${right}，与提交的 ${wrong} 不符，请刷新后再试`);
  };
  check('应付金额', row.pay, named.pay);
  check('实付金额', row.last_pay, named.lastPay);
}

/** Orders by their ids, in the order of the ids. */
export const readOrders = (db: Db, ids: readonly number[]): Promise<OrderRow[]> =>
  readByIds(ids, async (some) =>
    withDetails(db, await selectOrders(db).where('orders.id', 'in', some).execute()),
  );
