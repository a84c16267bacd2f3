import type { ApiError } from '@anzhu/api/client';
import type { Id } from '@anzhu/api/contract/codecs';
import { isDeskOffered } from '@anzhu/api/contract/desk';
import { mayCall, type DataOf, type InputOf } from '@anzhu/api/contract/endpoint';
import {
  getHotel,
  hotelSearchPath,
  HotelState,
  myHotel,
  type Hotel,
} from '@anzhu/api/contract/hotel';
import type { searchHotels } from '@anzhu/api/contract/hotelSearch';
import type { HotelChoice, HotelOption, HotelSource } from '@anzhu/domain/hotel';
import { useCallback, useMemo } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { shared, useCall, type CallKey } from '../useCall.ts';
import { useProfile } from '../useProfile.ts';

type Search = InputOf<typeof searchHotels>;
type Found = DataOf<typeof searchHotels>;

/** The search and its contract are loaded where several hotels are seen. */
export const finder = () => import('./findHotels.ts');
const findHotels = async (input: Search): Promise<Found> => (await finder()).findHotels(input);

const keyOf = (input: Search): CallKey => [hotelSearchPath, input];
const ofId = (id: Id): Search => ({ ids: [id] });

/** Keeps the names of found hotels in the cache, so that they are shown without another call. */
export function useKeptNames(): (found: Found) => Found {
  const { mutate } = useSWRConfig();
  return useCallback(
    (found) => {
      for (const hotel of found.hotels) {
        void mutate(keyOf(ofId(hotel.id)), { hotels: [hotel], total: 1 }, { revalidate: false });
      }
      return found;
    },
    [mutate],
  );
}

/** The word for a hotel of an address that does not exist, or that the user may not see. */
export const unknownHotelName = '酒店不存在';
const unknownHotel = { name: unknownHotelName, region: null, state: HotelState.open };

/** Hotels that a search finds; an input of null searches nothing. */
export function useFoundHotels(input: Search | null) {
  const keep = useKeptNames();
  return useSWR<Found, ApiError>(input && keyOf(input), async () =>
    keep(await findHotels(input ?? {})),
  );
}

function useHotelOfId(id: Id | null | undefined): Found | undefined {
  const { hotelId: own } = useProfile();
  const input = own === null && typeof id === 'string' ? ofId(id) : null;
  const { data } = useSWR<Found, ApiError>(input && keyOf(input), () => findHotels(input ?? {}), {
    revalidateIfStale: false,
  });
  return data;
}

/** The hotel of an id, where the user may see several. */
export const useNamedHotel = (id: Id | null | undefined): HotelOption | undefined =>
  useHotelOfId(id)?.hotels[0];

/** Whether an id is of no hotel that the user may see; false where the back end has no search of hotels. */
export const useIsUnknownHotel = (id: Id | null | undefined): boolean =>
  useHotelOfId(id)?.hotels.length === 0 && isDeskOffered();

/**
 * The hotels to choose from, searched as they are needed; null for a hotel's people, who have only their own.
 *
 * @param chosen the hotel of the screen, which is read for its name
 * @param narrow what all have in common. At module scope.
 */
export function useHotelChoice(chosen?: Id | null, narrow?: Partial<Search>): HotelChoice {
  const isChooser = useProfile().hotelId === null;
  const source = useHotelSource(chosen, narrow);
  return isChooser ? source : null;
}

/** As `useHotelChoice`, for all who may call it. */
function useHotelSource(chosen?: Id | null, narrow?: Partial<Search>): HotelSource {
  const named = useNamedHotel(chosen);
  const { cache } = useSWRConfig();
  const keep = useKeptNames();
  return useMemo(
    () => ({
      search: async (query, options) => {
        const { searchFor } = await finder();
        const { recent, ...found } = await searchFor(query, { ...options, narrow });
        return { ...keep(found), recent };
      },
      named: (id: Id): HotelOption | undefined => {
        const read = cache.get(unstable_serialize(keyOf(ofId(id))))?.data as Found | undefined;
        if (named?.id === id) return named;
        return read && (read.hotels[0] ?? { ...unknownHotel, id });
      },
      onChosen: (id: Id) => void finder().then((part) => part.rememberRecent(id)),
    }),
    [cache, keep, named, narrow],
  );
}

const isolation = { allowIsolation: true };

/** The hotels that take people in isolation. */
export const useIsolationHotels = (chosen?: Id | null): HotelSource =>
  useHotelSource(chosen, isolation);

/** The settings of a hotel that the user may see; undefined while they are loading. */
export function useHotelSettings(hotelId: Id | null | undefined): Hotel | undefined {
  const { role, hotelId: own } = useProfile();
  const isOwn = own !== null && mayCall(myHotel, role);
  const ownHotel = useCall(myHotel, isOwn ? {} : null, shared).data;
  const isRead = own === null && typeof hotelId === 'string' && mayCall(getHotel, role);
  const other = useCall(getHotel, isRead ? { id: hotelId } : null).data;
  return ownHotel ?? other;
}
