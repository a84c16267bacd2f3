import type { PayMethod } from '@anzhu/api/contract/bill';
import type { Id } from '@anzhu/api/contract/codecs';
import type { DataOf, InputOf } from '@anzhu/api/contract/endpoint';
import type { ExpectedGuest } from '@anzhu/api/contract/expectedGuest';
import { kindOfNumber } from '@anzhu/api/contract/document';
import { isPhone } from '@anzhu/api/contract/phone';
import { decodeWire } from '@anzhu/api/contract/wire';
import type { Order } from '@anzhu/api/contract/order';
import { checkIn } from '@anzhu/api/contract/stay';
import { depositErrors, type DepositSetting } from '@anzhu/api/rules/deposit';
import { methodErrors, methodOf } from '@anzhu/api/rules/payMethod';
import { dayOf } from '@anzhu/api/rules/days';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { shortProvince } from '@anzhu/api/rules/provinces';
import {
  arrivalPeriod,
  checkInErrors,
  latestCheckIn,
  nights,
  type StayPeriod,
} from '@anzhu/api/rules/stayDates';
import type { Checked } from '@anzhu/ui/Form';
import { guestErrors, guestsField, sentGuests } from '../guest/checkGuests.ts';
import { blankGuest, expectedFields, type GuestFields, withDocument } from '../guest/guests.ts';
import { type DepositDraft, depositOf, firstDeposit, noDeposit } from './deposit.ts';

/** What a check-in sends, and what comes back. */
export type CheckInInput = InputOf<typeof checkIn>;
export type CheckInResponse = DataOf<typeof checkIn>;

/** The result of a check-in: the response and its input. */
export interface CheckInResult {
  response: CheckInResponse;
  input: CheckInInput;
}

/** A check-in as it is being filled in. */
export interface CheckInDraft extends StayPeriod, DepositDraft {
  /** The company by whose agreement guests without an order stay. */
  companyId: Id | null;
  /** Short name of the province of origin; null while it is not known. */
  province: string | null;
  /** How what is due now is paid, as chosen. */
  method: PayMethod | null;
  [guestsField]: readonly GuestFields[];
}

/** What is quoted: the dates that are filled in, and the company of guests without an order. */
export interface QuotedStay extends StayPeriod {
  companyId?: Id | undefined;
}

/** The dates that an order has. */
function bookedPeriod(order: Order | null): StayPeriod | null {
  const { estimatedCheckIn, estimatedCheckOut } = order ?? {};
  if (!estimatedCheckIn || !estimatedCheckOut) return null;
  return { estimatedCheckIn, estimatedCheckOut, isDayUse: order?.dayUseHours !== undefined };
}

/** Who booked, as the first guest, where the order has the full data; null without a name. */
function bookerOf(order: Order | null): GuestFields | null {
  const { name, number, idcard } = order ?? {};
  if (!name) return null;
  return withDocument({
    ...blankGuest,
    name,
    documentKind: kindOfNumber(idcard ?? ''),
    idcard: idcard && !idcard.includes('*') ? idcard : '',
    // An unreadable phone is asked for.
    number: number && isPhone(number) ? number : '',
  });
}

/** The first day of an order that arrives later than tonight, `yyyy-MM-dd`; null for others. */
export function laterArrival(order: Order | null, time: HotelTime): string | null {
  const booked = bookedPeriod(order);
  const isLater = booked !== null && booked.estimatedCheckIn > latestCheckIn(time);
  return isLater ? dayOf(booked.estimatedCheckIn) : null;
}

/** When a stay that begins tonight begins. */
export const beginTonight = (order: Order | null, time: HotelTime): string =>
  arrivalPeriod(bookedPeriod(order), time).estimatedCheckIn;

/**
 * What a check-in begins with: tonight, or the dates, the province and the guests of the order, else its booker. Those of
 * one that
 * arrives later are proposed as they are: whether it begins tonight is asked.
 */
export function firstDraft(
  order: Order | null,
  time: HotelTime,
  expected: readonly ExpectedGuest[] = [],
): CheckInDraft {
  const booked = bookedPeriod(order);
  const isLater = laterArrival(order, time) !== null;
  return {
    ...(booked && isLater ? booked : arrivalPeriod(booked, time)),
    province: order?.province ? shortProvince(order.province) : null,
    companyId: null,
    method: null,
    ...firstDeposit,
    [guestsField]:
      expected.length > 0 ? expected.map(expectedFields) : [bookerOf(order) ?? blankGuest],
  };
}

/** The dates that are filled in; null while they are no period. */
export function periodOf({ estimatedCheckIn, estimatedCheckOut }: StayPeriod): StayPeriod | null {
  if (estimatedCheckIn === '' || estimatedCheckOut <= estimatedCheckIn) return null;
  return { estimatedCheckIn, estimatedCheckOut };
}

/** The nights of the dates that are filled in; null while they are no period. */
export function nightsOf(
  draft: StayPeriod,
  { order, time }: Pick<CheckInOccasion, 'order' | 'time'>,
): number | null {
  const period = periodOf(draft);
  const isDayUse = order?.dayUseHours !== undefined;
  return period && nights({ ...period, isDayUse }, time.dayStarts);
}

/** True when closing would lose something that was typed or chosen. */
export function isStarted(draft: CheckInDraft, first: CheckInDraft): boolean {
  return (
    JSON.stringify(sentGuests(draft[guestsField])) !==
      JSON.stringify(sentGuests(first[guestsField])) ||
    draft.estimatedCheckIn !== first.estimatedCheckIn ||
    draft.estimatedCheckOut !== first.estimatedCheckOut ||
    draft.province !== first.province ||
    draft.companyId !== first.companyId ||
    draft.deposit !== first.deposit
  );
}

/** What a check-in is for, and what the clerk has seen and confirmed. */
export interface CheckInOccasion {
  roomId: Id;
  order: Order | null;
  time: HotelTime;
  /** The room is held for another guest. */
  acceptReserved: boolean;
  /** The price that is shown, in yuan; undefined where none is known. */
  lastPay?: number | undefined;
  /** What is to be collected now, in yuan; below zero what is given back. @default 0 */
  due?: number;
  /** How what is given back was received. */
  cameBy?: PayMethod | undefined;
  /** What deposit the hotel proposes. @default none */
  depositSetting?: DepositSetting;
}

/** Reads what was filled in by the rules of the contract and of stays. */
export function checkDraft(draft: CheckInDraft, occasion: CheckInOccasion): Checked<CheckInInput> {
  const { estimatedCheckIn, estimatedCheckOut, province } = draft;
  const { roomId, order, time, acceptReserved, lastPay, due = 0, cameBy } = occasion;
  const { depositSetting = noDeposit } = occasion;
  const method = methodOf(draft.method, due, cameBy);
  const guests = draft[guestsField];
  const deposit = depositOf(draft, depositSetting, nightsOf(draft, { order, time }));
  const wire = {
    id: roomId,
    customerId: order?.customerId,
    orderId: order?.id,
    ...(draft.companyId !== null && { companyId: draft.companyId }),
    province,
    estimatedCheckIn: estimatedCheckIn || undefined,
    estimatedCheckOut: estimatedCheckOut || undefined,
    [guestsField]: sentGuests(guests),
    acceptReserved: acceptReserved ? 1 : undefined,
    lastPay,
    method: due !== 0 ? (method ?? undefined) : undefined,
    ...(deposit > 0 && { deposit, depositMethod: draft.depositMethod ?? undefined }),
  };
  const read = decodeWire(checkIn.input, wire);
  const hasPeriod = estimatedCheckIn !== '' && estimatedCheckOut !== '';
  const fields = {
    ...(read.ok ? {} : read.fields),
    ...(hasPeriod && checkInErrors(draft, time)),
    ...methodErrors(due, method),
    ...depositErrors(deposit, draft.depositMethod),
  };
  const errors = guestErrors(guests, fields, dayOf(time.now));
  return read.ok && Object.keys(errors).length === 0 ? { values: read.value } : { errors };
}
