import { isSameId } from '../contract/codecs.ts';
import { Code } from '../contract/envelope.ts';
import { hotelAllowsIsolation, hotelPage, myHotel } from '../contract/hotel.ts';
import { hotels } from './fixtures/hotel.ts';
import { mock, refuse } from './mock.ts';
import { pageOf } from './page.ts';

/** Hotels to choose from, and one's own. */
export const hotelHandlers = () => ({
  hotelPage: mock(hotelPage, ({ page, name = '', address = '', allowIsolation }) => {
    const matching = hotels.filter(
      (hotel) =>
        hotel.name.includes(name) &&
        (hotel.address ?? '').includes(address) &&
        (allowIsolation === undefined || hotel.allowIsolation === allowIsolation),
    );
    return pageOf(matching, page);
  }),
  hotelAllowsIsolation: mock(
    hotelAllowsIsolation,
    ({ id }) =>
      hotels.find((hotel) => isSameId(hotel.id, id))?.allowIsolation ??
      refuse(Code.notFound, '酒店不存在'),
  ),
  myHotel: mock(myHotel, () => hotels[0] ?? refuse(Code.notFound, '酒店不存在')),
});
