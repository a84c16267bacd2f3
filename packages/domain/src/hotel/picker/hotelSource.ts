import type { Id } from '@anzhu/api/contract/codecs';
import { isClosedHotel, type HotelState } from '@anzhu/api/contract/hotel';

/** A hotel to choose. */
export interface HotelOption {
  id: Id;
  name: string;
  /** 华东 / 杭州; null where regions distinguish none. */
  region?: string | null | undefined;
  state?: HotelState | null | undefined;
}

/** Hotels that a search found: of all `total`. */
export interface FoundHotels {
  hotels: readonly HotelOption[];
  total: number;
  /** Those that were chosen last, first in a list that nothing narrows. */
  recent?: readonly HotelOption[] | undefined;
}

/** Options of a picker's search. */
interface HotelSearchOptions {
  /** Without those that were closed: where something new begins. */
  isOpenOnly: boolean;
  signal: AbortSignal;
}

/** Where a picker has its hotels from. */
export interface HotelSource {
  /** Hotels by name, pinyin or region; the first ones for ''. Rejected: its message is shown with 重试. */
  search: (query: string, options: HotelSearchOptions) => Promise<FoundHotels>;
  /** The hotel of an id, once it has been read. */
  named: (id: Id) => HotelOption | undefined;
  /** Called when one was chosen. */
  onChosen?: ((id: Id) => void) | undefined;
}

export const closedMark = '已停业';

/** The name of a hotel, with a mark where it was closed. */
export const hotelLabel = (hotel: HotelOption): string =>
  isClosedHotel(hotel) ? `${hotel.name}（${closedMark}）` : hotel.name;
