import type { Id } from '@anzhu/api/contract/codecs';
import { lateRoomTypePage } from '@anzhu/api/contract/late';
import { maxPageSize } from '@anzhu/api/contract/page';
import { useCall } from './useCall.ts';

/** All room types of a hotel, or of every hotel that the user may see, for pickers. */
export function useRoomTypes(hotelId?: Id) {
  return useCall(lateRoomTypePage, {
    page: { page: 1, size: maxPageSize },
    ...(hotelId !== undefined && { hotelId }),
  }).data?.records;
}
