import type { ApiError } from '@anzhu/api/client';
import { currentRoomTypes } from '@anzhu/api/contract/roomType';
import type { HotelVacancy } from '@anzhu/domain/assignment';
import type { HotelOption } from '@anzhu/domain/hotel';
import useSWR from 'swr';
import { client } from '../../session/client.ts';

/** The rooms of so many hotels are read: a call each. */
export const mostVacancies = 20;

/** The available isolation rooms by hotel and type. */
export function useVacancies(
  hotels: readonly HotelOption[] | undefined,
): readonly HotelVacancy[] | undefined {
  const asked = hotels?.slice(0, mostVacancies);
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
