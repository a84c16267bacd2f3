import type { Id } from '@anzhu/api/contract/codecs';

/** Rooms left in the next 14 nights by room type. `hotelId` is the hotel that an admin has chosen, null for all; hotel roles see their own. */
export function Availability({ hotelId }: { hotelId: Id | null }) {
  return <div data-hotel={hotelId} />;
}
