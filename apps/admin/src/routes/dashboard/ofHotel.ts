import type { Id } from '@anzhu/api/contract/codecs';

/** The call's input for the hotel that an admin has chosen, null for all. */
export const ofHotel = (hotelId: Id | null) => (hotelId === null ? {} : { hotelId });
