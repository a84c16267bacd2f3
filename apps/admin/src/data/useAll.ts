import type { Id } from '@anzhu/api/contract/codecs';
import { mayCall, type DataOf, type Endpoint, type InputOf } from '@anzhu/api/contract/endpoint';
import { hotelPage, HotelState, myHotel, type Hotel } from '@anzhu/api/contract/hotel';
import { maxPageSize } from '@anzhu/api/contract/page';
import { roomTypePage } from '@anzhu/api/contract/roomType';
import type { HotelChoice } from '@anzhu/domain/hotel';
import { useCall } from './useCall.ts';
import { useProfile } from './useProfile.ts';

const whole = { page: { page: 1, size: maxPageSize } };

/** A part of a screen that loads late shows the list that another has just read. A change reads it again at once. */
const shared = { dedupingInterval: 10_000 };

/** All records of a list that the user may see, for pickers and names; undefined while they are loading. */
export function useAll<E extends Endpoint>(
  endpoint: E,
): DataOf<E> extends { records: infer Rows } ? Rows | undefined : never {
  const { data } = useCall(endpoint, whole as InputOf<E>, shared);
  return (data as { records?: unknown } | undefined)?.records as never;
}

const isolationHotels = { ...whole, allowIsolation: true, state: HotelState.open };

/** The call for the hotels that take people in isolation, as it is needed. */
export const useIsolationHotels = (isNeeded = true) =>
  useCall(hotelPage, isNeeded ? isolationHotels : null, shared);

/** The hotels whose records the user manages; null for a hotel's people. */
export function useHotelChoice(): HotelChoice {
  const hotels = useHotels();
  return useProfile().hotelId === null ? hotels : null;
}

/** The hotels of the user; undefined while they are loading, and for a hotel's people. */
function useHotels() {
  const { hotelId } = useProfile();
  return useCall(hotelPage, hotelId === null ? whole : null, shared).data?.records;
}

/** The settings of a hotel that the user may see; undefined while they are loading. */
export function useHotelSettings(): (hotelId: Id | null | undefined) => Hotel | undefined {
  const { role, hotelId: own } = useProfile();
  const ownHotel = useCall(myHotel, own !== null && mayCall(myHotel, role) ? {} : null).data;
  const hotels = useHotels();
  return (hotelId) => ownHotel ?? hotels?.find(({ id }) => id === hotelId);
}

/** All room types of a hotel, or of every hotel that the user may see, for pickers. */
export function useRoomTypes(hotelId?: Id) {
  return useCall(roomTypePage, { ...whole, ...(hotelId !== undefined && { hotelId }) }, shared).data
    ?.records;
}
