import type { Id } from '@anzhu/api/contract/codecs';
import { getRoomType, type RoomType } from '@anzhu/api/contract/roomType';
import { useMemo } from 'react';
import { useRoomTypes } from '../../data/hotel/ofHotel.ts';
import { useCall } from '../../data/useCall.ts';
import { useProfile } from '../../data/useProfile.ts';

/**
 * The room types that a list can be narrowed to: those of its hotel; without a hotel only the one that it is narrowed
 * to already, as by a link; null where there are none to choose.
 */
export function useRoomTypeChoice(
  hotelId: Id | null,
  chosen: Id | null,
): readonly RoomType[] | null | undefined {
  const { hotelId: own } = useProfile();
  const hasHotel = own !== null || hotelId !== null;
  const types = useRoomTypes(hotelId);
  const only = useCall(getRoomType, !hasHotel && chosen !== null ? { id: chosen } : null).data;
  return useMemo(() => {
    if (hasHotel) return types;
    return chosen === null ? null : only && [only];
  }, [hasHotel, types, chosen, only]);
}
