import { nameWords } from '@anzhu/api/rules/nameWords';
import { soughtNumber } from '@anzhu/api/rules/personalNumbers';
import { type RawBuilder, sql } from 'kysely';
import type { LocalTime } from '../db/column.ts';
import { hasNumber } from '../db/personalData/search.ts';
import type { Db } from '../db/store.ts';
import { StayKind } from '../db/tables/stay.ts';
import { isReadAs } from '../names/pinyin.ts';
import { namesLike } from './keyword.ts';

/** What guests are looked for by, in one hotel or in all. */
export interface GuestQuery {
  keyword: string;
  hotelId: number | null;
  most: number;
}

/** A guest of an order, who was found by a keyword. */
export interface FoundGuest {
  orderId: number;
  name: string;
  byWholeNumber: boolean;
}

/** One who is in. */
export interface PresentGuest extends FoundGuest {
  roomId: number;
  roomName: string;
  hotelId: number;
  hotelName: string;
  leaveTime: LocalTime;
}

const ofHotel = (hotelId: number | null): RawBuilder<unknown> =>
  hotelId === null ? sql`1 = 1` : sql`stay.hotel_id = ${hotelId}`;

/** Conditions of a keyword that is a number, and whether all of it was typed. */
function numberTerms(db: Db, keyword: string) {
  const sought = soughtNumber(keyword);
  const columns = sought ? (['phone', 'idcard'] as const) : [];
  return {
    isWhole: sought?.by === 'whole',
    terms: columns.flatMap((column) => (sought ? [hasNumber(db, column, sought)] : [])),
  };
}

/** The names of those who are in that a keyword finds: in a hotel all of them are compared. */
async function presentNames(db: Db, { keyword, hotelId }: GuestQuery): Promise<string[]> {
  if (hotelId === null) return namesLike(db, keyword);
  const words = nameWords(keyword);
  if (words.length === 0 || /^\d/.test(words[0] ?? '')) return [];
  const { rows } = await sql<{ name: string }>`
    select distinct stay_guest.name from stay join stay_guest on stay_guest.stay_id = stay.id
    where stay.hotel_id = ${hotelId} and stay.kind = ${sql.lit(StayKind.guests)}
      and stay.ended_time is null`.execute(db);
  return rows.map(({ name }) => name).filter((name) => isReadAs(name, words));
}

/** Guests who are in, by their name, phone or document number; those of the newest stays of a name first. */
export async function presentGuests(db: Db, query: GuestQuery): Promise<PresentGuest[]> {
  const { keyword, hotelId, most } = query;
  const find = async (where: RawBuilder<unknown>, byWholeNumber: boolean) => {
    const { rows } = await sql<Omit<PresentGuest, 'byWholeNumber'>>`
      select stay.order_id as "orderId", stay_guest.name as name, stay.room_id as "roomId",
        room.name as "roomName", stay.hotel_id as "hotelId", hotel.name as "hotelName",
        stay.leave_time as "leaveTime"
      from stay_guest
      join stay on stay.id = stay_guest.stay_id
      join room on room.id = stay.room_id
      join hotel on hotel.id = stay.hotel_id
      where stay_guest.has_left = 0 and ${where} and stay.kind = ${sql.lit(StayKind.guests)}
        and ${ofHotel(hotelId)}
      order by stay_guest.stay_id desc, stay_guest.place limit ${most}`.execute(db);
    return rows.map((row): PresentGuest => ({ ...row, byWholeNumber }));
  };
  const { isWhole, terms } = numberTerms(db, keyword);
  const found: PresentGuest[] = [];
  for (const term of terms) found.push(...(await find(term, isWhole)));
  for (const name of await presentNames(db, query)) {
    if (found.length < most) found.push(...(await find(sql`stay_guest.name = ${name}`, false)));
  }
  return found.slice(0, most);
}

/** Stays of the names of a keyword that are looked through for those of a hotel: the newest of each. */
const mostWalked = 6000;

/** Guests of orders, present and past, by their name, phone or document number; the newest stays first. */
export async function guestsOfOrders(
  db: Db,
  { keyword, hotelId, most }: GuestQuery,
): Promise<FoundGuest[]> {
  const find = async (where: RawBuilder<unknown>, byWholeNumber: boolean) => {
    const { rows } = await sql<Omit<FoundGuest, 'byWholeNumber'> & { stayId: number }>`
      select stay.id as "stayId", stay.order_id as "orderId", stay_guest.name as name
      from stay_guest join stay on stay.id = stay_guest.stay_id
      where ${where} and stay.kind = ${sql.lit(StayKind.guests)} and ${ofHotel(hotelId)}
      order by stay_guest.stay_id desc limit ${most}`.execute(db);
    return rows.map((row) => ({ ...row, byWholeNumber }));
  };
  const { isWhole, terms } = numberTerms(db, keyword);
  const byNumber: FoundGuest[] = [];
  for (const term of terms) byNumber.push(...(await find(term, isWhole)));
  const named = [];
  const names = await namesLike(db, keyword);
  const walked = Math.ceil(mostWalked / Math.max(1, names.length));
  for (const name of names) {
    const newest = sql`stay_guest.id in (select id from stay_guest where name = ${name}
      order by stay_id desc limit ${walked})`;
    named.push(...(await find(hotelId === null ? sql`stay_guest.name = ${name}` : newest, false)));
  }
  named.sort((one, other) => other.stayId - one.stayId);
  return [...byNumber, ...named].slice(0, most);
}

/** Expected guests of a name, or of the ends of a number, that are looked through. */
const mostExpected = 1000;

/**
 * Guests whom bookings expect, by their name, phone or document number; those of the newest bookings first.
 * @param only a further condition on their orders
 */
export async function expectedGuests(
  db: Db,
  { keyword, hotelId, most }: GuestQuery,
  only: RawBuilder<unknown> = sql`1 = 1`,
): Promise<FoundGuest[]> {
  const own = hotelId === null ? sql`1 = 1` : sql`orders.hotel_id = ${hotelId}`;
  const find = async (where: RawBuilder<unknown>, byWholeNumber: boolean) => {
    const { rows } = await sql<Omit<FoundGuest, 'byWholeNumber'>>`
      select expected.order_id as "orderId", expected.name as name
      from (select order_id, name from expected_guest where ${where}
        order by order_id desc limit ${mostExpected}) as expected
      join orders on orders.id = expected.order_id
      where ${own} and ${only} order by expected.order_id desc limit ${most}`.execute(db);
    return rows.map((row) => ({ ...row, byWholeNumber }));
  };
  const { isWhole, terms } = numberTerms(db, keyword);
  const byNumber: FoundGuest[] = [];
  for (const term of terms) byNumber.push(...(await find(term, isWhole)));
  const named: FoundGuest[] = [];
  for (const name of await namesLike(db, keyword)) {
    named.push(...(await find(sql`name = ${name}`, false)));
  }
  named.sort((one, other) => other.orderId - one.orderId);
  return [...byNumber, ...named].slice(0, most);
}

/** Rooms of one number that are looked at: in all hotels there are many. */
const mostRooms = 50;

/** The orders of guests who are or were in the rooms of a number, the newest stays of each room first. */
export async function ordersOfRoom(
  db: Db,
  { keyword, hotelId, most }: GuestQuery,
): Promise<number[]> {
  const { rows: rooms } = await sql<{ id: number }>`select id from room
    where name = ${keyword.normalize('NFKC')}
      and ${hotelId === null ? sql`1 = 1` : sql`hotel_id = ${hotelId}`}
    order by id limit ${mostRooms}`.execute(db);
  const found: number[] = [];
  for (const room of rooms) {
    const { rows } = await sql<{ id: number }>`select order_id as id from stay
      where room_id = ${room.id} and order_id is not null
      order by id desc limit ${Math.ceil(most / rooms.length)}`.execute(db);
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}
