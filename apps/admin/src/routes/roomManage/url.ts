import { roomStatuses, type RoomStatus } from '@anzhu/api/contract/room';
import { roomFilter, type RoomFilterValue } from '@anzhu/domain/room';
import * as z from 'zod/mini';
import { oneOf, optionalText, useUrlState } from '../../url/useUrlState.ts';

const ownShape = { hotelId: optionalText(), status: oneOf(roomStatuses) };
const urlSchema = z.object({ ...roomFilter.urlShape, ...ownShape });

/** The state of the screen in the URL: hotel, filter, and the status that is shown. */
export function useRoomQuery() {
  const [url, setUrl] = useUrlState(urlSchema);
  return {
    hotelId: url.hotelId ?? null,
    filter: roomFilter.parse(url),
    status: url.status ?? null,
    setHotel: (next: string) => setUrl({ hotelId: next, floor: '', type: '' }),
    setStatus: (next: RoomStatus | null): void => {
      setUrl({ status: next ?? undefined }, { replace: true });
    },
    /** @returns false when the URL is the same as before. */
    setFilter: (next: RoomFilterValue) => setUrl(roomFilter.print(next)),
  };
}
