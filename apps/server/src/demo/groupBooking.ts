import { OrderStatus } from '@anzhu/api/contract/order';
import type { Kysely } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';
import type { DemoBook } from './book.ts';
import type { DemoHotel } from './property.ts';
import { documentOf } from './travelDocument.ts';

/** The expected guests of each room. */
const guestsOfRooms = [2, 2, 1];

/** Adds a paid group of three rooms that comes tomorrow, with the list of its guests. */
export async function addGroup(
  db: Kysely<Tables>,
  book: DemoBook,
  hotel: DemoHotel,
): Promise<void> {
  const room = hotel.rooms.find(({ isIsolation, maxLoad }) => !isIsolation && maxLoad >= 2);
  if (!room) return;
  const { calendar } = book;
  const booker = book.person();
  const arrival = 1;
  const groupNo = `T${calendar.at(arrival, 0).slice(2, 10).replaceAll('-', '')}-${hotel.id}`;
  const lists = [];
  for (const [index, guests] of guestsOfRooms.entries()) {
    const booking = { hotel, room, status: OrderStatus.paid, arrival, nights: 2 };
    const { id } = book.order({ ...booking, booker, groupNo });
    const people = Array.from({ length: guests }, (_, place) =>
      index === 0 && place === 0 ? booker : book.person(),
    );
    lists.push({ id, people });
  }
  await book.store(db);
  const checkIn = calendar.at(arrival, 14 * 60);
  const rows = lists.flatMap(({ id, people }) =>
    people.map(({ name, phone, sex, ...person }, place) => ({
      order_id: id,
      place,
      name,
      phone: place === 0 ? phone : '',
      sex,
      ...documentOf({ name, phone, sex, ...person }, place, checkIn),
    })),
  );
  await db.insertInto('expected_guest').values(rows).execute();
}
