import { roomStatuses, type RoomStatus } from '@anzhu/api/contract/room';
import type { RoomFilterValue } from '@anzhu/domain/room';
import * as z from 'zod/mini';
import { oneOf, optionalNumber, optionalText, useUrlState } from '../../url/useUrlState.ts';

const urlSchema = z.object({
  hotelId: optionalText(),
  floor: optionalNumber(),
  name: optionalText(),
  orderId: optionalText(),
  roomType: optionalText(),
  isolation: oneOf([0, 1] as const),
  status: oneOf(roomStatuses),
});

/** The state of the screen, which the URL keeps: hotel, filter, and the status that is shown. */
export function useRoomQuery() {
  const [url, setUrl] = useUrlState(urlSchema);
  const { hotelId, floor, name, orderId, roomType, isolation, status } = url;
  const filter: RoomFilterValue = {
    floor: floor ?? null,
    name: name ?? '',
    orderId: orderId ?? '',
    type: roomType ?? null,
    isIsolation: isolation === undefined ? null : isolation === 1,
  };
  return {
    hotelId: hotelId ?? null,
    filter,
    status: status ?? null,
    setHotel: (next: string) => setUrl({ hotelId: next, floor: undefined, roomType: undefined }),
    setStatus: (next: RoomStatus | null): void => {
      setUrl({ status: next ?? undefined }, { replace: true });
    },
    setFilter: (next: RoomFilterValue) =>
      setUrl({
        floor: next.floor ?? undefined,
        name: next.name || undefined,
        orderId: next.orderId || undefined,
        roomType: next.type === null ? undefined : String(next.type),
        isolation: next.isIsolation === null ? undefined : next.isIsolation ? 1 : 0,
      }),
  };
}
