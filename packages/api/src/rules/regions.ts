/** A number in the store, a text on the wire. */
type RowKey = string | number;

/** A department, by what its place in the tree depends on. */
export interface RegionRow<Key> {
  id: Key;
  parentId: Key | null;
  name: string;
}

/** A hotel, by its department. */
export interface RegionHotel<Key> {
  id: Key;
  departmentId: Key | null;
}

/** A department above hotels, and which of them it has: its own, if it has one, and those of the departments below it. */
export interface Region<Key> extends RegionRow<Key> {
  hotelIds: ReadonlySet<Key>;
}

/**
 * The regions that divide some hotels: departments above some of them, each before those below it, siblings in the order
 * of the departments. One that has all of the hotels divides nothing and is left out. `regionOf` is the lowest region of
 * each hotel.
 */
export function regionsOf<Key extends RowKey>(
  departments: readonly RegionRow<Key>[],
  hotels: readonly RegionHotel<Key>[],
): { regions: Region<Key>[]; regionOf: ReadonlyMap<Key, Key> } {
  const byId = new Map(departments.map((one) => [one.id, one]));
  const above = new Set<Key>();
  const hotelsOf = new Map<Key, Set<Key>>();
  const paths = hotels.map((hotel) => {
    const path = pathTo(byId, hotel.departmentId);
    for (const [level, department] of path.entries()) {
      hotelsOf.set(department, (hotelsOf.get(department) ?? new Set()).add(hotel.id));
      if (level > 0) above.add(department);
    }
    return { id: hotel.id, path };
  });
  const divides = (id: Key): boolean =>
    above.has(id) && (hotelsOf.get(id)?.size ?? 0) < hotels.length;
  const kept = departments.filter(({ id }) => divides(id));
  const byParent = Map.groupBy(kept, ({ parentId }) =>
    parentId !== null && divides(parentId) ? parentId : null,
  );
  const below = (parentId: Key | null): Region<Key>[] =>
    (byParent.get(parentId) ?? []).flatMap(({ id, name }) => [
      { id, parentId, name, hotelIds: hotelsOf.get(id) ?? new Set() },
      ...below(id),
    ]);
  return {
    regions: below(null),
    regionOf: new Map(
      paths.flatMap(({ id, path }) => {
        const region = path.find(divides);
        return region === undefined ? [] : [[id, region] as const];
      }),
    ),
  };
}

/** A department and all above it, from below; empty where there is no such department. */
function pathTo<Key extends RowKey>(byId: ReadonlyMap<Key, RegionRow<Key>>, id: Key | null): Key[] {
  const path: Key[] = [];
  for (let next = id; next !== null && byId.has(next) && !path.includes(next);) {
    path.push(next);
    next = byId.get(next)?.parentId ?? null;
  }
  return path;
}

/** A region with the regions below it, and the hotels that are in none of these. */
export interface RegionNode<RegionDay, HotelDay> {
  region: RegionDay;
  regions: RegionNode<RegionDay, HotelDay>[];
  hotels: HotelDay[];
}

/** Regions as a tree with their hotels, in their order; `hotels` are those in no region. */
export function regionTree<
  RegionDay extends { id: RowKey; parentId: RowKey | null },
  HotelDay extends { regionId: RowKey | null },
>(
  regions: readonly RegionDay[],
  hotels: readonly HotelDay[],
): { regions: RegionNode<RegionDay, HotelDay>[]; hotels: HotelDay[] } {
  const hotelsOf = Map.groupBy(hotels, ({ regionId }): RowKey | null => regionId);
  const byParent = Map.groupBy(regions, ({ parentId }): RowKey | null => parentId);
  const below = (parentId: RowKey | null): RegionNode<RegionDay, HotelDay>[] =>
    (byParent.get(parentId) ?? []).map((region) => ({
      region,
      regions: below(region.id),
      hotels: hotelsOf.get(region.id) ?? [],
    }));
  return { regions: below(null), hotels: hotelsOf.get(null) ?? [] };
}
