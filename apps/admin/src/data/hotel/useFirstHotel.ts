import type { ApiError } from '@anzhu/api/client';
import type { DataOf, InputOf } from '@anzhu/api/contract/endpoint';
import { hotelSearchPath } from '@anzhu/api/contract/hotel';
import type { searchHotels } from '@anzhu/api/contract/hotelSearch';
import { useState } from 'react';
import useSWR from 'swr';
import { finder, useKeptNames } from './hotels.ts';

let openings = 0;
const everyHotel = {};
const staying = { revalidateOnFocus: false, revalidateOnReconnect: false };

/**
 * The hotel with which a screen of one hotel begins: the one that the user chose last, where it can still be read, else
 * the first. It stays while the screen is shown, whatever is chosen in another window.
 * @param narrow what it has to be. At module scope.
 */
export function useFirstHotel(
  isNeeded: boolean,
  narrow: Partial<InputOf<typeof searchHotels>> = everyHotel,
) {
  const keep = useKeptNames();
  // Another one was chosen, perhaps, since the screen was opened last.
  const [opening] = useState(() => (openings += 1));
  return useSWR<DataOf<typeof searchHotels>, ApiError>(
    isNeeded ? [hotelSearchPath, { ...narrow, opening }] : null,
    async () => keep(await (await finder()).findFirst(narrow)),
    staying,
  );
}
