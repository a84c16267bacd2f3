import type { Id } from '@anzhu/api/contract/codecs';
import { Role } from '@anzhu/api/contract/role';
import {
  roomFilter,
  type RoomFilterValue,
  type ShownStatus,
  shownStatuses,
} from '@anzhu/domain/room';
import * as z from 'zod/mini';
import { useHotelChoice } from '../../data/hotel/hotels.ts';
import { useFirstHotel } from '../../data/hotel/useFirstHotel.ts';
import { useProfile } from '../../data/useProfile.ts';
import { oneOf, optionalText, useUrlState } from '../../url/useUrlState.ts';

const ownShape = { hotelId: optionalText(), status: oneOf(shownStatuses) };
const urlSchema = z.object({ ...roomFilter.urlShape, ...ownShape });

/** The state of the screen in the URL: hotel, filter, and the status that is shown. */
export function useRoomQuery() {
  const [url, setUrl] = useUrlState(urlSchema);
  return {
    hotelId: url.hotelId ?? null,
    filter: roomFilter.parse(url),
    status: url.status ?? null,
    setHotel: (next: string) => setUrl({ hotelId: next, floor: '', type: '' }),
    setStatus: (next: ShownStatus | null): void => {
      setUrl({ status: next ?? undefined }, { replace: true });
    },
    /** @returns false when the URL is the same as before. */
    setFilter: (next: RoomFilterValue) => setUrl(roomFilter.print(next)),
    /** Replaces the entry of the history, so that Back leads to where the order was chosen. */
    leaveOrder: (): void => void setUrl({ orderId: '' }, { replace: true }),
  };
}

const everyHotel = {};
const isolationHotels = { allowIsolation: true };

/**
 * Which hotel the board shows: a hotel's people see their own; the others choose, the one that they
 * chose last to begin with. Epidemic-prevention staff choose among those that take isolation people.
 *
 * @returns the hotels to choose from, null for a hotel's people; whether there are none
 */
export function useHotel(selectedId: Id | null) {
  const { hotelId: own, role } = useProfile();
  const narrow = role === Role.antiEpidemic ? isolationHotels : everyHotel;
  const first = useFirstHotel(own === null && selectedId === null, narrow);
  const hotelId = own ?? selectedId ?? first.data?.hotels[0]?.id ?? null;
  const hotels = useHotelChoice(hotelId, narrow);
  const retry = async (): Promise<void> => void (await first.mutate());
  return { hotelId, hotels, hasNone: first.data?.total === 0, error: first.error, retry };
}
