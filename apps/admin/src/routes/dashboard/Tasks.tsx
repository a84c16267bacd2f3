import type { Id } from '@anzhu/api/contract/codecs';

/** 今日待办, with a link to each list. `hotelId` is the hotel that an admin has chosen, null for all; hotel roles see their own. */
export function Tasks({ hotelId }: { hotelId: Id | null }) {
  return <div data-hotel={hotelId} />;
}
