import { availability } from '@anzhu/api/contract/availability';
import type { Id } from '@anzhu/api/contract/codecs';
import { keyFigures } from '@anzhu/api/contract/figures';
import { useCall } from '../../data/useCall.ts';

/** Which hotels figures are of: one, those of a region, or with neither all that the user sees. */
export interface FigureScope {
  hotelId: Id | null;
  departmentId: Id | null;
}

/** The input of a call for some hotels; a hotel is in one region. */
export function inScope({ hotelId, departmentId }: FigureScope) {
  if (hotelId !== null) return { hotelId };
  return departmentId === null ? {} : { departmentId };
}

/** Read again on focus and at this interval, in milliseconds. */
const refreshing = { refreshInterval: 60_000, keepPreviousData: true };

/** Available rooms in the next nights. */
export const useAvailability = (scope: FigureScope) =>
  useCall(availability, inScope(scope), refreshing);

/** The key figures, the same way. */
export const useFigures = (scope: FigureScope) => useCall(keyFigures, inScope(scope), refreshing);
