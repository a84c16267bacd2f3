import type { Id } from '@anzhu/api/contract/codecs';
import { hotelPage } from '@anzhu/api/contract/hotel';
import { Role } from '@anzhu/api/contract/role';
import { useCall } from '../../data/useCall.ts';
import { useProfile } from '../../data/useProfile.ts';

/** The hotel picker's size of the existing system. */
const everyHotel = { page: 1, size: 99_999 };

/**
 * Which hotel the board shows: a hotel's people see their own; the others choose, the first one to
 * begin with. Epidemic-prevention staff choose among those that take isolation people.
 */
export function useHotel(chosen: Id | null) {
  const { hotelId: own, role } = useProfile();
  const isChooser = own === null;
  const hotels = useCall(
    hotelPage,
    isChooser
      ? { page: everyHotel, ...(role === Role.antiEpidemic && { allowIsolation: true }) }
      : null,
  );
  const options = hotels.data?.records;
  return { hotelId: own ?? chosen ?? options?.[0]?.id ?? null, hotels, options, isChooser };
}
