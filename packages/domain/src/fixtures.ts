import type { BedType } from '@anzhu/api/contract/bedType';
import { Hardness } from '@anzhu/api/contract/bedType';
import { isClosedHotel } from '@anzhu/api/contract/hotel';
import type { HotelOption, HotelSource } from './hotel/index.ts';

/** The day and the time of every story. */
export const today = '2026-03-18';
export const now = '2026-03-18 10:00:00';

/** The hotels of stories. */
export const hotelList = [
  { id: '1', name: '安住·西湖店' },
  { id: '2', name: '安住·外滩店' },
  { id: '3', name: '安住·珠江店' },
];

/** Hotels to choose from, found by their name and region. */
export const hotelsOf = (list: readonly HotelOption[]): HotelSource => ({
  search: (query, { isOpenOnly }) => {
    const found = list.filter(
      (hotel) =>
        `${hotel.name} ${hotel.region ?? ''}`.includes(query.trim()) &&
        !(isOpenOnly && isClosedHotel(hotel)),
    );
    return Promise.resolve({ hotels: found, total: found.length });
  },
  named: (id) => list.find((hotel) => hotel.id === id),
});

export const hotels = hotelsOf(hotelList);

const [first, , third] = hotelList as [
  { id: string; name: string },
  unknown,
  { id: string; name: string },
];

const bedType = (
  id: string,
  name: string,
  [specification, maxLoad, hardness]: [string, number, Hardness],
  hotel = first,
): BedType => ({
  id,
  name,
  specification,
  maxLoad,
  hardness,
  hotelId: hotel.id,
  hotelName: hotel.name,
});

/** Bed types of two hotels. */
export const bedTypes: BedType[] = [
  bedType('21', '单人床', ['1.2 × 2.0 米', 1, Hardness.fairlyHard]),
  bedType('22', '大床', ['1.8 × 2.0 米', 2, Hardness.medium]),
  bedType('23', '特大床', ['2.0 × 2.2 米', 2, Hardness.fairlySoft]),
  bedType('24', '折叠床', ['0.9 × 1.9 米', 1, Hardness.hard]),
  bedType('25', '儿童床', ['0.8 × 1.6 米', 1, Hardness.verySoft]),
  bedType('26', '大床', ['1.8 × 2.0 米', 2, Hardness.medium], third),
];
