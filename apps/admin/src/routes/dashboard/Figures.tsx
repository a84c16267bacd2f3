import type { Id } from '@anzhu/api/contract/codecs';

/** The key figures with their trend. `hotelId` is the hotel that an admin has chosen, null for all; hotel roles see their own. */
export function Figures({ hotelId }: { hotelId: Id | null }) {
  return <div data-hotel={hotelId} />;
}
