import type { LateHours } from '../contract/hotel.ts';
import { management, type Role } from '../contract/role.ts';
import { dayOf, daysBetween } from './days.ts';
import { formatYuan, toYuan } from './money.ts';

/** The half nights that a moment of a day costs, by its hour. */
function halvesOf(moment: string, { halfHour, wholeHour }: LateHours): number {
  const hour = Number(moment.slice(11, 13));
  return Number(hour >= halfHour) + Number(hour >= wholeHour);
}

/** When guests were to leave, and when they do: `yyyy-MM-dd HH:mm:ss`. */
export interface Departure {
  leave: string;
  now: string;
}

/**
 * The nights, in halves, that guests have stayed over: by the hour of the day on which they leave, and two halves for
 * each day since the planned one. The hour that was agreed with them is free.
 */
export function lateNights({ leave, now }: Departure, hours: LateHours): number {
  if (now <= leave) return 0;
  const days = daysBetween(dayOf(leave), dayOf(now));
  return Math.max(0, days + (halvesOf(now, hours) - halvesOf(leave, hours)) / 2);
}

/** What is proposed for a late check-out. Sums are fen. */
export interface LateFee {
  nights: number;
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
  return amount > 0 ? { nights, nightFee, amount } : null;
}

/** 半晚, 1 晚, 1.5 晚. */
export const lateNightsText = (nights: number): string =>
  nights === 0.5 ? '半晚' : `${nights} 晚`;

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
