import type { Contract } from '@anzhu/api/contract';
import type { WithRowIds } from '@anzhu/api/contract/codecs';
import type { DataOf } from '@anzhu/api/contract/endpoint';
import { Code } from '@anzhu/api/contract/envelope';
import { Guarantee, guaranteeLabel } from '@anzhu/api/contract/guarantee';
import { intakeOrder as contract } from '@anzhu/api/contract/intake';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { OrderStatus, orderStatusLabel } from '@anzhu/api/contract/order';
import { guaranteeOf, noHold } from '@anzhu/api/rules/guarantee';
import { toYuan } from '@anzhu/api/rules/money';
import { orderStatusesFor } from '@anzhu/api/rules/orderTransitions';
import { maskIdCard, maskPhone } from '@anzhu/api/rules/personalNumbers';
import { sql } from 'kysely';
import type { Channel } from '../../platform/caller.ts';
import { differing } from '../../platform/changeRecord.ts';
import type { Change, Db, Labelled, LogEntry, Tx } from '../../platform/db/store.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { RoomEvent } from '../../platform/roomEvents.ts';
import { provinceOf } from '../order/index.ts';
import { modifyOrder } from './modifyOrder.ts';
import { claimsPaid, keepPaidTwice, withLogs } from './paidTwice.ts';
import {
  changedFields,
  type Field,
  keepLast,
  readLast,
  rebased,
  type RoomSubmission,
  stayOfDesk,
} from './lastSubmission.ts';
import type { Submission } from './orderInput.ts';
import { type Booked, differs, selectBooked } from './channelOrders.ts';

type Data = WithRowIds<DataOf<Contract['intakeOrder']>>;

type Bookings = readonly [Booked, ...Booked[]];

/** What a channel has sent under a number before, held until the transaction ends; null when it is the first. */
export async function lockChannelOrders(
  tx: Tx,
  channel: Channel,
  externalId: string,
): Promise<Bookings | null> {
  await tx
    .updateTable('orders')
    .set({ status: sql`status` })
    .where('channel', '=', channel.name)
    .where('external_id', '=', externalId)
    .execute();
  const [first, ...others] = await selectBooked(tx, channel, externalId).execute();
  return first ? [first, ...others] : null;
}

/** What is returned of a booking: its orders, and what all of them cost. */
export function answerOf(
  orders: readonly Pick<Booked, 'id' | 'pay' | 'last_pay' | 'group_no'>[],
): Data {
  const sum = (key: 'pay' | 'last_pay') => orders.reduce((total, one) => total + one[key], 0);
  const groupNo = orders.length > 1 ? orders[0]?.group_no : '';
  return {
    id: orders[0]?.id ?? 0,
    ids: orders.map(({ id }) => id),
    ...(groupNo && { groupNo }),
    pay: toYuan(sum('pay')),
    lastPay: toYuan(sum('last_pay')),
  };
}

/** Statuses of an order that is over: its number cannot be used again. */
const ended: ReadonlySet<OrderStatus> = new Set([
  OrderStatus.closed,
  OrderStatus.completed,
  OrderStatus.refunded,
]);

/**
 * A number that a channel has sent before: an equal submission is the first one, another one changes it.
 * @param accepted the desk accepts it, into the room type of the submission
 * @throws Refusal (409) for orders that are over, and naming what differs where it cannot be changed
 */
export async function repeatOrder(
  tx: Tx,
  orders: Bookings,
  submission: Submission,
  accepted?: Accepted,
): Promise<Change<Data>> {
  const change = await applyRepeated(tx, orders, submission, accepted);
  if (!claimsPaid(submission.input)) return change;
  const warnings = await keepPaidTwice(tx, submission.channel, orders);
  return { ...change, log: withLogs(change.log, warnings) };
}

async function applyRepeated(
  tx: Tx,
  orders: Bookings,
  submission: Submission,
  accepted: Accepted | undefined,
): Promise<Change<Data>> {
  const [first] = orders;
  if (orders.every(({ status }) => ended.has(status))) {
    const state = orderStatusLabel[first.status];
    const message = `订单 ${first.id} ${state}，外部编号不能再用，请以新的编号提交`;
    throw new Refusal(Code.conflict, message, undefined, { id: first.id, status: first.status });
  }
  if (submission.hashes.includes(first.sent_hash)) return { data: answerOf(orders), log: null };
  const { input } = submission;
  const { changed, forRoom } = await roomSubmissions(tx, first, submission, accepted !== undefined);
  // Without what was sent before, the first room stands for all.
  const compared = changed ? orders : [first];
  const differences = new Map(
    compared.flatMap((order) => [...differencesOf(orders, order, forRoom(order))]),
  );
  // Of one from before submissions were kept it may be what was sent while it was not paid.
  if (changed === null && first.status !== OrderStatus.unpaid) differences.delete('holdUntil');
  if (differences.size === 0) {
    await keepLast(tx, first.id, input);
    await tx
      .updateTable('orders')
      .set({ sent_hash: submission.hashes.at(-1) ?? '' })
      .where('id', '=', first.id)
      .execute();
    return { data: answerOf(orders), log: null };
  }
  const closed = orders.find(({ status }) => !orderStatusesFor('modify').includes(status));
  if (closed) {
    const why = `订单 ${closed.id} ${orderStatusLabel[closed.status]}，不能修改`;
    throw differs(contract.input, Object.fromEntries(differences), { why });
  }
  if (changed) {
    const ofDesk = new Map(orders.flatMap((one) => [...stayOfDesk(submission, one, changed)]));
    if (ofDesk.size > 0) {
      const why = `订单 ${first.id} 酒店已修改，请核对后重新提交`;
      throw differs(contract.input, Object.fromEntries(ofDesk), { why });
    }
  }
  const isMoved = (['roomType', 'estimatedCheckIn', 'estimatedCheckOut'] as const).some((field) =>
    differences.has(field),
  );
  const isPriceSet = !isMoved && orders.some((order) => order.is_desk_price === 1);
  const isPaid = first.status !== OrderStatus.unpaid;
  const fixed = [...differences].filter(
    ([field]) =>
      field === 'hotelId' ||
      field === 'rooms' ||
      (isPriceSet && (field === 'pay' || field === 'lastPay')) ||
      (field === 'status' && input.status === OrderStatus.unpaid) ||
      (field === 'holdUntil' && isPaid) ||
      // An order that no clock closes is not left to one.
      (field === 'guarantee' && (isPaid || input.guarantee === Guarantee.online)),
  );
  if (fixed.length > 0) {
    const why = `订单 ${first.id} 不能这样修改`;
    throw differs(contract.input, Object.fromEntries(fixed), { why });
  }
  return modifyOrders(tx, orders, { submission, forRoom, accepted });
}

/** A modification that the desk accepts; `isOversold`: also where too few rooms are left. */
interface Accepted {
  isOversold: boolean;
}

/**
 * What a channel has changed of a booking, null of one from before its submissions were kept, and what that makes of each
 * order. Where the desk accepts it, the room type is that of the submission.
 */
export async function roomSubmissions(
  db: Db,
  { id }: Booked,
  submission: Submission,
  isTypeChosen: boolean,
) {
  const last = await readLast(db, id);
  const fields = last && changedFields(submission.input, last);
  const changed = fields && isTypeChosen ? new Set<Field>([...fields, 'roomType']) : fields;
  const forRoom = (order: Booked): RoomSubmission =>
    changed ? rebased(submission, order, changed) : submission;
  return { changed, forRoom };
}

/** The fields that differ from a stored order, the sums from all of them; each with what is stored; what is personal is not repeated. */
function differencesOf(
  orders: Bookings,
  first: Booked,
  { input, type }: RoomSubmission,
): Map<Field, string> {
  const { pay, lastPay } = answerOf(orders);
  const personal = '与已有订单不同';
  const isPaid = first.status !== OrderStatus.unpaid;
  const fields: [Field, isOther: boolean, stored: string][] = [
    ['hotelId', type.hotel_id !== first.hotel_id, '已有订单为另一酒店'],
    ['roomType', type.id !== first.room_type_id, '已有订单为另一房型'],
    ['source', input.source !== first.source_name, `已有订单为 ${first.source_name}`],
    ['name', input.name !== first.booker_name, personal],
    ['number', input.number !== first.phone, personal],
    ['idcard', isOther(input.idcard, first.idcard), personal],
    ['customerName', isOther(input.customerName, first.customer_name), personal],
    [
      'province',
      isOther(input.province && provinceOf(input.province), first.province),
      `已有订单为 ${first.province}`,
    ],
    [
      'estimatedCheckIn',
      input.estimatedCheckIn !== first.arrive_time,
      `已有订单为 ${first.arrive_time}`,
    ],
    [
      'estimatedCheckOut',
      input.estimatedCheckOut !== first.leave_time,
      `已有订单为 ${first.leave_time}`,
    ],
    ['rooms', input.rooms !== orders.length, `已有订单为 ${orders.length} 间`],
    ['pay', isOther(input.pay, pay), `已有订单为 ${pay} 元`],
    ['lastPay', isOther(input.lastPay, lastPay), `已有订单为 ${lastPay} 元`],
    [
      'status',
      input.status !== undefined && (input.status === OrderStatus.paid) !== isPaid,
      `已有订单${orderStatusLabel[first.status]}`,
    ],
    [
      'guarantee',
      isOther(input.guarantee, guaranteeOf(first.status, first.guarantee)) &&
        isOther(input.guarantee, first.guarantee),
      isPaid ? '已有订单已支付' : `已有订单为 ${guaranteeLabel[first.guarantee]}`,
    ],
    ['guaranteeNote', isOther(input.guaranteeNote, first.guarantee_note), personal],
    ['holdUntil', isOther(input.holdUntil, first.hold_until), isPaid ? noHold : personal],
    ['tradeNumber', isOther(input.tradeNumber, first.trade_number), personal],
  ];
  return new Map(
    fields.flatMap(([field, isDifferent, stored]) => (isDifferent ? [[field, stored]] : [])),
  );
}

/** What is left out stays as it is. */
const isOther = <Value>(sent: Value | undefined, stored: Value): boolean =>
  sent !== undefined && sent !== stored;

/** Changes every room of a booking: all of them or none. */
async function modifyOrders(
  tx: Tx,
  orders: Bookings,
  {
    submission,
    forRoom,
    accepted,
  }: {
    submission: Submission;
    forRoom: (order: Booked) => RoomSubmission;
    accepted: Accepted | undefined;
  },
): Promise<Change<Data>> {
  const events: RoomEvent[] = [];
  const logs: LogEntry[] = [];
  for (const [index, order] of orders.entries()) {
    const isOversold = accepted?.isOversold ?? false;
    const room = { index, submission: forRoom(order), isOversold };
    events.push(...(await modifyOrder(tx, order, room)));
    const { id, hotel_id } = order;
    logs.push({
      type: LogType.dataChange,
      sketch: `${accepted ? '接单，' : ''}渠道「${submission.channel.name}」修改订单 ${id}`,
      target: { kind: 'order', id },
      hotelId: hotel_id,
    });
  }
  const { channel, input } = submission;
  await keepLast(tx, orders[0].id, input);
  const after = await selectBooked(tx, channel, input.externalId).execute();
  const [log, ...others] = await Promise.all(
    logs.map(async (entry, index) => {
      const [before, now] = [orders[index], after[index]];
      return before && now
        ? { ...entry, ...differing(await shownOf(tx, before), await shownOf(tx, now)) }
        : entry;
    }),
  );
  return { data: answerOf(after), events, log: log ? [log, ...others] : null };
}

/** An order as the log shows it: personal numbers are masked. */
async function shownOf(tx: Tx, order: Booked): Promise<Labelled> {
  const type = await tx
    .selectFrom('room_type')
    .select('name')
    .where('id', '=', order.room_type_id)
    .executeTakeFirst();
  return byLabel(contract.input, {
    source: order.source_name,
    roomType: type?.name ?? null,
    name: order.booker_name,
    number: maskPhone(order.phone),
    idcard: maskIdCard(order.idcard),
    customerName: order.customer_name,
    province: order.province,
    estimatedCheckIn: order.arrive_time,
    estimatedCheckOut: order.leave_time,
    pay: toYuan(order.pay),
    lastPay: toYuan(order.last_pay),
    status: order.status,
    guarantee: guaranteeOf(order.status, order.guarantee),
    holdUntil: order.hold_until ?? '',
  });
}
