import type { Id } from '@anzhu/api/contract/codecs';
import type { DataOf, InputOf } from '@anzhu/api/contract/endpoint';
import { decodeWire } from '@anzhu/api/contract/wire';
import type { Order } from '@anzhu/api/contract/order';
import { checkIn } from '@anzhu/api/contract/stay';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { shortProvince } from '@anzhu/api/rules/provinces';
import { provinceOfResidentId } from '@anzhu/api/rules/residentId';
import {
  checkInErrors,
  defaultStay,
  earliestCheckIn,
  latestCheckIn,
  type StayPeriod,
} from '@anzhu/api/rules/stayDates';
import { checkGuests, sentGuests, wireGuests, type GuestErrors } from '../guest/checkGuests.ts';
import {
  changeGuest,
  noGuests,
  type GuestDraft,
  type GuestFields,
  type GuestList,
} from '../guest/guests.ts';

/** What a check-in sends, and what comes back. */
export type CheckInInput = InputOf<typeof checkIn>;
export type CheckInAnswer = DataOf<typeof checkIn>;

/** A check-in as it is being filled in. */
export interface CheckInDraft extends StayPeriod {
  /** Short name of the province of origin; null while it is not known. */
  province: string | null;
  list: GuestList;
}

/**
 * The dates of an order. Of guests who come later than yesterday's day, or before their first night, the stay
 * begins now.
 */
function periodOf(order: Order | null, time: HotelTime): StayPeriod {
  const usual = defaultStay(time);
  const estimatedCheckIn = order?.estimatedCheckIn ?? usual.estimatedCheckIn;
  const estimatedCheckOut = order?.estimatedCheckOut ?? usual.estimatedCheckOut;
  const isPossible =
    estimatedCheckIn >= earliestCheckIn(time) && estimatedCheckIn <= latestCheckIn(time);
  if (isPossible) return { estimatedCheckIn, estimatedCheckOut };
  const isLeaving = estimatedCheckOut <= usual.estimatedCheckIn;
  return { estimatedCheckIn: isLeaving ? time.now : usual.estimatedCheckIn, estimatedCheckOut };
}

/** What a check-in begins with: tonight, or the dates and the province of the order. */
export function firstDraft(order: Order | null, time: HotelTime): CheckInDraft {
  return {
    ...periodOf(order, time),
    province: order?.province ? shortProvince(order.province) : null,
    list: noGuests,
  };
}

/** Changes a guest. While the province is empty, the first guest's resident ID sets it. */
export function changeDraftGuest(
  draft: CheckInDraft,
  key: number,
  part: Partial<GuestFields>,
): CheckInDraft {
  const list = changeGuest(draft.list, key, part);
  const province = draft.province ?? provinceOfResidentId(list.guests[0]?.idcard ?? '');
  return { ...draft, list, province };
}

/** True when closing would lose something that was typed or chosen. */
export function isStarted(draft: CheckInDraft, first: CheckInDraft): boolean {
  return (
    sentGuests(draft.list.guests).length > 0 ||
    draft.estimatedCheckIn !== first.estimatedCheckIn ||
    draft.estimatedCheckOut !== first.estimatedCheckOut ||
    draft.province !== first.province
  );
}

/** What the clerk has seen and confirmed. */
export interface Confirmed {
  /** The room is held for another guest. */
  acceptReserved: boolean;
  /** The price that is shown, in yuan; undefined where none is known. */
  lastPay?: number | undefined;
}

/** What a check-in is for. */
export interface CheckInOccasion extends Confirmed {
  roomId: Id;
  order: Order | null;
  time: HotelTime;
}

/** What is wrong with a check-in: with its own fields by name, with guests by key and field. */
export interface CheckInErrors {
  fields: Readonly<Record<string, string>>;
  guests: GuestErrors;
}

export const noErrors: CheckInErrors = { fields: {}, guests: {} };

/** What can be sent (and the rows it was made of), or what is wrong. */
export type CheckedCheckIn =
  | { input: CheckInInput; sent: readonly GuestDraft[]; errors?: undefined }
  | { input?: undefined; sent?: undefined; errors: CheckInErrors };

/** Reads what was filled in by the rules of the contract and of stays. */
export function checkDraft(draft: CheckInDraft, occasion: CheckInOccasion): CheckedCheckIn {
  const { estimatedCheckIn, estimatedCheckOut, province, list } = draft;
  const { roomId, order, time, acceptReserved, lastPay } = occasion;
  const wire = {
    id: roomId,
    customerId: order?.customerId,
    orderId: order?.id,
    province,
    estimatedCheckIn: estimatedCheckIn || undefined,
    estimatedCheckOut: estimatedCheckOut || undefined,
    checkInfoList: wireGuests(list.guests),
    acceptReserved: acceptReserved ? 1 : undefined,
    lastPay,
  };
  const read = decodeWire(checkIn.input, wire);
  const told = read.ok ? {} : read.fields;
  const hasPeriod = estimatedCheckIn !== '' && estimatedCheckOut !== '';
  const fields = { ...told, ...(hasPeriod && checkInErrors(draft, time)) };
  const guests = checkGuests(list.guests, told);
  if (read.ok && Object.keys(fields).length + Object.keys(guests).length === 0) {
    return { input: read.value, sent: sentGuests(list.guests) };
  }
  return { errors: { fields, guests } };
}
