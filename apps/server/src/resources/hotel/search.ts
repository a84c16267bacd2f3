import { HotelState } from '@anzhu/api/contract/hotel';
import { foundHotels } from '@anzhu/api/contract/hotelSearch';
import type { Session } from '../../platform/caller.ts';
import { filterId, rowId } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { containsWord, wordsOf } from '../../platform/names/pinyin.ts';
import { isInScope } from '../../platform/session/scope.ts';

/** A hotel with what it is found by. */
interface Candidate {
  id: number;
  name: string;
  allowsIsolation: boolean;
  isClosed: boolean;
  /** Ids of the departments above its own, and of that. */
  path: readonly (number | null)[];
  /** The departments above its own, from the top. */
  above: readonly { id: number; name: string }[];
  /** Beside its name: names of departments, province, city. */
  places: readonly string[];
}

/** The hotels that a person sees, by region, those that were closed last. */
async function candidates(db: Db, session: Session): Promise<Candidate[]> {
  const departments = await db
    .selectFrom('department')
    .select(['id', 'parent_id', 'name'])
    .execute();
  const names = new Map(departments.map(({ id, name }) => [id, name]));
  const pathOf = pathsIn(departments);
  const hotels = await db
    .selectFrom('hotel')
    .select(['id', 'name', 'department_id', 'province', 'city', 'allow_isolation', 'closed_day'])
    .orderBy('id')
    .execute();
  const all = hotels.map((hotel): Candidate => {
    const above = pathOf(hotel.department_id).map((id) => ({ id, name: names.get(id) ?? '' }));
    return {
      id: hotel.id,
      name: hotel.name,
      allowsIsolation: hotel.allow_isolation === 1,
      isClosed: hotel.closed_day !== null,
      path: [...above.map(({ id }) => id), hotel.department_id],
      above,
      places: [...above.map(({ name }) => name), hotel.province, hotel.city].filter(
        (place) => place !== null && place !== '',
      ) as string[],
    };
  });
  const shared = sharedLevels(all);
  return all
    .filter(({ id }) => isInScope(session, id))
    .map((one) => ({ ...one, above: one.above.slice(shared) }))
    .toSorted(
      (one, other) =>
        Number(one.isClosed) - Number(other.isClosed) || compareRegions(one.above, other.above),
    );
}

/** @returns the ids of the departments above one, from the top */
function pathsIn(departments: readonly { id: number; parent_id: number | null }[]) {
  const parents = new Map(departments.map(({ id, parent_id: parent }) => [id, parent]));
  return (id: number | null): number[] => {
    const path: number[] = [];
    let next = id === null ? null : parents.get(id);
    while (typeof next === 'number' && !path.includes(next)) {
      path.unshift(next);
      next = parents.get(next);
    }
    return path;
  };
}

/** How many levels from the top are the same for all hotels: they distinguish none. */
function sharedLevels(hotels: readonly Candidate[]): number {
  const [first, ...others] = hotels;
  const isShared = ({ id }: { id: number }, level: number): boolean =>
    others.every(({ above }) => above[level]?.id === id);
  const own = first?.above.findIndex((one, level) => !isShared(one, level)) ?? 0;
  return own === -1 ? (first?.above.length ?? 0) : own;
}

/** In the order of the tree; a hotel beside a region goes before those in it. */
function compareRegions(one: Candidate['above'], other: Candidate['above']): number {
  const level = one.findIndex(({ id }, index) => id !== other[index]?.id);
  if (level === -1) return one.length - other.length;
  return (one[level]?.id ?? 0) - (other[level]?.id ?? 0) || one.length - other.length;
}

/** Hotels to choose from, few at a time. */
export const searchHotels: Handler<'searchHotels'> = async ({ input, session }, { store }) => {
  const { keyword = '', ids, departmentId, allowIsolation, state } = input;
  const { size = foundHotels.usual } = input;
  const region = filterId(departmentId);
  const wanted = ids && new Set(ids.map(rowId));
  const words = wordsOf(keyword);
  const isNamed = ({ name }: Candidate): boolean => words.every((word) => containsWord(name, word));
  const found = (await candidates(store.db, session)).filter(
    (hotel) =>
      (wanted?.has(hotel.id) ?? true) &&
      (region === null || hotel.path.includes(region)) &&
      (allowIsolation === undefined || hotel.allowsIsolation === allowIsolation) &&
      (state === undefined || hotel.isClosed === (state === HotelState.closed)) &&
      words.every((word) => [hotel.name, ...hotel.places].some((text) => containsWord(text, word))),
  );
  // By name before those that are only in a region of that name.
  const ordered =
    words.length === 0
      ? found
      : found.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
  return {
    hotels: ordered.slice(0, size).map(({ id, name, above, isClosed }) => ({
      id,
      name,
      region: above.map((one) => one.name).join(' / ') || null,
      state: isClosed ? HotelState.closed : HotelState.open,
    })),
    total: ordered.length,
  };
};

/** The hotels that a person sees whose name contains a word, as it is written or in pinyin. */
export async function hotelsNamed(db: Db, word: string, session: Session): Promise<number[]> {
  const hotels = await db.selectFrom('hotel').select(['id', 'name']).execute();
  return hotels
    .filter(({ id, name }) => isInScope(session, id) && containsWord(name, word.toLowerCase()))
    .map(({ id }) => id);
}
