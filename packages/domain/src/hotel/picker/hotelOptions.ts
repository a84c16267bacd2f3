import type { Id } from '@anzhu/api/contract/codecs';
import { isClosedHotel } from '@anzhu/api/contract/hotel';
import type { FoundOptions, RemoteSearch } from '@anzhu/ui/Picker';
import { closedMark, type FoundHotels, type HotelOption, type HotelSource } from './hotelSource.ts';

const optionOf = (hotel: HotelOption, group: string | undefined, note?: string | null) => ({
  value: hotel.id,
  label: hotel.name,
  ...(group !== undefined && { group }),
  ...(note && { description: note }),
});

/**
 * Hotels as options. Without a query: those chosen last, then by region under its heading, closed ones last. Of a search
 * in the order of the search, each with its region.
 */
export function hotelOptions(
  { hotels, total, recent = [] }: FoundHotels,
  query: string,
): FoundOptions<string> {
  const isRecent = new Set(recent.map(({ id }) => id));
  const others = hotels.filter(({ id }) => !isRecent.has(id));
  const more = total - others.length - recent.length;
  const note =
    more > 0 ? { note: `共 ${total} 家，还有 ${more} 家；输入名称、拼音或区域查找` } : {};
  if (query.trim() !== '') {
    const noteOf = (hotel: HotelOption): string =>
      [isClosedHotel(hotel) && closedMark, hotel.region].filter(Boolean).join(' · ');
    return { options: hotels.map((hotel) => optionOf(hotel, undefined, noteOf(hotel))), ...note };
  }
  const isGrouped =
    recent.length > 0 || others.some((hotel) => hotel.region || isClosedHotel(hotel));
  const groupOf = (hotel: HotelOption): string | undefined =>
    isClosedHotel(hotel) ? closedMark : isGrouped ? hotel.region || '其他' : undefined;
  return {
    options: [
      ...recent.map((hotel) => optionOf(hotel, '最近', isClosedHotel(hotel) ? closedMark : null)),
      ...others.map((hotel) => optionOf(hotel, groupOf(hotel))),
    ],
    ...note,
  };
}

/** The search of a picker in a source, without one hotel. */
export const searchIn =
  (
    hotels: HotelSource,
    { isOpenOnly, except }: { isOpenOnly: boolean; except: Id | null | undefined },
  ): RemoteSearch<string> =>
  async (query, signal) => {
    const found = await hotels.search(query, { isOpenOnly, signal });
    const { options, note } = hotelOptions(found, query);
    return { options: options.filter(({ value }) => value !== except), note };
  };
