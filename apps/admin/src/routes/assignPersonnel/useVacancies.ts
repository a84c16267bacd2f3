import type { ApiError } from '@anzhu/api/client';
import { currentRoomTypes } from '@anzhu/api/contract/roomType';
import type { HotelVacancy } from '@anzhu/domain/assignment';
import type { HotelOption } from '@anzhu/domain/hotel';
import useSWR from 'swr';
import { client } from '../../session/client.ts';

/** So many hotels are asked for their rooms: a call each. */
const maxHotels = 20;

/** The available isolation rooms by hotel and type. */
export function useVacancies(
  hotels: readonly HotelOption[] | undefined,
): readonly HotelVacancy[] | undefined {
  const asked = hotels?.slice(0, maxHotels);
  const ids = asked?.map(({ id }) => id).join();
  return useSWR<HotelVacancy[], ApiError>(
    asked === undefined ? null : [currentRoomTypes.path, `of hotels ${ids}`],
    () =>
      Promise.all(
        (asked ?? []).map(async ({ id, name }) => ({
          id,
          name,
          roomTypes: await client.call(currentRoomTypes, { hotelId: id, isIsolation: true }),
        })),
      ),
  ).data;
}
