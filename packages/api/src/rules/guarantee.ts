import { Guarantee, guaranteeLabel } from '../contract/guarantee.ts';
import { OrderStatus } from '../contract/order.ts';
import { addDays } from './days.ts';
import { hotelDayOf, type HotelTime } from './hotelDay.ts';
import { addSeconds } from './localTime.ts';
import { formatYuan, toYuan } from './money.ts';

/** The time of day until which a deposit or a guarantee holds a room, on the day after the night of arrival. */
const heldUntilNoon = '12:00:00';

/** Hours for which a room is held at least for who books it for the same evening. */
const shortestHoldHours = 2;

/** What keeps the room of an order, as it is shown: one that is paid is 预付. */
export const guaranteeOf = (status: OrderStatus, guarantee: Guarantee): Guarantee =>
  status === OrderStatus.paid ? Guarantee.prepaid : guarantee;

/** When a room is held: the hour of the hotel, the wall clock and when the hotel's day begins. */
export interface HoldTime extends HotelTime {
  holdHour: number;
}

/**
 * Until when a room is held by default (spec: a booking lives): for who pays on arrival until the hour of the hotel on
 * the day of arrival, with a deposit or a guarantee until noon after the night of arrival; never before the planned
 * arrival nor within two hours from now, and never after the departure. Null for who pays online, and what is paid.
 */
export function defaultHoldUntil(
  guarantee: Guarantee,
  { arrival, leave }: Pick<HeldBooking, 'arrival' | 'leave'>,
  { holdHour, now, dayStarts }: HoldTime,
): string | null {
  if (guarantee === Guarantee.online || guarantee === Guarantee.prepaid) return null;
  const day = hotelDayOf(arrival, dayStarts);
  const soonest = addSeconds(now, shortestHoldHours * 3600);
  const usual =
    guarantee === Guarantee.onArrival
      ? `${day} ${String(holdHour).padStart(2, '0')}:00:00`
      : `${addDays(day, 1)} ${heldUntilNoon}`;
  return earlier([usual, arrival, soonest].toSorted().at(-1) ?? usual, leave);
}

const earlier = (one: string, other: string): string => (one < other ? one : other);

/** What a booking is, as far as it depends on it until when its room is held. */
export interface HeldBooking {
  guarantee: Guarantee;
  /** `yyyy-MM-dd HH:mm:ss` */
  arrival: string;
  leave: string;
}

/**
 * Until when a room is held once its booking changes: a new day has the default; on the same day what was agreed stays,
 * but for guests who come later or leave before, and a deposit or a guarantee never shortens it. Without `before` it is
 * new.
 */
export function changedHoldUntil(
  before: (Omit<HeldBooking, 'leave'> & { holdUntil: string | null }) | undefined,
  { guarantee, arrival, leave }: HeldBooking,
  time: HoldTime,
): string | null {
  const usual = defaultHoldUntil(guarantee, { arrival, leave }, time);
  const dayOf = (moment: string) => hotelDayOf(moment, time.dayStarts);
  if (usual === null || !before?.holdUntil || dayOf(before.arrival) !== dayOf(arrival))
    return usual;
  const { holdUntil } = before;
  if (guarantee === before.guarantee) {
    return earlier(arrival > before.arrival && arrival > holdUntil ? arrival : holdUntil, leave);
  }
  return guarantee === Guarantee.onArrival || usual > holdUntil ? usual : earlier(holdUntil, leave);
}

/** Why nothing is said of until when a room is held. */
export const noHold = '已支付与在线待付的订单没有保留时间';

/** Why a room is not held until a moment; null where it is. */
export function holdUntilRefusal(
  holdUntil: string,
  { leave, now }: { leave: string; now: string },
): string | null {
  if (holdUntil <= now) return '保留时间应晚于现在';
  return holdUntil > leave ? '保留时间不能晚于离店时间' : null;
}

/** What a booking asks for; sums are in fen, of all rooms. */
export interface AskedTerms {
  status?: OrderStatus | undefined;
  guarantee?: Guarantee | undefined;
  guaranteeNote?: string | undefined;
  /** What is received with it. */
  received?: number | undefined;
}

/** The terms of a booking: its status, what keeps its room, and what is received at once. */
export interface BookingTerms {
  status: typeof OrderStatus.unpaid | typeof OrderStatus.paid;
  guarantee: Guarantee;
  received: number;
}

/** A booking that is refused, by field. */
export interface TermsRefusal {
  field: 'guaranteeNote' | 'received';
  message: string;
}

const refuse = (field: TermsRefusal['field'], message: string): { refusal: TermsRefusal } => ({
  refusal: { field, message },
});

/**
 * The terms on which something is booked that costs `lastPay`. What is received in full, or costs nothing, is paid; a
 * part is a deposit, unless a company or a card guarantees.
 * @param terms `usual`: what keeps the room where nothing is said; `isCollectedElsewhere`: a channel holds the deposit
 */
export function bookingTerms(
  { status, guarantee: asked, guaranteeNote = '', received: given }: AskedTerms,
  {
    lastPay,
    usual,
    isCollectedElsewhere = false,
  }: { lastPay: number; usual: Guarantee; isCollectedElsewhere?: boolean },
): { terms: BookingTerms } | { refusal: TermsRefusal } {
  const isPaid = status === OrderStatus.paid || asked === Guarantee.prepaid;
  const received = given ?? (isPaid ? lastPay : 0);
  if (received > lastPay) {
    return refuse('received', `应收 ${formatYuan(toYuan(lastPay))}，不能收更多`);
  }
  if (isPaid && received < lastPay) {
    return refuse('received', `预付须收齐 ${formatYuan(toYuan(lastPay))}`);
  }
  if (asked === Guarantee.deposit && received === 0 && lastPay > 0 && !isCollectedElsewhere) {
    return refuse('received', '请填写收到的定金');
  }
  if (asked === Guarantee.guaranteed && guaranteeNote === '') {
    return refuse('guaranteeNote', '请填写担保的公司或银行卡');
  }
  if (received === lastPay) {
    const guarantee = asked ?? (lastPay === 0 ? usual : Guarantee.prepaid);
    return { terms: { status: OrderStatus.paid, guarantee, received } };
  }
  const chosen = asked ?? usual;
  const guarantee = received > 0 ? withReceived(chosen, received) : chosen;
  return { terms: { status: OrderStatus.unpaid, guarantee, received } };
}

/** What keeps a room once a part of its price is received, or nothing any more. */
export function withReceived(guarantee: Guarantee, received: number): Guarantee {
  if (guarantee === Guarantee.guaranteed) return guarantee;
  if (received > 0) return Guarantee.deposit;
  return guarantee === Guarantee.online ? guarantee : Guarantee.onArrival;
}

/** The second word of an order that is not paid: 到店付, 定金, 担保, 在线待付. Undefined of all others. */
export const guaranteeWord = (
  status: OrderStatus,
  guarantee: Guarantee | undefined,
): string | undefined =>
  status === OrderStatus.unpaid && guarantee !== undefined ? guaranteeLabel[guarantee] : undefined;
