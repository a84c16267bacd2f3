import type { InputOf } from '@anzhu/api/contract/endpoint';
import { PriceKind, type NightPrice, type saveRoomPrice } from '@anzhu/api/contract/roomPrice';
import { nightsFrom } from '@anzhu/api/rules/availability';
import { daysBetween, weekdayOf } from '@anzhu/api/rules/days';
import { weekdayName } from '@anzhu/api/rules/nightFees';

/** What a price is for: the days from `anchor` to `end`, whichever is first, or weekdays (1 Monday to 7 Sunday). */
export type Picked =
  | { kind: 'days'; anchor: string; end: string }
  | { kind: 'weekdays'; weekdays: readonly number[] };

/** The prices of a calendar by their night. */
export type PricesByNight = ReadonlyMap<string, NightPrice>;

/** The first and the last of the days that are picked. */
const spanOf = ({ anchor, end }: { anchor: string; end: string }) =>
  anchor <= end ? { from: anchor, to: end } : { from: end, to: anchor };

const isoWeekday = (day: string): number => weekdayOf(day) + 1;

/** Whether a price that is saved for what is picked is that of a day. */
export function isPicked(picked: Picked | null, day: string): boolean {
  if (picked === null) return false;
  if (picked.kind === 'weekdays') return picked.weekdays.includes(isoWeekday(day));
  const { from, to } = spanOf(picked);
  return day >= from && day <= to;
}

/** Weekdays with one more, or one less when it is there already; null when none is left. */
export function toggleWeekday(picked: Picked | null, weekday: number): Picked | null {
  const before = picked?.kind === 'weekdays' ? picked.weekdays : [];
  const weekdays = before.includes(weekday)
    ? before.filter((one) => one !== weekday)
    : [...before, weekday].toSorted((one, other) => one - other);
  return weekdays.length === 0 ? null : { kind: 'weekdays', weekdays };
}

/** 2026-11-28 周六, 2026-11-28 周六 至 2026-11-30 周一 · 3 晚, 每周五、周六. */
export function describePicked(picked: Picked): string {
  if (picked.kind === 'weekdays') return `每${picked.weekdays.map(weekdayName).join('、')}`;
  const { from, to } = spanOf(picked);
  const dayName = (day: string): string => `${day} ${weekdayName(isoWeekday(day))}`;
  return from === to
    ? dayName(from)
    : `${dayName(from)} 至 ${dayName(to)} · ${daysBetween(from, to) + 1} 晚`;
}

/** What is picked, with its present prices. */
export interface PickedPrices {
  /** For a save: which days or weekdays. */
  place: Pick<InputOf<typeof saveRoomPrice>, 'weekdays' | 'from' | 'to'>;
  /** The present price of each, in yuan, in their order; null where one is not known. */
  shown: number[] | null;
  /** Whether one of them has a price of its own, which can be taken away. */
  hasOwn: boolean;
}

const allKnown = (fees: readonly (number | null | undefined)[]): number[] | null => {
  const known = fees.filter((fee) => typeof fee === 'number');
  return known.length === fees.length ? known : null;
};

/** The present prices of what is picked. */
export function pricesOf(picked: Picked, prices: PricesByNight): PickedPrices {
  if (picked.kind === 'days') {
    const { from, to } = spanOf(picked);
    const nights = nightsFrom(from, daysBetween(from, to) + 1).map((night) => prices.get(night));
    return {
      place: { from, to },
      shown: allKnown(nights.map((night) => night?.fee)),
      hasOwn: nights.some((night) => night?.kind === PriceKind.day),
    };
  }
  const all = [...prices.values()];
  const ofWeekday = (weekday: number): NightPrice[] =>
    all.filter(({ night }) => isoWeekday(night) === weekday);
  return {
    place: { weekdays: [...picked.weekdays] },
    shown: allKnown(picked.weekdays.map((weekday) => ofWeekday(weekday)[0]?.regularFee)),
    hasOwn: picked.weekdays.some((weekday) =>
      ofWeekday(weekday).some(({ kind }) => kind === PriceKind.weekday),
    ),
  };
}
