import { Guarantee } from '@anzhu/api/contract/guarantee';
import { OrderStatus } from '@anzhu/api/contract/order';
import {
  type BookingTerms,
  bookingTerms,
  changedHoldUntil,
  holdUntilRefusal,
  noHold,
  withReceived,
} from '@anzhu/api/rules/guarantee';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import type { Id } from '@anzhu/api/contract/codecs';
import type { Selectable } from 'kysely';
import type { Channel } from '../../platform/caller.ts';
import { type Fen, type LocalTime, rowId } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { OrderSource } from '../../platform/db/tables/order.ts';
import type { CallInput } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusal.ts';
import { holdTimeOf } from '../order/index.ts';

export type Input = CallInput<'intakeOrder'>;

/** The room type that a channel books, of the hotel that it names. */
export interface BookedType {
  id: number;
  hotel_id: number;
  name: string;
}

/** A submission, and what is read for it. */
export interface Submission {
  input: Input;
  channel: Channel;
  type: BookedType;
  time: HotelTime;
  /** Keyed hashes of what was sent, the newest last. */
  hashes: readonly string[];
}

/** The hotel and the room type that a channel's order names; null for what is not there, and a type of another hotel. */
export async function namedType(
  db: Db,
  given: { hotelId: Id; roomType: Id },
): Promise<{ hotelId: number | null; type: BookedType | null }> {
  const hotel = await db
    .selectFrom('hotel')
    .select('id')
    .where('id', '=', rowId(given.hotelId))
    .executeTakeFirst();
  if (!hotel) return { hotelId: null, type: null };
  const type = await db
    .selectFrom('room_type')
    .select(['id', 'hotel_id', 'name'])
    .where('id', '=', rowId(given.roomType))
    .where('hotel_id', '=', hotel.id)
    .executeTakeFirst();
  return { hotelId: hotel.id, type: type ?? null };
}

/** The room type that a channel's order names. Refuses one that is not there or is of another hotel. */
export async function bookedType(
  db: Db,
  given: { hotelId: Id; roomType: Id },
): Promise<BookedType> {
  const { hotelId, type } = await namedType(db, given);
  if (hotelId === null) throw invalid('hotelId', '酒店不存在');
  if (!type) throw invalid('roomType', '房型不存在，或不属于该酒店');
  return type;
}

const words: Readonly<Record<string, OrderSource>> = {
  小程序: OrderSource.miniProgram,
  到店: OrderSource.walkIn,
  电话: OrderSource.phone,
};

/** The kind of source by the name that a channel gives; an unknown name is an agency. */
export const sourceOf = (given: string): OrderSource => words[given] ?? OrderSource.agency;

/** The terms on which a channel books a room, and until when it is held. */
export interface SentTerms extends Pick<BookingTerms, 'status' | 'guarantee'> {
  holdUntil: LocalTime | null;
}

/** What an order that is changed has been held by so far. */
type Held = Pick<
  Selectable<Tables['orders']>,
  'guarantee' | 'guarantee_note' | 'hold_until' | 'arrive_time'
> & { received: Fen };

/** An order that is paid needs nothing that keeps its room besides. */
const isContradictory = (
  { status, guarantee }: Pick<Input, 'status' | 'guarantee'>,
  before: Guarantee | undefined,
): boolean =>
  status === OrderStatus.paid &&
  guarantee !== undefined &&
  guarantee !== before &&
  guarantee !== Guarantee.online &&
  guarantee !== Guarantee.prepaid;

/**
 * The terms of a submission for a room that costs `lastPay`; a deposit is held by the channel. Of an order that is changed
 * what is left out stays, until when it is held only with its day of arrival.
 */
export async function termsOf(
  db: Db,
  {
    input,
    type,
    time,
  }: Pick<Submission, 'input' | 'time'> & { type: Pick<BookedType, 'hotel_id'> },
  lastPay: Fen,
  held?: Held,
): Promise<SentTerms> {
  const before = held?.guarantee === Guarantee.prepaid ? Guarantee.onArrival : held?.guarantee;
  const asked = {
    status: input.status,
    guarantee: input.guarantee ?? before,
    guaranteeNote: input.guaranteeNote ?? held?.guarantee_note,
  };
  if (isContradictory(input, before))
    throw invalid('guarantee', '已支付的订单，担保方式只能为预付');
  const usual = Guarantee.online;
  const found = bookingTerms(asked, { lastPay, usual, isCollectedElsewhere: true });
  if ('refusal' in found) throw invalid(found.refusal.field, found.refusal.message);
  const { status } = found.terms;
  const received = held?.received ?? 0;
  const guarantee =
    received > 0 ? withReceived(found.terms.guarantee, received) : found.terms.guarantee;
  const { estimatedCheckIn, estimatedCheckOut, holdUntil } = input;
  const hold = await holdTimeOf(db, type.hotel_id, time);
  const agreed = held && {
    guarantee: held.guarantee,
    arrival: held.arrive_time,
    holdUntil: held.hold_until,
  };
  const next = { guarantee, arrival: estimatedCheckIn, leave: estimatedCheckOut };
  const usually = status === OrderStatus.paid ? null : changedHoldUntil(agreed, next, hold);
  if (holdUntil === undefined) return { status, guarantee, holdUntil: usually };
  if (status === OrderStatus.paid) {
    if (holdUntil !== held?.hold_until) throw invalid('holdUntil', noHold);
    return { status, guarantee, holdUntil: null };
  }
  // What is sent again need not be ahead of now.
  if (usually !== null && holdUntil === held?.hold_until) return { status, guarantee, holdUntil };
  const refusal =
    usually === null
      ? noHold
      : holdUntilRefusal(holdUntil, { leave: estimatedCheckOut, now: time.now });
  if (refusal !== null) throw invalid('holdUntil', refusal);
  return { status, guarantee, holdUntil };
}
