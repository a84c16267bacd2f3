import { DiscountEffect, DiscountKind } from '@anzhu/api/contract/discount';
import { toFen, toYuan } from '@anzhu/api/rules/money';

/** The paid part of a percentage is kept in ten-thousandths. */
const shares = 10_000;

/** What a discount takes off, as stored: fen, or the part that is paid in ten-thousandths. */
export const storedValue = (kind: DiscountKind, value: number): number =>
  kind === DiscountKind.flat ? toFen(value) : Math.round(value * shares);

/** What a discount takes off: yuan, or the part that is paid. */
export const shownValue = (kind: DiscountKind, stored: number): number =>
  kind === DiscountKind.flat ? toYuan(stored) : stored / shares;

/** From when a discount holds, as stored: nights, fen, or null for always. */
export function storedCondition(
  effect: DiscountEffect,
  condition: number | null | undefined,
): number | null {
  if (effect === DiscountEffect.always || typeof condition !== 'number') return null;
  return effect === DiscountEffect.spending ? toFen(condition) : condition;
}

/** From when a discount holds: nights, yuan, or null for always. */
export const shownCondition = (effect: DiscountEffect, stored: number | null): number | null =>
  stored !== null && effect === DiscountEffect.spending ? toYuan(stored) : stored;
