import { availability } from '@anzhu/api/contract/availability';
import type { Id } from '@anzhu/api/contract/codecs';
import { AvailabilityStrip } from '@anzhu/domain/figures';
import { useCall } from '../../data/index.ts';

/** Read again on focus and at this interval, in milliseconds. */
const refreshing = { refreshInterval: 60_000, keepPreviousData: true };

/**
 * Rooms left in the next 14 nights by room type. `hotelId` is the hotel that an admin has chosen, null for
 * all; hotel roles see their own.
 */
export function Availability({ hotelId }: { hotelId: Id | null }) {
  const { data, error, isLoading, isStale, retry } = useCall(
    availability,
    hotelId === null ? {} : { hotelId },
    refreshing,
  );
  return (
    <AvailabilityStrip
      availability={data}
      isLoading={isLoading}
      isStale={isStale}
      onRefresh={() => void retry()}
      error={error && { message: error.message, onRetry: retry }}
    />
  );
}
