import type { Id } from '@anzhu/api/contract/codecs';
import { hotelPage } from '@anzhu/api/contract/hotel';
import { Role } from '@anzhu/api/contract/role';
import {
  roomFilter,
  type RoomFilterValue,
  type ShownStatus,
  shownStatuses,
} from '@anzhu/domain/room';
import * as z from 'zod/mini';
import { useCall } from '../../data/useCall.ts';
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

/** The hotel picker's size of the existing system. */
const everyHotel = { page: 1, size: 99_999 };

/**
 * Which hotel the board shows: a hotel's people see their own; the others choose, the first one to
 * begin with. Epidemic-prevention staff choose among those that take isolation people.
 */
export function useHotel(selectedId: Id | null) {
  const { hotelId: own, role } = useProfile();
  const isChooser = own === null;
  const hotels = useCall(
    hotelPage,
    isChooser
      ? { page: everyHotel, ...(role === Role.antiEpidemic && { allowIsolation: true }) }
      : null,
  );
  const options = hotels.data?.records;
  return { hotelId: own ?? selectedId ?? options?.[0]?.id ?? null, hotels, options, isChooser };
}
