import type { Id } from '@anzhu/api/contract/codecs';
import type { DataOf, Endpoint, InputOf } from '@anzhu/api/contract/endpoint';
import type { PageRequest } from '@anzhu/api/contract/page';
import { roomTypePage, type RoomType } from '@anzhu/api/contract/roomType';
import type * as z from 'zod/mini';
import { shared, useCall } from '../useCall.ts';
import { useProfile } from '../useProfile.ts';

/** More than any hotel has of room types, bed types or discounts. */
const mostOfHotel = 500;

/** The input of the list of one hotel's records; null while there is no hotel. */
function useHotelInput(hotelId: Id | null | undefined) {
  const { hotelId: own } = useProfile();
  const id = own ?? hotelId ?? null;
  return id === null ? null : { hotelId: id, page: { page: 1, size: mostOfHotel } };
}

type HotelPage = Endpoint & {
  input: z.ZodMiniType<{ hotelId?: Id | undefined; page: PageRequest }>;
};

/** What a list has of one hotel, for pickers; undefined while it is loading, and without a hotel. */
export function useOfHotel<E extends HotelPage>(
  endpoint: E,
  hotelId: Id | null | undefined,
): DataOf<E> extends { records: infer Rows } ? Rows | undefined : never {
  const { data } = useCall(endpoint, useHotelInput(hotelId) as InputOf<E> | null, shared);
  return (data as { records?: unknown } | undefined)?.records as never;
}

/** The room types of a hotel. */
export const useRoomTypes = (hotelId: Id | null | undefined): readonly RoomType[] | undefined =>
  useOfHotel(roomTypePage, hotelId);
