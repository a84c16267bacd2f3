import type { Id } from '@anzhu/api/contract/codecs';
import { AvailabilityStrip } from '@anzhu/domain/figures';
import { useAvailability } from './useFigures.ts';

/**
 * Available rooms in the nights ahead by room type. `hotelId` is the hotel that an admin has chosen, null for
 * all; hotel roles see their own.
 */
export function Availability({ hotelId }: { hotelId: Id | null }) {
  const { data, error, isLoading, isStale, retry } = useAvailability(hotelId);
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
