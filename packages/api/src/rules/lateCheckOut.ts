import type { LateHours } from '../contract/hotel.ts';
import { management, type Role } from '../contract/role.ts';
import { dayOf, daysBetween } from './days.ts';
import { daysLate, hotelToday, type HotelTime } from './hotelDay.ts';
import { formatYuan, shortYuan, toYuan } from './money.ts';

/** The half nights that an hour of a day costs. */
function halvesOf(hour: number, { halfHour, wholeHour }: LateHours): number {
  return Number(hour >= halfHour) + Number(hour >= wholeHour);
}

/** Of a day; a hotel that charges from 24 on never does. */
const lastHour = 23;

const hourOf = (moment: string): number => Number(moment.slice(11, 13));

/** When guests were to leave, `yyyy-MM-dd HH:mm:ss`, and when they do. */
export interface Departure extends HotelTime {
  leave: string;
}

/**
 * The nights, in halves, that guests have stayed over: by the hour of the day on which they leave, and two halves for
 * each day of the hotel since the planned one, which goes on after midnight. The hour that was agreed with them is free.
 */
export function lateNights({ leave, ...time }: Departure, hours: LateHours): number {
  if (time.now <= leave) return 0;
  const today = hotelToday(time);
  const hour = today === dayOf(time.now) ? hourOf(time.now) : lastHour;
  const halves = halvesOf(hour, hours) - halvesOf(hourOf(leave), hours);
  return Math.max(0, daysBetween(dayOf(leave), today) + halves / 2);
}

/** What is proposed for a late check-out. Sums are fen. */
export interface LateFee {
  nights: number;
  /** Days since the planned one, as 逾期 counts them. */
  days: number;
  nightFee: number;
  amount: number;
}

/**
 * What a late check-out costs by the price of the last night, less what the bill has of it; null when that is nothing.
 * Fen.
 */
export function lateFee(
  departure: Departure,
  { hours, nightFee, charged }: { hours: LateHours; nightFee: number; charged: number },
): LateFee | null {
  const nights = lateNights(departure, hours);
  const amount = Math.round(nights * nightFee) - charged;
  const days = daysLate(departure.leave, hotelToday(departure));
  return amount > 0 ? { nights, days, nightFee, amount } : null;
}

/** 半晚, 1 晚, 1.5 晚. */
export const lateNightsText = (nights: number): string =>
  nights === 0.5 ? '半晚' : `${nights} 晚`;

/** Why the nights are not as many as the days: 逾期 1 天，当日超时半晚. Empty where they are. */
function daysText({ nights, days = 0 }: Pick<LateFee, 'nights'> & { days?: number | undefined }) {
  if (days === 0 || days === nights) return '';
  const rest = nights > days ? `当日超时${spaced(lateNightsText(nights - days))}` : '原定离店较晚';
  return `（逾期 ${days} 天，${rest}）`;
}

const spaced = (text: string): string => (/^\d/.test(text) ? ` ${text}` : text);

/** What a late check-out costs and why, beside its field. `limit` is that of who charges it; yuan. */
export const lateFeeText = (
  late: Pick<LateFee, 'nights' | 'nightFee'> & { days?: number | undefined },
  limit: number | null,
): string =>
  `${lateNightsText(late.nights)}${daysText(late)}，每晚 ${shortYuan(late.nightFee)}；记入账单，不收填 0` +
  (limit === null ? '' : '，更多须由酒店管理员加收');

/** Why nothing is charged for a late check-out. */
export const noLateFee = '现在没有要加收的延迟退房费，请刷新后重试';

/** The most that a role may charge for a late check-out: what is proposed; null without a limit. Without a role, as `orderCan`. */
export const lateFeeLimit = (
  late: Pick<LateFee, 'amount'> | null,
  role: Role | null,
): number | null =>
  role === null || management.some((one) => one === role) ? null : (late?.amount ?? 0);

/** Why a role may not charge a sum for a late check-out; null where it may. Fen. */
export function lateFeeRefusal(amount: number, late: LateFee | null, role: Role): string | null {
  const limit = lateFeeLimit(late, role);
  if (limit === null || amount <= limit) return null;
  if (late === null) return noLateFee;
  const price = `${lateNightsText(late.nights)}，每晚 ${formatYuan(toYuan(late.nightFee))}`;
  return `延迟退房最多加收 ${formatYuan(toYuan(limit))}（${price}），更多须由酒店管理员加收`;
}
