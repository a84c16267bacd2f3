import type { QuotedNight } from '@anzhu/api/contract/roomPrice';
import { describeNights } from '@anzhu/api/rules/nightFees';
import { Text } from '@anzhu/ui/Text';

export interface NightFeesProps {
  /** The nights of one room, in yuan; null from a back end that does not say. */
  nights: readonly QuotedNight[] | null;
  /** How many rooms are priced together. @default 1 */
  rooms?: number | undefined;
}

/** What the nights of a stay cost where they differ: 平日 ¥300 × 2，周末 ¥380 × 1. Nothing where all cost the same. */
export function NightFees({ nights, rooms = 1 }: NightFeesProps) {
  const words = describeNights(nights ?? []);
  if (words === null) return null;
  return (
    <Text as="p" size="small" tone="muted">
      {rooms > 1 ? `每间 ${words}` : words}
    </Text>
  );
}
