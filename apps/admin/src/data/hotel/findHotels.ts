import type { Id } from '@anzhu/api/contract/codecs';
import { isDeskOffered } from '@anzhu/api/contract/desk';
import type { DataOf, InputOf } from '@anzhu/api/contract/endpoint';
import { hotelPage, HotelState } from '@anzhu/api/contract/hotel';
import { foundHotels, searchHotels } from '@anzhu/api/contract/hotelSearch';
import type { FoundHotels } from '@anzhu/domain/hotel';
import * as z from 'zod/mini';
import { client } from '../../session/client.ts';
import { readSession } from '../../session/store.ts';

type Search = InputOf<typeof searchHotels>;
type Found = DataOf<typeof searchHotels>;

/** Hotels that another back end reads at once to name one of them. */
const mostNamed = 200;

/** Finds hotels; where the back end has no such search, by their name in the list. */
export async function findHotels(input: Search, signal?: AbortSignal): Promise<Found> {
  if (isDeskOffered()) return client.call(searchHotels, input, signal && { signal });
  const { keyword, ids, size = foundHotels.usual, departmentId: _region, ...narrow } = input;
  const page = { page: 1, size: ids ? mostNamed : size };
  const list = { ...narrow, page, ...(keyword !== undefined && { name: keyword }) };
  const { records, total } = await client.call(hotelPage, list, signal && { signal });
  const hotels = records
    .filter(({ id }) => ids?.includes(id) ?? true)
    .map(({ id, name, state }) => ({ id, name, region: null, state: state ?? HotelState.open }));
  return { hotels, total };
}

interface PickerSearch {
  isOpenOnly: boolean;
  signal: AbortSignal;
  /** What all hotels of the picker have in common. */
  narrow: Partial<Search> | undefined;
}

/** From so many hotels on, those that were chosen last come first. */
const longFrom = 12;

const none: Found = { hotels: [], total: 0 };

/** The hotels of a picker: of a query, or the first ones and those that were chosen last. */
export async function searchFor(
  query: string,
  { isOpenOnly, signal, narrow }: PickerSearch,
): Promise<Found & Pick<FoundHotels, 'recent'>> {
  const keyword = query.trim();
  const input = { ...narrow, ...(isOpenOnly && { state: HotelState.open }) };
  if (keyword !== '') return findHotels({ ...input, keyword }, signal);
  const recent = readRecent();
  const [first, last] = await Promise.all([
    findHotels({ ...input, size: foundHotels.most }, signal),
    recent.length === 0 ? none : findHotels({ ...input, ids: recent }, signal),
  ]);
  // Where all hotels are in sight, none has to come first.
  if (first.total <= longFrom) return first;
  const inOrder = last.hotels.toSorted(
    (one, other) => recent.indexOf(one.id) - recent.indexOf(other.id),
  );
  return { ...first, recent: inOrder };
}

/** The hotel that was chosen last, of those that can still be read, else the first. */
export async function findFirst(narrow: Partial<Search>): Promise<Found> {
  const recent = readRecent();
  const { hotels } = recent.length === 0 ? none : await findHotels({ ...narrow, ids: recent });
  const last = recent.flatMap((id) => hotels.find((hotel) => hotel.id === id) ?? [])[0];
  return last ? { hotels: [last], total: 1 } : findHotels({ ...narrow, size: 1 });
}

/** As many as are shown first in a picker. */
const mostRecent = 5;

const Stored = z.array(z.string());
const keyOf = (): string => `recentHotels ${readSession()?.userId ?? ''}`;

/** The hotels that the user chose last on this device, the latest first. */
export function readRecent(): Id[] {
  try {
    return z.parse(Stored, JSON.parse(localStorage.getItem(keyOf()) ?? '[]')).slice(0, mostRecent);
  } catch {
    return [];
  }
}

/** Remembers a hotel as the one that was chosen last. */
export function rememberRecent(id: Id): void {
  try {
    const ids = [id, ...readRecent().filter((one) => one !== id)].slice(0, mostRecent);
    localStorage.setItem(keyOf(), JSON.stringify(ids));
  } catch {
    // A browser may forbid it: then none comes first.
  }
}
