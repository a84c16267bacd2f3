import { availability } from '@anzhu/api/contract/availability';
import type { Id } from '@anzhu/api/contract/codecs';
import { keyFigures } from '@anzhu/api/contract/figures';
import { useCall } from '../../data/useCall.ts';

/** The call's input for the hotel that an admin has chosen, null for all. */
export const ofHotel = (hotelId: Id | null) => (hotelId === null ? {} : { hotelId });

/** Read again on focus and at this interval, in milliseconds. */
const refreshing = { refreshInterval: 60_000, keepPreviousData: true };

/** Available rooms in the next nights, of a hotel or with null of all that the user sees. */
export const useAvailability = (hotelId: Id | null) =>
  useCall(availability, ofHotel(hotelId), refreshing);

/** The key figures, the same way. */
export const useFigures = (hotelId: Id | null) => useCall(keyFigures, ofHotel(hotelId), refreshing);
