import { AvailabilityStrip } from '@anzhu/domain/figures';
import { type FigureScope, useAvailability } from './useFigures.ts';

/**
 * Available rooms in the nights ahead by room type; hotel roles see their own.
 */
export function Availability({ scope }: { scope: FigureScope }) {
  const { data, error, isLoading, isStale, retry } = useAvailability(scope);
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
