import type { Id } from '@anzhu/api/contract/codecs';
import { maxPageSize } from '@anzhu/api/contract/page';
import type { roomTypePage } from '@anzhu/api/contract/roomType';
import { useCall, type LateEndpoint } from './useCall.ts';

const roomTypes: LateEndpoint<typeof roomTypePage> = {
  path: '/api/roomType/page',
  load: () => import('@anzhu/api/contract/roomType').then((module) => module.roomTypePage),
};

/** All room types of a hotel, or of every hotel that the user may see, for pickers. */
export function useRoomTypes(hotelId?: Id) {
  return useCall(roomTypes, {
    page: { page: 1, size: maxPageSize },
    ...(hotelId !== undefined && { hotelId }),
  }).data?.records;
}
