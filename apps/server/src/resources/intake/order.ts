import type { Contract } from '@anzhu/api/contract';
import type { WithRowIds } from '@anzhu/api/contract/codecs';
import type { DataOf } from '@anzhu/api/contract/endpoint';
import { intakeOrder as contract } from '@anzhu/api/contract/intake';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { OrderStatus } from '@anzhu/api/contract/order';
import { Room } from '@anzhu/api/contract/room';
import { nightsOf } from '@anzhu/api/rules/availability';
import { guaranteeOf } from '@anzhu/api/rules/guarantee';
import { toYuan } from '@anzhu/api/rules/money';
import { stayPeriodErrors } from '@anzhu/api/rules/stayDates';
import { checkHotelOpen } from '../../platform/session/openHotel.ts';
import { hotelTime } from '../../platform/clock.ts';
import { violates } from '../../platform/db/constraints.ts';
import { keyedHashes } from '../../platform/db/personalData/search.ts';
import type { Change, LogEntry, Tx } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal, refuseFaults } from '../../platform/refusal.ts';
import type { RoomEvent } from '../../platform/roomEvents.ts';
import { checkRoomAvailable, lockRoomType, NoRoomAvailable } from '../availability/index.ts';
import { paymentMethodOf, recordPayment } from '../bill/index.ts';
import { groupNoOf } from '../booking/index.ts';
import { provinceOf, writeNights } from '../order/index.ts';
import { channelPrice, nightFees } from '../pricing/index.ts';
import { holdRoom, isArrivingSoon, roomEvents } from '../room/index.ts';
import { type SentTerms, sourceOf, type Submission, termsOf } from './orderInput.ts';
import {
  dropPending,
  keepRefused,
  lockPending,
  refuseDeclined,
  refuseDeclinedChange,
  typeOfSubmission,
} from './pendingOrders.ts';
import { selectBooked } from './channelOrders.ts';
import { keepLast } from './lastSubmission.ts';
import { answerOf, lockChannelOrders, repeatOrder } from './repeatOrder.ts';
import { warnOfRefusedOrder } from './warnings.ts';

type Data = WithRowIds<DataOf<Contract['intakeOrder']>>;

/**
 * Takes an order from a booking channel while there are rooms on each of its nights, one order a room, and holds
 * rooms for guests who come soon. The same order sent again, or twice at once, is the first one; one that differs
 * changes it (spec: channels).
 */
export const intakeOrder: Handler<'intakeOrder'> = async (call, server) => {
  const { input, channel } = call;
  const { store } = server;
  const submit = () =>
    store.change(call, async (tx): Promise<Change<Data>> => {
      const type = await typeOfSubmission(tx, channel, input);
      // First: of two equal submissions at once the second reads the first. The desk may have moved the orders.
      const stored = await selectBooked(tx, channel, input.externalId).execute();
      const types = new Set([type.id, ...stored.map((order) => order.room_type_id)]);
      for (const id of [...types].toSorted((one, other) => one - other)) await lockRoomType(tx, id);
      const hashes = keyedHashes(tx, JSON.stringify([channel.name, input]));
      const submission = { input, channel, type, time: hotelTime(server), hashes };
      const pending = await lockPending(tx, channel, input.externalId);
      const sent = await lockChannelOrders(tx, channel, input.externalId);
      if (sent) refuseDeclinedChange(pending, input);
      else refuseDeclined(pending);
      const taken = sent ? await repeatOrder(tx, sent, submission) : await book(tx, submission);
      return { ...taken, events: [...(taken.events ?? []), ...(await dropPending(tx, pending))] };
    });
  try {
    return await submit().catch((error: unknown) => {
      // Another one at once, of another room type, was first.
      if (violates(error, 'order_external_once')) return submit();
      throw error;
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (!(error instanceof NoRoomAvailable)) {
      await warnOfRefusedOrder(store, call, { input, error });
      throw error;
    }
    const { id: pendingId, isChange } = await keepRefused(server, call, { input, error });
    const kept = isChange ? '修改已记为未接单，由酒店处理，订单不变' : '已记为未接单，由酒店处理';
    throw new Refusal(error.code, `${error.message}，${kept}`, undefined, { pendingId });
  }
};

/**
 * Books the rooms of a first submission: all of them or none.
 * @param options `isOversold`: also where too few rooms are available; `verb`: before the channel's name in the log
 */
export async function book(
  tx: Tx,
  submission: Submission,
  { isOversold = false, verb = '渠道' }: { isOversold?: boolean; verb?: string } = {},
): Promise<Change<Data>> {
  const { input, channel, type, time } = submission;
  const { rooms, estimatedCheckIn, estimatedCheckOut } = input;
  await checkHotelOpen(tx, type.hotel_id);
  refuseFaults(stayPeriodErrors(input, time));
  const nights = nightsOf(input, time.dayStarts);
  const fees = await nightFees(tx, type.id, nights);
  const assignment = { hotelId: type.hotel_id, roomTypeId: type.id };
  if (!isOversold) await checkRoomAvailable(tx, { ...assignment, nights, time, rooms });
  const booked = [];
  const events: RoomEvent[] = [];
  const logs: LogEntry[] = [];
  let groupNo = '';
  for (let index = 0; index < rooms; index += 1) {
    const price = await channelPrice(tx, input, {
      hotelId: type.hotel_id,
      nights: fees,
      index,
      time: time.now,
    });
    const terms = await termsOf(tx, submission, price.lastPay);
    const { status } = terms;
    const id = await insertOrder(tx, submission, { ...terms, nights, index, groupNo, ...price });
    if (index === 0) await keepLast(tx, id, input);
    if (rooms > 1 && index === 0) {
      groupNo = groupNoOf(id, time);
      await tx.updateTable('orders').set({ group_no: groupNo }).where('id', '=', id).execute();
    }
    await writeNights(tx, id, price.bought);
    if (status === OrderStatus.paid) {
      await recordPayment(tx, id, {
        amount: price.lastPay,
        method: paymentMethodOf(sourceOf(input.source)),
        note: input.source,
        by: null,
        isByChannel: true,
        time: time.now,
      });
    }
    const order = { id, ...assignment, status, nights, period: input };
    const room = isArrivingSoon(estimatedCheckIn, time) ? await holdRoom(tx, order) : null;
    if (room) events.push(...(await roomEvents(tx, [room.id])));
    booked.push({ id, pay: price.pay, last_pay: price.lastPay, group_no: groupNo });
    logs.push({
      type: LogType.dataChange,
      sketch: `${verb}「${channel.name}」提交订单 ${id}`,
      target: { kind: 'order', id },
      hotelId: type.hotel_id,
      after: {
        ...byLabel(contract.input, {
          status,
          source: input.source,
          externalId: input.externalId,
          roomType: type.name,
          estimatedCheckIn,
          estimatedCheckOut,
          guarantee: guaranteeOf(status, terms.guarantee),
          pay: toYuan(price.pay),
          lastPay: toYuan(price.lastPay),
        }),
        ...byLabel(Room, { name: room?.name ?? null }),
      },
    });
  }
  const [first, ...others] = logs;
  return { data: answerOf(booked), events, log: first ? [first, ...others] : null };
}

/** Inserts the order of one room. @returns its id */
async function insertOrder(
  tx: Tx,
  { input, channel, type, time, hashes }: Submission,
  room: SentTerms & {
    nights: readonly string[];
    index: number;
    groupNo: string;
    pay: number;
    lastPay: number;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('orders')
    .values({
      hotel_id: type.hotel_id,
      room_type_id: type.id,
      status: room.status,
      source: sourceOf(input.source),
      source_name: input.source,
      province: provinceOf(input.province),
      customer_id: null,
      customer_name: input.customerName ?? input.name,
      booker_name: input.name,
      phone: input.number,
      idcard: input.idcard ?? '',
      arrive_time: input.estimatedCheckIn,
      leave_time: input.estimatedCheckOut,
      nights: room.nights.length,
      pay: room.pay,
      last_pay: room.lastPay,
      refund_reason: '',
      refund_since: null,
      created_time: time.now,
      paid_time: room.status === OrderStatus.paid ? time.now : null,
      channel: channel.name,
      external_id: input.externalId,
      external_room: room.index + 1,
      sent_hash: hashes.at(-1) ?? '',
      trade_number: input.tradeNumber ?? '',
      group_no: room.groupNo,
      guarantee: room.guarantee,
      guarantee_note: input.guaranteeNote ?? '',
      hold_until: room.holdUntil,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
