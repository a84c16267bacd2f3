import type { Contract } from '@anzhu/api/contract';
import type { Id, WithRowIds } from '@anzhu/api/contract/codecs';
import type { DataOf } from '@anzhu/api/contract/endpoint';
import { intakeOrder as contract } from '@anzhu/api/contract/intake';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { OrderStatus } from '@anzhu/api/contract/order';
import { Room } from '@anzhu/api/contract/room';
import { nightsOf } from '@anzhu/api/rules/availability';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { toFen, toYuan } from '@anzhu/api/rules/money';
import { type NightFee, sumOf } from '@anzhu/api/rules/nightFees';
import { stayPeriodErrors } from '@anzhu/api/rules/stayDates';
import type { Channel } from '../../platform/caller.ts';
import { hotelTime } from '../../platform/clock.ts';
import { type Fen, type LocalTime, rowId } from '../../platform/db/column.ts';
import type { Change, Db, Tx } from '../../platform/db/store.ts';
import { OrderSource } from '../../platform/db/tables/order.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { invalid, refuseFaults } from '../../platform/refusal.ts';
import { checkRoomLeft } from '../availability/index.ts';
import { paymentMethodOf, recordPayment, unpaidOrder } from '../bill/index.ts';
import { checkPrice, discounted, nightFees, provinceOf, writeNights } from '../order/index.ts';
import { isArrivingSoon, holdRoom, roomEvents } from '../room/index.ts';
import { sentOnce } from './sentOnce.ts';

type Input = CallInput<'intakeOrder'>;
type Data = WithRowIds<DataOf<Contract['intakeOrder']>>;

/**
 * Takes an order from a booking channel while there is a room on each of its nights, and holds one for
 * guests who come soon. The same order sent again, or twice at once, is the first one (spec: orders).
 */
export const intakeOrder: Handler<'intakeOrder'> = (call, server) => {
  const { input, channel } = call;
  const { store } = server;
  return sentOnce({
    rule: 'order_external_once',
    find: () => findSent(store.db, channel, input.externalId),
    add: () => store.change(call, (tx) => book(tx, input, { channel, time: hotelTime(server) })),
  });
};

/** The result of the first submission of an order, from the order's current state. */
async function findSent(db: Db, channel: Channel, externalId: string): Promise<Data | null> {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'pay', 'last_pay'])
    .where('channel', '=', channel.name)
    .where('external_id', '=', externalId)
    .executeTakeFirst();
  if (!order) return null;
  return { id: order.id, pay: toYuan(order.pay), lastPay: toYuan(order.last_pay) };
}

async function book(
  tx: Tx,
  input: Input,
  { channel, time }: { channel: Channel; time: HotelTime },
): Promise<Change<Data>> {
  const type = await bookedType(tx, input);
  refuseFaults(stayPeriodErrors(input, time));
  const status = input.status ?? OrderStatus.unpaid;
  const nights = nightsOf(input, time.dayStarts);
  const { pay, lastPay, bought } = await priceOf(tx, input, { type, nights, time: time.now });
  const { estimatedCheckIn, estimatedCheckOut } = input;
  const assignment = { hotelId: type.hotel_id, roomTypeId: type.id };
  await checkRoomLeft(tx, { ...assignment, nights, time });
  const { id } = await tx
    .insertInto('orders')
    .values({
      hotel_id: type.hotel_id,
      room_type_id: type.id,
      status,
      source: sourceOf(input.source),
      source_name: input.source,
      province: provinceOf(input.province),
      customer_id: null,
      customer_name: input.customerName ?? input.name,
      booker_name: input.name,
      phone: input.number,
      idcard: input.idcard ?? '',
      arrive_time: estimatedCheckIn,
      leave_time: estimatedCheckOut,
      nights: nights.length,
      pay,
      last_pay: lastPay,
      refund_reason: '',
      refund_since: null,
      created_time: time.now,
      paid_time: status === OrderStatus.paid ? time.now : null,
      channel: channel.name,
      external_id: input.externalId,
      trade_number: input.tradeNumber ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (bought !== null) await writeNights(tx, id, bought);
  if (status === OrderStatus.paid) {
    await recordPayment(tx, unpaidOrder(id), {
      amount: lastPay,
      method: paymentMethodOf(sourceOf(input.source)),
      note: input.source,
      by: null,
      time: time.now,
    });
  }
  const order = { id, ...assignment, status, nights };
  const room = isArrivingSoon(estimatedCheckIn, time) ? await holdRoom(tx, order) : null;
  return {
    data: { id, pay: toYuan(pay), lastPay: toYuan(lastPay) },
    events: room ? await roomEvents(tx, [room.id]) : [],
    log: {
      type: LogType.dataChange,
      sketch: `渠道「${channel.name}」提交订单 ${id}`,
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
          pay: toYuan(pay),
          lastPay: toYuan(lastPay),
        }),
        ...byLabel(Room, { name: room?.name ?? null }),
      },
    },
  };
}

/** The room type that a channel books, of the hotel that it names. */
async function bookedType(
  db: Db,
  given: { hotelId: Id; roomType: Id },
): Promise<{ id: number; hotel_id: number; name: string }> {
  const hotel = await db
    .selectFrom('hotel')
    .select('id')
    .where('id', '=', rowId(given.hotelId))
    .executeTakeFirst();
  if (!hotel) throw invalid('hotelId', '酒店不存在');
  const type = await db
    .selectFrom('room_type')
    .select(['id', 'hotel_id', 'name'])
    .where('id', '=', rowId(given.roomType))
    .where('hotel_id', '=', hotel.id)
    .executeTakeFirst();
  if (!type) throw invalid('roomType', '房型不存在，或不属于该酒店');
  return type;
}

/**
 * What an order costs: the prices of its nights with the best discounts, or what the channel has agreed with
 * its guest; then it is not known what each night costs (`bought` is null).
 */
async function priceOf(
  db: Db,
  input: CallInput<'intakeOrder'>,
  {
    type,
    nights,
    time,
  }: { type: { id: number; hotel_id: number }; nights: readonly string[]; time: LocalTime },
): Promise<{ pay: Fen; lastPay: Fen; bought: NightFee[] | null }> {
  const bought = input.pay === undefined ? await nightFees(db, type.id, nights) : null;
  const pay = bought === null ? toFen(input.pay ?? 0) : sumOf(bought);
  checkPrice(pay);
  const lastPay =
    input.lastPay === undefined
      ? await discounted(db, { hotelId: type.hotel_id, pay, nights: nights.length, time })
      : toFen(input.lastPay);
  if (lastPay > pay) throw invalid('lastPay', '实付金额不能大于应付金额');
  return { pay, lastPay, bought };
}

const words: Readonly<Record<string, OrderSource>> = {
  小程序: OrderSource.miniProgram,
  到店: OrderSource.walkIn,
  电话: OrderSource.phone,
};

/** The kind of source by the name that a channel gives; an unknown name is an agency. */
const sourceOf = (given: string): OrderSource => words[given] ?? OrderSource.agency;
